import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import type { Firestore } from 'firebase-admin/firestore';

/** What the press's settings say about registering. */
export interface DepositingPress {
  readonly isTest: boolean;
  readonly publisher: string;
  readonly depositor: string;
  readonly email: string;
  readonly updatePolicy: string | undefined;
}

const SettingsSchema = PressRecordSchema.pick({ name: true, infoEmail: true, registration: true });

/** Null where the press has no name or no address yet. */
export async function readDepositingPress(db: Firestore): Promise<DepositingPress | null> {
  const stored = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const settings = SettingsSchema.safeParse(stored.data()).data;
  if (!settings) return null;
  const { name, infoEmail, registration } = settings;
  return {
    isTest: registration.isTest,
    publisher: name,
    depositor: registration.depositor || name,
    email: registration.email || infoEmail,
    updatePolicy: registration.updatePolicy || undefined,
  };
}
