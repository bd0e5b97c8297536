const timers = [];
export { timers };
