const portOf = (settings)=>{
    var _settings_port;
    return null != (_settings_port = settings.port) ? _settings_port : 3000;
};
export { portOf };
