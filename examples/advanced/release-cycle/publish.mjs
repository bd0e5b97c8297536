import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Publishes the version in package.json, with the dist-tag that belongs to it.
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const latest = execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' });
const major = Number.parseInt(version, 10);
const isOld = major < Number.parseInt(latest, 10);
const tag = version.includes('-') ? 'next' : isOld ? `v${major}-latest` : 'latest';
console.log(`npm publish --tag ${tag}`);
execFileSync('npm', ['publish', '--tag', tag], { stdio: 'inherit' });
