var scale_Scale = /*#__PURE__*/ function(Scale) {
    Scale["Celsius"] = "C";
    Scale["Fahrenheit"] = "F";
    return Scale;
}({});
export { scale_Scale as Scale };

//# sourceMappingURL=scale.js.map