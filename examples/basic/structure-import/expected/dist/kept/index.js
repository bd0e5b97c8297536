async function greet(language) {
    const { hello } = await import(`./languages/${language}.ts`);
    return hello;
}
export { greet };
