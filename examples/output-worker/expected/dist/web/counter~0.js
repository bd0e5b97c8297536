const countWords = (text)=>text.split(/\s+/).filter(Boolean).length;
self.onmessage = (event)=>self.postMessage(countWords(event.data));
