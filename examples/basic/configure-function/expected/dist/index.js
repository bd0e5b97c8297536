const isUnit = (name)=>[
        "meter",
        "second",
        "kilogram"
    ].includes(name);
export { isUnit };
