function portOf(settings) {
    var _ref;
    var _settings_server;
    return null != (_ref = null == (_settings_server = settings.server) ? void 0 : _settings_server.port) ? _ref : 3000;
}
export { portOf };

//# sourceMappingURL=index.js.map