export function label(user?: { name?: string }): string {
  return user?.name ?? 'anonymous';
}
