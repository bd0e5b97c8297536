function portOf(settings) {
    return settings.server?.port ?? 3000;
}
export { portOf };

//# sourceMappingURL=index.js.map