import { messageOf } from '../../../signed-in/message-of.ts';

/** Why an action did not change a record, in words for people. */
export class NotDone extends Error {}

export const whyNotDone = (error: unknown): string =>
  error instanceof NotDone ? error.message : messageOf(error);
