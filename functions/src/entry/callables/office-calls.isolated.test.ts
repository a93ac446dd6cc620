/**
 * Calls the office's functions without the right to, each through its real entry. A new function must be
 * added to one of the two lists, or this fails.
 */

import { CALL_GROUPS } from '@quire/model/calls/call-groups';
import { CALLS, type CallName } from '@quire/model/calls/calls';
import { CHARGE_CALLS } from '@quire/model/calls/charges';
import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { FOR_ALL, officeCalls } from '../../testing/office-calls.ts';
import { content, putIssue, saveRevision } from '../../testing/test-press.ts';
import { putSession } from '../../testing/test-session.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { toolPorts } from '../../testing/test-tools.ts';

/** The functions' Firebase, which records every access. */
const held = vi.hoisted(() => ({
  ports: null as unknown,
  auth: null as unknown,
  sessions: null as unknown,
}));
const given = (what: unknown) => {
  if (what === null) throw new Error('something was looked up');
  return what;
};
vi.mock('../../platform/firebase/admin.ts', () => ({
  adminAuth: () => given(held.auth),
  adminPorts: () => given(held.ports),
}));
vi.mock('../ports/admin-sessions.ts', () => ({ adminSessionPorts: () => given(held.sessions) }));
vi.mock('../ports/admin-accounts.ts', () => ({ adminAccountPorts: () => given(held.ports) }));
vi.mock('../ports/admin-submissions.ts', () => ({
  adminSubmissionPorts: () => given(held.ports),
}));
vi.mock('../ports/admin-tools.ts', () => ({ adminToolPorts: () => given(held.ports) }));

vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
const functions: Readonly<Record<string, unknown>> = await import('../../index.ts');
afterAll(() => vi.unstubAllEnvs());

const SIGNED_IN = new Date(Math.floor(Date.now() / 1_000) * 1_000);

const isCallable = (value: unknown): value is { run(request: object): Promise<unknown> } =>
  typeof value === 'function' && 'run' in value;

const groupOf = (name: string) =>
  Object.entries(CALL_GROUPS).find(([, names]) => names.some((each) => each === name))?.[0] ?? name;

/** The code with which a function refuses a request; its response if it does not refuse. */
async function asked(
  name: string,
  data: unknown,
  person: (typeof PEOPLE)[keyof typeof PEOPLE],
  signedInAt = SIGNED_IN,
) {
  const callable = functions[groupOf(name)];
  if (!isCallable(callable)) return 'no such function';
  const { roles, grants } = person.claims;
  const token = {
    ...{ email: person.email, email_verified: true, roles, grants },
    auth_time: signedInAt.getTime() / 1_000,
  };
  const rawRequest = { path: `/${name}`, get: () => undefined, socket: {} };
  try {
    return { answered: await callable.run({ data, auth: { uid: person.uid, token }, rawRequest }) };
  } catch (error) {
    const details = error instanceof Error && 'details' in error ? error.details : undefined;
    return details && typeof details === 'object' && 'code' in details ? details.code : error;
  }
}

const OFFICE = Object.keys(CALLS).filter((name) => !FOR_ALL.includes(name));

describe('an author', () => {
  it.each(OFFICE)('is refused %s before anything is read or looked up', async (name) => {
    expect(await asked(name, {}, PEOPLE.author)).toBe('access/denied');
  });
});

describe('an admin whose password was asked for 11 minutes ago', () => {
  it.each([
    'grantRoles',
    'recordRefund',
    'creditPart',
    'refundCard',
    'exportLedger',
    'exportLinks',
  ])('is asked for it again by %s', async (name) => {
    const before = new Date(SIGNED_IN.getTime() - (FRESH_SIGN_IN_MINUTES + 1) * 60_000);
    expect(await asked(name, {}, PEOPLE.admin, before)).toBe('account/sign-in-again');
  });
});

describe('a member of staff with other rights', () => {
  let press: SubmissionsPress;
  beforeAll(async () => {
    press = await startSubmissionsPress();
    const whole = { ...press, bucket: new MemoryBucket() };
    await putIssue(whole, 'CES', '3-1');
    const article = { journal: 'CES', issue: '3-1', akey: 'tides' };
    await saveRevision(whole, article, 1, content('Tides'), { status: 'draft' });
    await putSubmission(press, 'creeks', { state: 'under_review', editors: ['edda'] });
    const auth = new MemoryAuth(press.now);
    await auth.createUser({ uid: PEOPLE.finance.uid });
    await auth.createUser({ uid: PEOPLE.production.uid });
    held.sessions = { auth, db: press.db, now: () => new Date() };
    for (const { uid } of [PEOPLE.finance, PEOPLE.production])
      await putSession(press.db, uid, SIGNED_IN);
    held.auth = auth;
    held.ports = { ...toolPorts(whole), ...press, auth };
  });
  afterAll(() => press.close());

  /** The calls for everyone in the office, and those for finance. */
  const FOR_STAFF: readonly CallName[] = [
    'staffNames',
    'findWork',
    'checkOrcids',
    'chooseStaffMails',
  ];

  it('has a request for each function of the office', () => {
    expect(Object.keys(officeCalls()).toSorted()).toEqual(OFFICE.toSorted());
  });

  it.each(OFFICE.filter((name) => !FOR_STAFF.some((each) => each === name)))(
    'is refused a well formed %s',
    async (name) => {
      const request = Object.entries(officeCalls()).find(([each]) => each === name)?.[1];
      // For them, a manuscript that they may not see does not exist.
      const refusals = ['access/denied', 'submission/not-found'];
      // Calls for finance are refused to production.
      const person = name in CHARGE_CALLS ? PEOPLE.production : PEOPLE.finance;
      expect(refusals).toContain(await asked(name, request, person));
    },
  );
});
