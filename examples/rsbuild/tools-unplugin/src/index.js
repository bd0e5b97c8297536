export const double = (number) => computed(() => number.value * 2);
