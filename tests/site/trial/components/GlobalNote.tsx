/** A global component with its own markup. */
export default function GlobalNote() {
  return (
    <aside aria-label="Note">
      <p>A global component</p>
    </aside>
  );
}
