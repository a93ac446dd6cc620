import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { PressSchema } from '@quire/model/entities/press';
import type { Firestore } from 'firebase-admin/firestore';
import type { Platform } from './make-report.ts';

const NameSchema = PressSchema.pick({ name: true });

/** The press as reports name it; before it has settings, by its address. Reads one document. */
export async function readPlatform(db: Firestore, origin: string): Promise<Platform> {
  const settings = (await db.collection(SETTINGS).doc(PRESS_SETTINGS).get()).data();
  return { name: NameSchema.safeParse(settings).data?.name ?? new URL(origin).host, origin };
}
