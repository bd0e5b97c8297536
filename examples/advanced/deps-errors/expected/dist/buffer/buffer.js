const encode = (text)=>Buffer.from(text).toString('base64');
export { encode };
