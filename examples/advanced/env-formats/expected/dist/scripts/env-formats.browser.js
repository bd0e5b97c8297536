function connect(url) {
    return `${url} (env-formats 2.1.0)`;
}
export { connect };
