/** `setup/state`: whether a press still waits for its first administrator, and for which code. */
import { PRESS_SETTINGS, SETTINGS, SETUP, SETUP_STATE, USERS } from '@quire/model/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isAuthCode } from '../accounts/auth-code.ts';
import type { AccountPorts } from '../accounts/ports.ts';
import { newSetupCode, setupCodeHash } from './setup-code.ts';

/** How long a code is valid, and how long an unfinished claim is left alone. */
const CODE_HOURS = 24;
const CLAIM_MINUTES = 5;

const ClaimSchema = z.object({
  /** The account that is being created for the first holder of the code. */
  uid: z.string(),
  /** The hash of the attempt that created it. */
  attempt: z.string(),
  at: z.iso.datetime(),
});

const SetupStateSchema = z.object({
  codeHash: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
  claim: ClaimSchema.optional(),
  /** Set once, permanently. */
  closedAt: z.iso.datetime().optional(),
});
type SetupState = z.infer<typeof SetupStateSchema>;

export interface SetupPorts extends AccountPorts {
  /**
   * The code that the command printed on a developer's machine; null: one is generated and logged.
   */
  readonly givenCode: string | null;
}

export const setupRef = (db: Firestore) => db.collection(SETUP).doc(SETUP_STATE);

/**
 * The state within a transaction; null where setup is over: there was a first administrator, one was
 * created manually, or the press has its name.
 */
export async function openState(db: Firestore, tx: Transaction): Promise<SetupState | null> {
  const state = readRecord(await tx.get(setupRef(db)), SetupStateSchema) ?? {};
  if (state.closedAt) return null;
  const press = await tx.get(db.collection(SETTINGS).doc(PRESS_SETTINGS));
  if (press.exists) return null;
  const admins = db.collection(USERS).where('roles', 'array-contains', 'admin').limit(1);
  return (await tx.get(admins)).empty ? state : null;
}

/** Whether a code can still be used. */
export const isCodeGood = ({ codeHash, expiresAt }: SetupState, now: Date): boolean =>
  codeHash !== undefined && expiresAt !== undefined && expiresAt > now.toISOString();

/** Whether an account may be in creation right now: no call takes longer. */
export const isClaimAtWork = ({ claim }: SetupState, now: Date): boolean =>
  claim !== undefined && now.getTime() - Date.parse(claim.at) < CLAIM_MINUTES * 60_000;

/** Whether the stored code has to be replaced: by that of this start, or because it has expired. */
function needsCode(state: SetupState, now: Date, given: string | null): boolean {
  if (given !== null) return state.codeHash !== setupCodeHash(given);
  return !isCodeGood(state, now) && !isClaimAtWork(state, now);
}

/** Deletes an account that was begun and never finished. */
export async function removeUnfinished(
  { auth }: Pick<AccountPorts, 'auth'>,
  uid: string,
): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isAuthCode(error, 'auth/user-not-found')) throw error;
  }
}

/**
 * `setupState`: whether the press waits for its first administrator. If it does and has no valid code, one
 * is created, which is written only to the functions' log.
 */
export async function setupState(ports: SetupPorts): Promise<{ isOpen: boolean }> {
  const { db, now, log, random, givenCode } = ports;
  const code = givenCode ?? newSetupCode(random);
  const expiresAt = new Date(now().getTime() + CODE_HOURS * 3_600_000).toISOString();
  const found = await inTransaction(db, async (tx) => {
    const state = await openState(db, tx);
    if (!state) return { isOpen: false, isNew: false, unfinished: undefined };
    const isNew = needsCode(state, now(), givenCode);
    if (isNew) tx.set(setupRef(db), { codeHash: setupCodeHash(code), expiresAt });
    return { isOpen: true, isNew, unfinished: isNew ? state.claim?.uid : undefined };
  });
  if (found.unfinished) await removeUnfinished(ports, found.unfinished);
  if (found.isNew && givenCode === null) {
    // Anyone who can read this log owns the project.
    log.warn(`setup/code ${code}: open ${ports.origin}/setup and enter it`, { expiresAt });
  }
  return { isOpen: found.isOpen };
}
