import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import type { Firestore } from 'firebase-admin/firestore';

const SettingsSchema = PressRecordSchema.pick({ name: true, organisation: true });

export interface ConveningOrganisation {
  readonly name: string;
  /** `https://ror.org/05gq02987` */
  readonly ror: string;
  readonly city: string;
  /** ISO 3166, two letters. */
  readonly country: string;
}

/**
 * Who has manuscripts reviewed: the press. Null where its settings do not say all that peer-review-3.0.xsd asks for: a
 * place, and an identifier of the organisation.
 */
export async function conveningOrganisation(db: Firestore): Promise<ConveningOrganisation | null> {
  const stored = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const { data } = SettingsSchema.safeParse(stored.data());
  if (!data) return null;
  const { ror, city, country } = data.organisation;
  return ror && city && country ? { name: data.name, ror, city, country } : null;
}
