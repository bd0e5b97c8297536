import lodash from "lodash";
const needle_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik0wIDggNCAwbDQgOFoiLz48L3N2Zz4K";
const version = "3.1.0";
function gauge(share) {
    share ??= 0;
    const percent = Math.round(100 * lodash.clamp(share, 0, 1));
    return `<span class="gauge"><img src="${needle_namespaceObject}" alt="">${percent} %</span>`;
}
export { gauge, version };

//# sourceMappingURL=gauge.js.map