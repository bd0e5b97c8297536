var color_Channel = /*#__PURE__*/ function(Channel) {
    Channel["Red"] = "red";
    Channel["Green"] = "green";
    return Channel;
}({});
const black = {
    red: 0,
    green: 0,
    blue: 0
};
export { black, color_Channel as Channel };
