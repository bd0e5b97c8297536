import { existsSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Settings of users and their desktops that programs read. `NO_COLOR` too, since Playwright sets `FORCE_COLOR` for its
 * workers, and Node.js warns in every command where both are set.
 */
const PERSONAL = /^(LC_|XDG_|GIT_|LANGUAGE$|NO_COLOR$)/;

/**
 * The environment of tests: the same fonts, time zone, language and empty home folder everywhere.
 *
 * @param inherited the environment of the command
 * @param root the project's folder, absolute
 * @returns a new environment; variables that it lacks are to be removed
 */
export function testEnvironment(inherited: NodeJS.ProcessEnv, root: string): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(inherited).filter(([name]) => !PERSONAL.test(name)));
  const common = {
    ...kept,
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    // Commits of tests need no signature, and a checkout that belongs to another user can be read.
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
  };
  // Elsewhere, fonts come from the system, and a browser without its home folder asks for a key chain.
  if (process.platform !== 'linux') return common;
  const cache = inherited.XDG_CACHE_HOME ?? path.join(inherited.HOME ?? os.homedir(), '.cache');
  return {
    ...common,
    // Playwright looks for its browsers in the home folder.
    PLAYWRIGHT_BROWSERS_PATH: inherited.PLAYWRIGHT_BROWSERS_PATH ?? path.join(cache, 'ms-playwright'),
    HOME: path.join(root, '.cache/home'),
    FONTCONFIG_FILE: path.join(root, 'tests/machine/fonts.conf'),
  };
}

/** Gives this process, and those that it starts, the environment of tests. */
export function enterTestEnvironment(root: string): void {
  const environment = testEnvironment(process.env, root);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (environment.HOME && !existsSync(environment.HOME)) mkdirSync(environment.HOME, { recursive: true });
}
