/*! swatch 1.0.0 | MIT */
function hex(red, green, blue) {
    return `#${[
        red,
        green,
        blue
    ].map((part)=>part.toString(16).padStart(2, '0')).join('')}`;
}
export { hex };

// End of swatch