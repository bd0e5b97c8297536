export function name(user: { name?: string }): void {
  user.name ||= 'nobody';
}
