// A page calls stop() in its HTML.
const timer = setInterval(() => console.log('tick'), 1000);

function stop() {
  clearInterval(timer);
}
