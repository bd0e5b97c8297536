const split = (text)=>text.split(/\s+/).filter(Boolean);
self.onmessage = ({ data })=>self.postMessage(split(data).length);
