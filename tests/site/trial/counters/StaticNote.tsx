/** Needs nothing of React in the browser. */
export function StaticNote({ text }: { text: string }) {
  return <p role="note">{text}</p>;
}
