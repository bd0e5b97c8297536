function toRgb(hex) {
    const value = Number.parseInt(hex.slice(1), 16);
    return [
        value >> 16 & 255,
        value >> 8 & 255,
        255 & value
    ];
}
export { toRgb };
