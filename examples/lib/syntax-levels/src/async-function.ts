export async function first(task: Promise<number>): Promise<number> {
  return (await task) + 1;
}
