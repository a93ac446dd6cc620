import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import type { NotifyService } from '@quire/model/entities/notify-service';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import type { Firestore } from 'firebase-admin/firestore';

const SettingsSchema = PressRecordSchema.pick({ name: true, services: true });

/** The press as services know it, and the services that it knows. */
export interface KnownServices {
  readonly press: string;
  readonly services: readonly NotifyService[];
}

/** None where the press has no settings yet. One document read. */
export async function readServices(db: Firestore): Promise<KnownServices> {
  const stored = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const settings = SettingsSchema.safeParse(stored.data()).data;
  return { press: settings?.name ?? '', services: settings?.services ?? [] };
}
