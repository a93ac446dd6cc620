import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** A document of a collection at the top, written. Absent: the event told nothing of it. */
export interface Written {
  readonly id: string;
  /** Its whole path. */
  readonly document: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

/** What follows from it. Throws where trying again may help. */
export type Reaction = (written: Written) => Promise<void>;
