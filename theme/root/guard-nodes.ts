/**
 * Keeps React working after others have changed the DOM: translators replace text nodes by elements, and ad blockers
 * remove elements. React expects its nodes where it put them, and would unmount the page at the first missing one.
 */
export function guardNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added;
  };
}
