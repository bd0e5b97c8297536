const initials = (user)=>{
    var _user_name;
    return null == user ? void 0 : null == (_user_name = user.name) ? void 0 : _user_name.slice(0, 2);
};
const badge = (user)=>{
    var _initials;
    return null != (_initials = initials(user)) ? _initials : '??';
};
export { badge };
