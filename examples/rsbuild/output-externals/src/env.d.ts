declare module '#internal/round' {
  export const round: (value: number) => number;
}
