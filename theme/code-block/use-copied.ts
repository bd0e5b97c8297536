import { useEffect, useRef, useState } from 'react';

/** How long a button says that it copied, in milliseconds; from the requirement D-11. */
const SHOWN_FOR = 2000;

/** Whether something was copied just now, and a function that says so. */
export function useCopied(): [copied: boolean, showCopied: () => void] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showCopied = () => {
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  return [copied, showCopied];
}
