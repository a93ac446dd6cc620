import { JOURNALS, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { type Press, PressSchema } from '@quire/model/entities/press';
import type { Firestore } from 'firebase-admin/firestore';

interface JournalOf {
  readonly journal: Journal | undefined;
  readonly press: Press | undefined;
}

/** A journal and its press, each as far as it can be read. */
export async function readJournalOf(db: Firestore, jkey: string): Promise<JournalOf> {
  const [journal, press] = await db.getAll(
    db.collection(JOURNALS).doc(jkey),
    db.collection(SETTINGS).doc(PRESS_SETTINGS),
  );
  return {
    journal: JournalSchema.safeParse(journal?.data()).data,
    press: PressSchema.safeParse(press?.data()).data,
  };
}
