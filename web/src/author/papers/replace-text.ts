import type * as Y from 'yjs';
import { changeBetween } from '../../editing/source/change-between.ts';

/** Makes a shared text read otherwise by changing only what differs, so that others keep their place in the rest. */
export function replaceText(text: Y.Text, next: string): void {
  const { from, to, insert } = changeBetween(text.toString(), next);
  if (to > from) text.delete(from, to - from);
  if (insert) text.insert(from, insert);
}
