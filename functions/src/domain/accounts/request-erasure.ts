import { ERASURE_DAYS } from '@quire/model/constants';
import { erasureRequested } from '@quire/model/mail/account/erasure-requested';
import { accountPath } from '@quire/model/paths';
import { claimsOf } from '@quire/model/roles';
import { FieldValue } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { openBudget } from '../../platform/throttle/spend-budget.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { dayText } from '../outbox/mail-phrases.ts';
import { accountMail, requireSender } from './account-mail.ts';
import { accountByUid } from './find-account.ts';
import { fullName } from './new-profile.ts';
import type { AccountPorts } from './ports.ts';
import { KnownProfileSchema, profileRef } from './read-profile.ts';

/**
 * `requestErasure`: requires a recent sign-in. The account is erased after ERASURE_DAYS; a repeated request keeps the
 * first date. Throws `Refused`: admins transfer their role first (`roles/own-admin`), and an account without a
 * confirmed address cannot be erased in this way (`account/not-verified`).
 */
export async function requestErasure(
  ports: AccountPorts,
  { uid }: { readonly uid: string },
): Promise<{ erasureAt: string }> {
  const { auth, db, now, origin, random } = ports;
  const account = await accountByUid(auth, uid);
  if (!account) throw new Refused('account/signed-out');
  if (claimsOf(account.customClaims ?? {}).roles.includes('admin')) {
    throw new Refused('roles/own-admin');
  }
  const sender = await requireSender(ports);
  const change = random(12).toString('hex');
  return inTransaction(db, async (tx) => {
    const ref = profileRef(db, uid);
    const profile = readRecord(await tx.get(ref), KnownProfileSchema);
    // Accounts without a confirmed address expire by themselves.
    if (!profile || profile.state === 'unverified') throw new Refused('account/not-verified');
    if (profile.erasureAt) return { erasureAt: profile.erasureAt };
    const spending = await openBudget(ports, tx, 'erasure', [{ account: uid }]);
    spending.requireAll();
    const at = now();
    const day = new Date(at.getTime() + ERASURE_DAYS * 86_400_000);
    const { email } = profile;
    const mail = accountMail(
      sender,
      erasureRequested,
      () => ({ name: fullName(profile), email, on: dayText(day), url: origin + accountPath() }),
      { id: change, to: email },
    );
    await enqueueMails(ports, tx, [mail]);
    spending.write();
    const erasureAt = day.toISOString();
    tx.update(ref, { state: 'erasure_requested', erasureAt, updatedAt: at.toISOString() });
    return { erasureAt };
  });
}

/**
 * `cancelErasure`: cancels the request. Does nothing if there is none. Throws `Refused` `account/erasing` once the
 * erasure has started.
 */
export async function cancelErasure(
  { db, now }: AccountPorts,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    const ref = profileRef(db, uid);
    const profile = readRecord(await tx.get(ref), KnownProfileSchema);
    if (!profile?.erasureAt) return {};
    if (profile.state !== 'erasure_requested') throw new Refused('account/erasing');
    const updatedAt = now().toISOString();
    tx.update(ref, { state: 'active', erasureAt: FieldValue.delete(), updatedAt });
    return {};
  });
}
