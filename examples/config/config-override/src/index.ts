export interface Settings {
  server?: { port?: number };
}

export function portOf(settings: Settings): number {
  return settings.server?.port ?? 3000;
}
