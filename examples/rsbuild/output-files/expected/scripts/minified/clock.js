setInterval(()=>console.log('tick'), 1000);
