/** A global component that has markup of its own. */
export default function GlobalNote() {
  return <p>A global component</p>;
}
