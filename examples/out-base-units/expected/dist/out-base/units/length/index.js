function toMetres(feet) {
    return 0.3048 * feet;
}
export { toMetres };
