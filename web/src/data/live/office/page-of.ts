import type { DocumentSnapshot } from 'firebase/firestore';
import { type Cursor, CursorSchema, type ListRequest } from './list-request.ts';

export interface Page {
  readonly docs: readonly DocumentSnapshot[];
  /** Where the page after and the page before begin; null where there is none. */
  readonly after: Cursor | null;
  readonly before: Cursor | null;
}

interface Looked {
  /** How many were wanted to be looked at: what was read is one longer where more follow. */
  readonly size: number;
  /** How many the page shows at most. */
  readonly most: number;
  /** The field by which it is sorted: `sortAsked`. */
  readonly field: string;
  readonly isShown: (doc: DocumentSnapshot) => boolean;
}

/** The page among what was read: those that are to be shown, and where it goes on. */
export function pageOf(
  docs: readonly DocumentSnapshot[],
  asked: Pick<ListRequest, 'after' | 'before'>,
  { size, most, field, isShown }: Looked,
): Page {
  const isBack = asked.before !== null;
  const looked = isBack ? docs.slice(-size) : docs.slice(0, size);
  const shown = looked.filter(isShown);
  const page = isBack ? shown.slice(-most) : shown.slice(0, most);
  // Shown are fewer than were found: the next page begins where this one was cut.
  const isCut = page.length < shown.length;
  const more = docs.length > size || isCut;
  const first = isCut && isBack ? page[0] : looked[0];
  const last = isCut && !isBack ? page.at(-1) : looked.at(-1);
  const hasAfter = isBack || more;
  const hasBefore = isBack ? more : asked.after !== null;
  return {
    docs: page,
    after: hasAfter && last ? cursorAt(last, field) : null,
    before: hasBefore && first ? cursorAt(first, field) : null,
  };
}

function cursorAt(doc: DocumentSnapshot, field: string): Cursor | null {
  const cursor = CursorSchema.safeParse([doc.get(field) ?? null, doc.id]);
  return cursor.success ? cursor.data : null;
}
