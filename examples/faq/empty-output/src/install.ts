Object.assign(globalThis, { kelvin: (celsius: number) => celsius + 273.15 });
