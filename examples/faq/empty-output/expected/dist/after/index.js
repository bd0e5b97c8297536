Object.assign(globalThis, {
    kelvin: (celsius)=>celsius + 273.15
});
