import { SECOND_FACTORS } from '@quire/model/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AccountPorts } from '../ports.ts';

/** `secondFactors/{uid}`. For functions only. */
export const SecondFactorSchema = z.object({
  /** The active second factor; absent while it is being set up for the first time. */
  active: z
    .object({
      /** Identifies this set-up in tokens; a new set-up has another id. */
      id: z.string(),
      /** Sealed: `seal.ts`. */
      secret: z.string(),
      since: z.iso.datetime(),
      /** The time step of the last accepted code: this and earlier steps are not accepted again. */
      lastStep: z.number().int(),
      /** Hashes of the remaining recovery codes. */
      recovery: z.array(z.string()),
    })
    .optional(),
  /** Shown during set-up; becomes active with its first code. */
  pending: z.object({ secret: z.string(), until: z.iso.datetime() }).optional(),
  /** Wrong codes within the hour that started with the first of them. */
  wrong: z.object({ count: z.number().int(), until: z.iso.datetime() }).optional(),
});
export type SecondFactorRecord = z.infer<typeof SecondFactorSchema>;

export const secondFactorRef = (db: AccountPorts['db'], uid: string): DocumentReference =>
  db.collection(SECOND_FACTORS).doc(uid);

/** External dependencies of the second factor's functions. */
export interface SecondFactorPorts extends AccountPorts {
  /** Seals the secrets; null if no key is configured. */
  readonly sealKey: Buffer | null;
}
