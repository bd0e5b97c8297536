function userAgent() {
    return `acme-client/1.0.0 (${process.env.NODE_ENV})`;
}
export { userAgent };
