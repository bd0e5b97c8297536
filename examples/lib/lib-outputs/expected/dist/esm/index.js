/* byte-units 1.0.0 */
const units = [
    'B',
    'kB',
    'MB',
    'GB'
];
function formatBytes(bytes) {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 3);
    return `${bytes / 1000 ** step} ${units[step] ?? ''}`;
}
export { formatBytes };
