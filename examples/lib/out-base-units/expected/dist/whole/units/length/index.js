function toMeters(feet) {
    return 0.3048 * feet;
}
export { toMeters };
