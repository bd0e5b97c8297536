import { isLeavingDocument } from './leave-document';

/**
 * The application's modules, in execution order; one request round fetches them all. `webpackExports` lists the used
 * exports, since a dynamic import would otherwise keep everything; `createRoot` is what Rspress starts with in development.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot", "hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["Layout"] */ '@rspress/core/theme'),
  () => import(/* webpackMode: "eager" */ 'rspress-client-entry'),
];

/** Runs the application in separate tasks, so that the browser can paint and handle input in between. */
export async function run(): Promise<void> {
  for (const load of parts) {
    await nextTask();
    // Not in a document that is reloading because it does not belong to its URL.
    if (isLeavingDocument()) return new Promise(() => {});
    await load();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
