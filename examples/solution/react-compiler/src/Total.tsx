export function Total({ prices }: { prices: number[] }) {
  const sum = prices.reduce((all, price) => all + price, 0);
  return <output>{sum}</output>;
}
