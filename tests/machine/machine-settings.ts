import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const output = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

/** A line of apt's sources. */
export type Source = { uri: string; release: string; components: string[] };

/**
 * The sources of this machine's own release, as apt reads them from its configuration: the release itself first.
 *
 * @throws if there is no apt
 */
export function debianSources(): Source[] {
  const [, codename = ''] = /^VERSION_CODENAME=(\S+)/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  const format = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  return sourcesFrom(output('apt-get', 'indextargets', '--format', format, 'Identifier: Packages'), codename);
}

/**
 * @param listed lines of address, release and component
 * @param codename of the release, such as `bookworm`; its updates are `bookworm-updates`
 */
export function sourcesFrom(listed: string, codename: string): Source[] {
  const sources = new Map<string, Source>();
  for (const line of listed.split('\n').filter(Boolean)) {
    const [uri = '', release = '', component = ''] = line.split(' ');
    if (release !== codename && !release.startsWith(`${codename}-`)) continue;
    const source = sources.get(`${uri} ${release}`) ?? { uri, release, components: [] };
    if (!source.components.includes(component)) source.components.push(component);
    sources.set(`${uri} ${release}`, source);
  }
  return [...sources.values()].sort(
    (one, other) => Number(other.release === codename) - Number(one.release === codename),
  );
}

/** How apt reaches its sources here: proxies, certificates and checks. */
export const aptSettings = () =>
  `${output('apt-config', 'dump')
    .split('\n')
    .filter((line) => /^Acquire::(https?|Check)[\w:-]* "[^"]+";$/.test(line))
    .join('\n')}\n`;

/** Variables of proxies, and of files with certificates. */
const PROXY = /^(https?|no|all)_proxy$/i;
const CERTIFICATES = /_CERTS?$|CERT_FILE$|CA_?(BUNDLE|INFO|FILE|CERTS)$/;

/**
 * What the network of this machine asks of every program: its registry, its proxies and its certificates.
 *
 * @returns variables for the new root, and the files that they name or that name servers
 */
export function passedOn(
  inherited: NodeJS.ProcessEnv = process.env,
  npmConfig: (key: string) => string = (key) => output('npm', 'config', 'get', key).trim(),
): { env: Record<string, string>; files: string[] } {
  const env: Record<string, string> = { TERM: inherited.TERM ?? 'dumb', npm_config_registry: npmConfig('registry') };
  const certificates = npmConfig('cafile');
  if (isFile(certificates)) env.npm_config_cafile = certificates;
  for (const key of ['proxy', 'https-proxy']) {
    const value = npmConfig(key);
    if (/^https?:/.test(value)) env[`npm_config_${key.replace('-', '_')}`] = value;
  }
  for (const [name, value = ''] of Object.entries(inherited))
    if (PROXY.test(name) || (CERTIFICATES.test(name) && isFile(value))) env[name] = value;
  const named = Object.values(env).filter(isFile);
  return { env, files: [...new Set([...named, ...['/etc/resolv.conf', '/etc/hosts'].filter(isFile)])] };
}

const isFile = (value: string) => value.startsWith('/') && existsSync(value);
