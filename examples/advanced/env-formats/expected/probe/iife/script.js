(()=>{
    console.log("production", "production");
})();
