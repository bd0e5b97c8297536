export type Port = number;
