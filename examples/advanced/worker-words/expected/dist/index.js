function countWords(text) {
    const worker = new Worker(new URL("./counter.js", import.meta.url), {
        type: "module"
    });
    return new Promise((resolve, reject)=>{
        worker.onmessage = ({ data })=>resolve(data);
        worker.onerror = ({ message })=>reject(new Error(message));
        worker.postMessage(text);
    }).finally(()=>worker.terminate());
}
export { countWords };
