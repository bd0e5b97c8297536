const initials = (user)=>user?.name?.slice(0, 2);
const badge = (user)=>{
    var _initials;
    return null != (_initials = initials(user)) ? _initials : '??';
};
export { badge };
