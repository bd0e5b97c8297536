const numerals = [
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII'
];
function toRoman(month) {
    return numerals[month - 1] ?? String(month);
}
export { toRoman };
