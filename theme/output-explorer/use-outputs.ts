import { useCallback, useEffect, useRef, useState } from 'react';
import { type Choice, keyOf, readChoice, writeChoice } from '../../site/output-explorer/choices';
import { configText } from '../../site/output-explorer/config-text';
import { type Combination, outputOf } from '../../site/output-explorer/outputs';
import type { ShownFile } from './compare';

/** The output of a choice, and what became of its files. */
export type Shown = {
  choice: Choice;
  combination: Combination;
  files: ShownFile[];
  gone: string[];
};

/**
 * Holds the reader's choice, keeps it in the address, and fetches the outputs on the first choice.
 *
 * @param preset the choice that the page starts with
 * @param initial the output of that choice, which the page carries
 * @returns the choice, the newest output that could be fetched, a function to choose, and whether
 *   the output of the choice could not be fetched
 */
export function useOutputs(preset: Choice, initial: Combination) {
  const [shown, setShown] = useState<Shown>(() => ({
    choice: preset,
    combination: initial,
    files: Object.entries(filesOf(preset, initial)).map(([path, text]) => ({
      path,
      change: 'same',
      parts: [{ kind: 'same', text }],
    })),
    gone: [],
  }));
  const [choice, setChoice] = useState(preset);
  const [failed, setFailed] = useState(false);
  const latest = useRef(keyOf(preset));

  const show = useCallback(async (wanted: Choice, compare: boolean): Promise<void> => {
    setChoice(wanted);
    latest.current = keyOf(wanted);
    try {
      const { outputs, compareFiles } = await import('./on-demand');
      if (latest.current !== keyOf(wanted)) return;
      const combination = outputOf(wanted, outputs);
      setShown((before) => {
        // A choice may be heard twice while the page comes alive; it is compared once.
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
    // Who chose while the page came alive has changed the address too.
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

/** All files of a choice: the configuration, the package's manifest, and what was built. */
function filesOf(choice: Choice, combination: Combination): Record<string, string> {
  const config = { 'rslib.config.ts': configText(choice) };
  if ('message' in combination) return config;
  const built = Object.entries(combination.files).map(([path, text]) => [`dist/${path}`, text]);
  return { ...config, 'package.json': combination.manifest, ...Object.fromEntries(built) };
}
