import { PROFILES, USERS } from '@quire/model/collections';
import { CONSENT_VERSION } from '@quire/model/constants';
import { type Profile, ProfileSchema } from '@quire/model/entities/profile';
import { UserSchema } from '@quire/model/entities/user';
import { journalsOf } from '@quire/model/grants';
import { storedUser } from '@quire/model/records/account-words';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { claimsOfAccount, type DemoAccount, readAccounts } from './accounts.ts';

/** Creates or renews the demo accounts: password, claims, the mirror that staff see, the person. */
export async function loadAccounts(
  auth: Auth,
  db: Firestore,
  journals: readonly string[],
): Promise<void> {
  const { accounts, password } = await readAccounts();
  await Promise.all(accounts.map((account) => loadAccount(auth, db, account, password, journals)));
}

async function loadAccount(
  auth: Auth,
  db: Firestore,
  demo: DemoAccount,
  password: string,
  journals: readonly string[],
): Promise<void> {
  const { uid, email, name: displayName } = demo;
  const account = { email, displayName, password, emailVerified: true };
  await auth.updateUser(uid, account).catch(() => auth.createUser({ uid, ...account }));
  const claims = claimsOfAccount(demo, journals);
  await auth.setCustomUserClaims(uid, claims);
  const updatedAt = new Date().toISOString();
  const user = { email, displayName, ...claims, journals: journalsOf(claims), updatedAt };
  await db
    .collection(USERS)
    .doc(uid)
    .set(storedUser(UserSchema.parse(user)));
  // What its holder has changed since stays.
  const profile = db.collection(PROFILES).doc(uid);
  if (!(await profile.get()).exists) await profile.set(demoProfile(demo, updatedAt));
}

const DAY_MS = 86_400_000;

function absenceOf({ absence }: DemoAccount, at: string): Pick<Profile, 'absence'> {
  if (!absence) return {};
  const { inDays, days, standIn } = absence;
  const day = (count: number) =>
    new Date(Date.parse(at) + count * DAY_MS).toISOString().slice(0, 10);
  return { absence: { from: day(inDays), to: day(inDays + days - 1), standIn } };
}

function demoProfile(account: DemoAccount, at: string): Profile {
  const { name, email, affiliation, country, orcid } = account;
  const [given = '', ...family] = name.split(' ');
  return ProfileSchema.parse({
    given,
    family: family.join(' '),
    affiliation,
    country,
    ...(orcid ? { orcid } : {}),
    notifications: { reminders: true, messages: true },
    email,
    state: 'active',
    consents: [{ version: CONSENT_VERSION, at }],
    createdAt: at,
    updatedAt: at,
    verifiedAt: at,
    ...absenceOf(account, at),
  });
}
