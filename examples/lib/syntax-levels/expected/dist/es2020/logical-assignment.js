function logical_assignment_name(user) {
    user.name ||= 'nobody';
}
export { logical_assignment_name as name };
