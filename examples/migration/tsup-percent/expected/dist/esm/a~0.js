import lodash from "lodash";
function percent(share) {
    share ??= 0;
    const value = lodash.clamp(share, 0, 1);
    return {
        share: value,
        text: `${Math.round(100 * value)} %`
    };
}
export { percent };

//# sourceMappingURL=a~0.js.map