console.log(await import('css-queries'));
