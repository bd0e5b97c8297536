/** A global component that has markup of its own. */
export default function GlobalNote() {
  return (
    <aside aria-label="Note">
      <p>A global component</p>
    </aside>
  );
}
