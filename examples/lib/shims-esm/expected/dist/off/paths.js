const paths = {
    dirname: __dirname,
    filename: __filename
};
export { paths };
