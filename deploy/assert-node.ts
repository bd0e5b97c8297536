/** Ends a command on a Node.js that is too old with one line. Imported first, because other imports may fail there. */
import manifest from '../package.json' with { type: 'json' };

// All versions in `engines` support it.
if (!process.features.require_module) {
  console.error(`Node.js ${process.versions.node} is too old. The site needs ${manifest.engines.node}`);
  process.exit(1);
}
