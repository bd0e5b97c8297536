console.log(process.env.NODE_ENV, import.meta.env?.MODE);
