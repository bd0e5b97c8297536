import { useMemo, useState } from "react";
const formatMoney = ({ cents, currency })=>new Intl.NumberFormat('en', {
        style: 'currency',
        currency
    }).format(cents / 100);
function useToggle(start = false) {
    const [on, setOn] = useState(start);
    return [
        on,
        ()=>setOn(!on)
    ];
}
function useTotal(prices) {
    return useMemo(()=>{
        const [{ currency } = {
            currency: 'EUR'
        }] = prices;
        const total = {
            cents: prices.reduce((sum, { cents })=>sum + cents, 0),
            currency
        };
        return {
            total,
            text: formatMoney(total)
        };
    }, [
        prices
    ]);
}
export { useToggle, useTotal };
