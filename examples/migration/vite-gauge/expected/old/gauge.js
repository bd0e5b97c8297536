import e from "lodash";
// src/needle.svg
var t = "data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%208%208'%3e%3cpath%20d='M0%208%204%200l4%208Z'/%3e%3c/svg%3e", n = "3.1.0";
function r(n) {
	return n ?? (n = 0), `<span class="gauge"><img src="${t}" alt="">${Math.round(e.clamp(n, 0, 1) * 100)} %</span>`;
}
export { r as gauge, n as version };

//# sourceMappingURL=gauge.js.map