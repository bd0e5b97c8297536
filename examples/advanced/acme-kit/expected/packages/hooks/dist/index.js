import { formatMoney } from "@acme/money";
import { useMemo, useState } from "react";
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
