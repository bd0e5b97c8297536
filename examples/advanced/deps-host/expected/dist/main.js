import { app } from "electron";
const title = ()=>app.name;
export { title };
