import { ALLOWANCES } from '@quire/model/collections';
import {
  ANNOTATED_PER_DAY,
  DRAFTS_PER_DAY,
  LARGE_UPLOADS_PER_DAY,
  UPLOADS_PER_DAY,
} from '@quire/model/constants';
import { FirebaseError } from 'firebase/app';
import { doc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../firebase/firebase.ts';

const IdsSchema = z.array(z.string()).catch([]);
const AllowanceSchema = z.object({
  drafts: IdsSchema,
  uploads: IdsSchema,
  large: IdsSchema,
  annotated: IdsSchema,
});
type Allowance = z.infer<typeof AllowanceSchema>;

const MOST: Readonly<Record<keyof Allowance, number>> = {
  drafts: DRAFTS_PER_DAY,
  uploads: UPLOADS_PER_DAY,
  large: LARGE_UPLOADS_PER_DAY,
  annotated: ANNOTATED_PER_DAY,
};
const LISTS = ['drafts', 'uploads', 'large', 'annotated'] as const;
const NOTHING: Allowance = { drafts: [], uploads: [], large: [], annotated: [] };

/** What is begun: an id for each list that it counts in. */
export type Begun = Readonly<Partial<Record<keyof Allowance, string>>>;

function withBegun(known: Allowance, begun: Begun): Allowance {
  const grown = (list: keyof Allowance) => {
    const id = begun[list];
    return id === undefined || known[list].includes(id) ? known[list] : [...known[list], id];
  };
  return {
    drafts: grown('drafts'),
    uploads: grown('uploads'),
    large: grown('large'),
    annotated: grown('annotated'),
  };
}

const fits = (allowance: Allowance): boolean =>
  LISTS.every((list) => allowance[list].length <= MOST[list]);

/**
 * Counts the records that an account creates, in one write with `also`. False if the day's limit is
 * reached. A full list is reset a day after it began, by the clock of the rules. Rejects
 * as Firestore does.
 *
 * One at a time in all windows: of two simultaneous counts, the second would overwrite the first, and
 * the rules refuse this before Firestore can retry it.
 */
export const countBegun = (
  uid: string,
  begun: Begun,
  also: (transaction: Transaction) => void = () => {},
): Promise<boolean> => navigator.locks.request(ALLOWANCES, () => count(uid, begun, also));

async function count(
  uid: string,
  begun: Begun,
  also: (transaction: Transaction) => void,
): Promise<boolean> {
  const { db } = signedInFirebase();
  const reference = doc(db, ALLOWANCES, uid);
  let isNewDay = false;
  try {
    await runTransaction(db, async (transaction) => {
      const snapshot = await transaction.get(reference);
      const known = snapshot.exists() ? AllowanceSchema.parse(snapshot.data()) : null;
      const next = withBegun(known ?? NOTHING, begun);
      isNewDay = known !== null && !fits(next);
      if (known && !isNewDay) transaction.update(reference, { ...next });
      else {
        const first = withBegun(NOTHING, begun);
        transaction.set(reference, { since: serverTimestamp(), ...first });
      }
      also(transaction);
    });
    return true;
  } catch (error) {
    const isRefused = error instanceof FirebaseError && error.code === 'permission-denied';
    if (isRefused && isNewDay) return false;
    throw error;
  }
}
