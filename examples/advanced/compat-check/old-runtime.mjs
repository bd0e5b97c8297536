// Stands in for a runtime that lacks an API of ES2022.
delete Array.prototype.at;

const { Breadcrumbs } = await import('./dist/index.js');

try {
  console.log(new Breadcrumbs('docs/guide').current());
} catch (error) {
  console.log(String(error));
}
