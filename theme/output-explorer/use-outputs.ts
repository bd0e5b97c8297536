import { useCallback, useEffect, useRef, useState } from 'react';
import { type Choice, configText, keyOf, readChoice, writeChoice } from '../../site/output-explorer/choices';
import { type Combination, outputOf } from '../../site/output-explorer/outputs';
import type { ShownFile } from './load-outputs';

/** The output of a choice, and what it changed. */
type Shown = { choice: Choice; combination: Combination; files: ShownFile[]; gone: string[] };

/**
 * The reader's choice, which the address follows, and its output, which is fetched with the first choice.
 *
 * @param preset the first choice
 * @param initial its output, which the page contains
 * @returns `shown` is the latest output that could be fetched; `failed` is whether that of the choice could not
 */
export function useOutputs(preset: Choice, initial: Combination) {
  const [shown, setShown] = useState<Shown>(() => {
    const files = Object.entries(filesOf(preset, initial)).map(
      ([path, text]): ShownFile => ({ path, change: 'same', parts: [{ kind: 'same', text }] }),
    );
    return { choice: preset, combination: initial, files, gone: [] };
  });
  const [choice, setChoice] = useState(preset);
  const [failed, setFailed] = useState(false);
  const latest = useRef(keyOf(preset));

  const show = useCallback(async (wanted: Choice, compare: boolean): Promise<void> => {
    setChoice(wanted);
    latest.current = keyOf(wanted);
    try {
      const { outputs, compareFiles } = await import('./load-outputs');
      if (latest.current !== keyOf(wanted)) return;
      const combination = outputOf(wanted, outputs);
      setShown((before) => {
        // Hydration may replay a choice.
        if (keyOf(before.choice) === keyOf(wanted)) return before;
        const previous = compare ? filesOf(before.choice, before.combination) : undefined;
        const { shown: files, gone } = compareFiles(filesOf(wanted, combination), previous);
        return { choice: wanted, combination, files, gone };
      });
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    // A choice that hydration has replayed is in the address already.
    if (latest.current !== keyOf(preset)) return;
    const fromAddress = readChoice(window.location.search, preset);
    if (keyOf(fromAddress) !== keyOf(preset)) void show(fromAddress, false);
  }, [preset, show]);

  function choose(wanted: Choice): void {
    const { pathname, search, hash } = window.location;
    const address = pathname + writeChoice(wanted, search, preset) + hash;
    window.history.replaceState(window.history.state, '', address);
    void show(wanted, true);
  }

  return { choice, shown, failed, choose };
}

/** All files of a choice: the configuration, the manifest, and the output. */
function filesOf(choice: Choice, combination: Combination): Record<string, string> {
  const config = { 'rslib.config.ts': configText(choice) };
  if ('message' in combination) return config;
  const output = Object.entries(combination.files).map(([path, text]) => [`dist/${path}`, text]);
  return { ...config, 'package.json': combination.manifest, ...Object.fromEntries(output) };
}
