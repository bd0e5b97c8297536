/**
 * The parts of the application, in the order in which they run. Their files are fetched together. A part names the
 * exports that others use, since everything of a module would be kept otherwise.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["Layout"] */ '@rspress/core/theme'),
  () => import(/* webpackMode: "eager" */ 'rspress-client-entry'),
];

/** Runs the application, and lets the browser paint and answer the reader in between. */
export async function run(): Promise<void> {
  for (const load of parts) {
    await nextTask();
    await load();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
