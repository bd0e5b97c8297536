import { subset } from 'semver';
import manifest from '../../../package.json' with { type: 'json' };
import { installScripts, licenses, packagesByLicense } from './accepted.ts';

/** What the lockfile says about a package. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Bundled in another package, whose hash covers it. */
  inBundle?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  /** Not installed on other platforms or versions of Node.js. */
  optional?: boolean;
  engines?: { node?: string };
};

export type Lockfile = { packages: Record<string, LockedPackage> };

/** The versions of Node.js that the project supports. */
const SUPPORTED = manifest.engines.node;

const REGISTRY = 'https://registry.npmjs.org/';

/** The suffix of packages with a binary for one platform, as in `-linux-x64-gnu`. */
const PLATFORM = /-(?:android|darwin|freebsd|linux|linuxmusl|win32)-[\w-]+$/;

/** @returns one message, with a remedy, for each locked package that the project has not accepted */
export function judgeLockfile({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, locked]) => {
      const name = nameOf(place);
      return [...judgeOrigin(locked), ...judgeConsent(name, locked), ...judgeEngines(locked)].map(
        (finding) => `package-lock.json: ${name}@${locked.version} ${finding}`,
      );
    });
}

/** The package name: what follows the last `node_modules`. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function judgeOrigin(locked: LockedPackage): string[] {
  const findings: string[] = [];
  if (locked.link || (locked.resolved && !locked.resolved.startsWith(REGISTRY)))
    findings.push(`comes from ${locked.resolved ?? 'a link'} — take it from ${REGISTRY}`);
  if (!locked.inBundle && !locked.integrity?.startsWith('sha512-'))
    findings.push('has no sha512 integrity — install it anew');
  return findings;
}

function judgeConsent(name: string, { license = '', hasInstallScript }: LockedPackage): string[] {
  const findings: string[] = [];
  if (hasInstallScript && !(name in installScripts))
    findings.push('runs a script when installed — see that the build needs none, and say why in accepted.ts');
  const agreed = packagesByLicense[name] ?? packagesByLicense[name.replace(PLATFORM, '')];
  if (agreed?.license !== license && !isFree(license))
    findings.push(`has the license "${license}" — read it, and name it in accepted.ts, or do without`);
  return findings;
}

/** What would make `npm ci` warn: EBADENGINE. */
function judgeEngines({ engines, optional }: LockedPackage): string[] {
  const wanted = engines?.node;
  if (optional || !wanted || subset(SUPPORTED, wanted)) return [];
  return [`needs Node.js ${wanted} — take a version that supports all of ${SUPPORTED}`];
}

/** Whether a license expression is accepted: all parts of an AND, one part of an OR. */
function isFree(expression: string): boolean {
  const choices = expression.replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => licenses.includes(license)));
}
