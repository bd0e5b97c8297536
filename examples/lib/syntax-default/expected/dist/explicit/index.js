function label(user) {
    return user?.name ?? 'anonymous';
}
export { label };
