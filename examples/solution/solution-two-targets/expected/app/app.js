(()=>{
    function loadTheme() {
        return localStorage.getItem('theme') ?? "light";
    }
    document.title = loadTheme();
})();
