const portOf = (settings)=>settings.port ?? 3000;
export { portOf };
