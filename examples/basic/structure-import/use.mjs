const [folder, language] = process.argv.slice(2);

try {
  const { greet } = await import(`./${folder}/index.js`);
  console.log(await greet(language));
} catch (error) {
  console.log(error.message);
}
