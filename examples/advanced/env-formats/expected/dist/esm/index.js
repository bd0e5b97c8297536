function connect(url) {
    if ('production' !== process.env.NODE_ENV && !url.startsWith('https:')) console.warn(`${url} is not encrypted`);
    return `${url} (env-formats 2.1.0)`;
}
export { connect };
