const { formatRomanDate } = await import(`./dist/${process.argv[2]}`);

console.log(await formatRomanDate(new Date('2026-11-21')));
