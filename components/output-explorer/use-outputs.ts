import { useCallback, useEffect, useRef, useState } from 'react';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout';
import { enterEntry } from '../../theme/scroll/scroll-memory';
import { type Choice, keyOf, readChoice, writeChoice } from './choices';
import type { ShownFile } from './load-outputs';
import { type Combination, outputOf } from './outputs';

/** The output of a choice and its changes. */
type Shown = { choice: Choice; combination: Combination; files: ShownFile[]; gone: string[] };

/**
 * The reader's choice, synced to the URL, and its output, which is fetched with the first choice.
 *
 * @param preset the initial choice
 * @param initial its output, part of the page
 * @returns `shown` is the last output that could be fetched; `failed` is set if the current one failed or is overdue
 */
export function useOutputs(preset: Choice, initial: Combination) {
  const [shown, setShown] = useState<Shown>(() => {
    const files = Object.entries(filesOf(initial)).map(
      ([path, markup]): ShownFile => ({ path, change: 'same', parts: [{ kind: 'same', markup }] }),
    );
    return { choice: preset, combination: initial, files, gone: [] };
  });
  const [choice, setChoice] = useState(preset);
  const [failed, setFailed] = useState(false);
  const latest = useRef(keyOf(preset));

  const show = useCallback(async (wanted: Choice, compare: boolean): Promise<void> => {
    setChoice(wanted);
    latest.current = keyOf(wanted);
    const fail = () => latest.current === keyOf(wanted) && setFailed(true);
    const timer = setTimeout(fail, REQUEST_TIMEOUT);
    try {
      const { outputs, compareFiles } = await import('./load-outputs');
      if (latest.current !== keyOf(wanted)) return;
      const combination = outputOf(wanted, outputs);
      setShown((before) => {
        // Hydration may replay a choice.
        if (keyOf(before.choice) === keyOf(wanted)) return before;
        const previous = compare ? filesOf(before.combination) : undefined;
        const { shown: files, gone } = compareFiles(filesOf(combination), previous);
        return { choice: wanted, combination, files, gone };
      });
      setFailed(false);
    } catch (error) {
      console.error(error);
      fail();
    } finally {
      clearTimeout(timer);
    }
  }, []);

  useEffect(() => {
    // A choice replayed by hydration is already in the URL.
    if (latest.current !== keyOf(preset)) return;
    const fromAddress = readChoice(window.location.search, preset);
    if (keyOf(fromAddress) !== keyOf(preset)) void show(fromAddress, false);
  }, [preset, show]);

  function choose(wanted: Choice): void {
    const { pathname, search, hash } = window.location;
    const address = pathname + writeChoice(wanted, search, preset) + hash;
    window.history.replaceState(window.history.state, '', address);
    enterEntry();
    void show(wanted, true);
  }

  return { choice, shown, failed, choose };
}

/** All files of a combination: configuration, package.json and output. */
function filesOf(combination: Combination): Record<string, string> {
  const config = { 'rslib.config.ts': combination.config };
  if ('message' in combination) return config;
  const output = Object.entries(combination.files).map(([path, markup]) => [`dist/${path}`, markup]);
  return { ...config, 'package.json': combination.manifest, ...Object.fromEntries(output) };
}
