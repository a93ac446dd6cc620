import { SECOND_FACTORS } from '@quire/model/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AccountPorts } from '../ports.ts';

/** `secondFactors/{uid}`. For functions only. */
export const SecondFactorSchema = z.object({
  /** What is set up; absent while it is being set up for the first time. */
  active: z
    .object({
      /** Names this set-up in tokens; a new one has another. */
      id: z.string(),
      /** Sealed: `seal.ts`. */
      secret: z.string(),
      since: z.iso.datetime(),
      /** The time step of the last code that was taken: no code of it or before it is taken again. */
      lastStep: z.number().int(),
      /** Hashes of the recovery codes that are left. */
      recovery: z.array(z.string()),
    })
    .optional(),
  /** Shown to be set up; counts once a code of it was given. */
  pending: z.object({ secret: z.string(), until: z.iso.datetime() }).optional(),
  /** Wrong codes within the hour that began with the first of them. */
  wrong: z.object({ count: z.number().int(), until: z.iso.datetime() }).optional(),
});
export type SecondFactorRecord = z.infer<typeof SecondFactorSchema>;

export const secondFactorRef = (db: AccountPorts['db'], uid: string): DocumentReference =>
  db.collection(SECOND_FACTORS).doc(uid);

/** What the second factor's functions touch outside of themselves. */
export interface SecondFactorPorts extends AccountPorts {
  /** Seals the secrets; null where the press has none in its settings. */
  readonly sealKey: Buffer | null;
}
