export interface Duration {
  hours: number;
  minutes: number;
}
