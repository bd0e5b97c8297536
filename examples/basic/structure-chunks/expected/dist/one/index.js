async function formatRomanDate(date) {
    const { toRoman } = await import("./roman.js");
    return `${date.getUTCDate()} ${toRoman(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}
export { formatRomanDate };
