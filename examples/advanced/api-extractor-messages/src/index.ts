/** @public */
export const slug = (title: string, options: Options): string => title.replaceAll(' ', options.separator);

export const untagged = 1;

/**
 * Both {@link Missing} and @unknown.
 * @param title the title
 * @alpha
 * @beta
 */
export const twoTags = (title: string): string => title;

/**
 * @beta
 */
export interface Draft {
  title: string;
}

/** @public */
export const publish = (draft: Draft): string => draft.title;

/** @internal */
export const internal = 1;

/** {@inheritDoc Nothing} @public */
export const inherited = 1;

/** {@inheritDoc second} @public */
export const first = 1;

/** {@inheritDoc first} @public */
export const second = 1;

/** {@inheritDoc} @public */
export const alone = 1;

/** @public */
export function parse(text: string): string;
/** @beta */
export function parse(text: number): string;
export function parse(text: unknown): string {
  return String(text);
}

/** @public */
export class Title {
  /** Only a setter. */
  set text(value: string) {
    this.value = value;
  }

  /** The length. */
  get length(): number {
    return this.value.length;
  }

  /** Cuts it. */
  set length(length: number) {
    this.value = this.value.slice(0, length);
  }

  private value = '';
}

/** @preapproved @public */
export const preapproved = 1;

/** @preapproved @public */
export interface Approved {
  title: string;
}

/** @packageDocumentation */
import type { Options } from './options';
