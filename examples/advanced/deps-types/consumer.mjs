import { rmSync } from 'node:fs';

// Whoever installs this package does not get its devDependencies.
rmSync('node_modules/@acme', { recursive: true });
