function userAgent() {
    return `acme-client/${next} (${process.env.NODE_ENV})`;
}
export { userAgent };
