function clock(seconds) {
    const rest = String(seconds % 60).padStart(2, '0');
    return `${Math.floor(seconds / 60)}:${rest}`;
}
export { clock };
