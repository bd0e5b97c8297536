export const initials = (user) => user?.name?.slice(0, 2);
