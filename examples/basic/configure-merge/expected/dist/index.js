/* Acme */
const paint = (wall)=>`${wall} in red`;
export { paint };

/* paint */