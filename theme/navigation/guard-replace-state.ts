/**
 * Lets the page go on where the browser refuses to note an address: some do after a hundred times in
 * half a minute, and the router does not expect it. What was to be noted is only a place to come back to.
 */
export function guardReplaceState(): void {
  const replace = history.replaceState;
  history.replaceState = (...state) => {
    try {
      replace.apply(history, state);
    } catch (error) {
      console.warn(error);
    }
  };
}
