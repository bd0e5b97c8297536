const hostFolder = ()=>__webpack_public_path__;
export { hostFolder };
