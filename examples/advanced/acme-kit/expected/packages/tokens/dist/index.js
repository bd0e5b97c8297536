const light = {
    accent: '#0b6e4f',
    ink: '#1c1c1e',
    gap: '0.5rem'
};
const dark = {
    ...light,
    accent: '#6fd6b0',
    ink: '#f2f2f2'
};
const toVariables = (theme)=>Object.fromEntries(Object.entries(theme).map(([name, value])=>[
            `--${name}`,
            value
        ]));
export { dark, light, toVariables };
