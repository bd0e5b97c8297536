export async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) console.log(line);
}
