import type { Micros } from '../../values/micros.ts';
import type { Database } from '../store/database.ts';
import type { Change, DocumentView } from '../store/document.ts';
import type { Message } from './messages.ts';

/** What a client listens to within one stream: a query, or some documents. */
export interface Target {
  readonly id: number;
  readonly database: Database;
  /** What the client has to be told to know the present, given what it knew then (if anything). */
  readonly start: (then: DocumentView | null, time: Micros) => readonly Message[];
  /** The documents that the target has now. */
  readonly paths: () => Iterable<string>;
  /** What these changes mean for the target; throws when the rules no longer allow it. */
  readonly update: (changes: readonly Change[], time: Micros) => readonly Message[];
}
