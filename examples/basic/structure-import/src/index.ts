export async function greet(language: string): Promise<string> {
  const { hello } = await import(`./languages/${language}.ts`);
  return hello;
}
