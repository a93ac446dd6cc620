/** Accounts for tests: the local Firestore, Firebase Auth in memory, a clock that is moved by hand. */
import { createHash } from 'node:crypto';
import type { RegisterRequest } from '@quire/model/calls/calls';
import { ACCOUNT_LINKS, MAIL, MAIL_BODIES, PROFILES } from '@quire/model/collections';
import { CONSENT_VERSION } from '@quire/model/constants';
import type { ErasePorts } from '../domain/accounts/erase-account.ts';
import type { Account } from '../domain/accounts/ports.ts';
import { MemoryAuth } from './memory-auth.ts';
import { NOW, startTestPress, type TestPress } from './test-press.ts';

interface SentMail {
  readonly template: string;
  readonly to: readonly string[];
  readonly text: string;
}

export interface TestAccounts {
  readonly press: TestPress;
  readonly auth: MemoryAuth;
  readonly ports: ErasePorts;
  /** What was waited for, in milliseconds, one entry a call. */
  readonly waits: number[];
  /** Moves the clock. */
  later(change: { readonly hours: number }): void;
  /** The outbox so far, the words of secret mails included; emptied by looking. */
  mails(): Promise<SentMail[]>;
  /** The secret of the only link in the mails to this address; emptied by looking. */
  token(to: string): Promise<string>;
  profile(uid: string): Promise<Record<string, unknown> | undefined>;
  /** The account that uses this address, if any. */
  account(email: string): Promise<Account | null>;
  /** Uses all links up, as a call does that dies over its work. */
  useLinks(): Promise<void>;
  /** Forgets everything but the press. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const ADA: RegisterRequest = {
  given: 'Ada',
  family: 'Brightwater',
  email: 'Ada@Example.org',
  affiliation: 'Institute of Tides',
  country: 'NO',
  password: 'low-tide-at-noon',
  consent: CONSENT_VERSION,
};

export async function startTestAccounts(): Promise<TestAccounts> {
  const press = await startTestPress();
  let clock = NOW.getTime();
  let made = 0;
  const now = () => new Date(clock);
  const auth = new MemoryAuth(now);
  const waits: number[] = [];
  const { db } = press;
  const random = (bytes: number) => {
    made += 1;
    return createHash('sha512').update(String(made)).digest().subarray(0, bytes);
  };
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  const takeMails = async () => {
    const { docs } = await db.collection(MAIL).get();
    const mails = docs.map(async (doc) => {
      const words = (await db.collection(MAIL_BODIES).doc(doc.id).get()).data();
      await doc.ref.delete();
      return { template: doc.get('template'), to: doc.get('to'), text: doc.get('text'), ...words };
    });
    return Promise.all(mails);
  };
  return {
    press,
    auth,
    ports: { ...press, auth, now, wait, random, isLeaked: async () => false },
    waits,
    later: ({ hours }) => {
      clock += hours * 3_600_000;
    },
    mails: takeMails,
    token: async (to) => {
      const mail = (await takeMails()).find((each) => each.to.includes(to) && /#/.test(each.text));
      return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no-link-was-mailed-here';
    },
    profile: async (uid) => (await db.collection(PROFILES).doc(uid).get()).data(),
    account: (email) => auth.getUserByEmail(email).catch(() => null),
    async useLinks() {
      const { docs } = await db.collection(ACCOUNT_LINKS).get();
      for (const { ref } of docs) await ref.update({ usedAt: now().toISOString() });
    },
    async clear() {
      auth.accounts.clear();
      waits.length = 0;
      press.bucket.files.clear();
      for (const collection of await db.listCollections()) {
        if (collection.id !== 'settings') await db.recursiveDelete(collection);
      }
    },
    close: () => press.close(),
  };
}
