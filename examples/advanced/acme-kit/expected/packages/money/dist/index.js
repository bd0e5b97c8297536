const formatMoney = ({ cents, currency })=>new Intl.NumberFormat('en', {
        style: 'currency',
        currency
    }).format(cents / 100);
export { formatMoney };
