import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** A written document of a top-level collection. Absent: the event did not contain it. */
export interface Written {
  readonly id: string;
  /** Its whole path. */
  readonly document: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

/** What follows from it. Throws where trying again may help. */
export type Reaction = (written: Written) => Promise<void>;
