

/*! color-kit, MIT license */ /** Mixes two colors. */ function mix(first, second) {
    // Half of each.
    return first.map((channel, index)=>(channel + (second[index] ?? 0)) / 2);
}
/*#__PURE__*/ unused();
function unused() {}

export { mix };
