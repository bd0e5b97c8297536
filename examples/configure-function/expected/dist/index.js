const isUnit = (name)=>[
        "metre",
        "second",
        "kilogram"
    ].includes(name);
export { isUnit };
