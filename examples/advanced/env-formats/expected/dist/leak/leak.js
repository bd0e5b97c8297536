const settings = {
    REGION: "eu",
    TOKEN: "s3cr3t"
};
export { settings };
