import { parentPort } from "worker_threads";
null == parentPort || parentPort.on('message', (size)=>{
    null == parentPort || parentPort.postMessage(25.4 * size);
    null == parentPort || parentPort.close();
});
