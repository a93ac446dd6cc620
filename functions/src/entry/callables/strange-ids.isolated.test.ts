/**
 * Replaces every text of every call with one that is not an id, and checks that it is refused with a code, or accepted
 * as text; it must never cause an internal error (`call/failed`).
 */
import { CALL_GROUPS } from '@quire/model/calls/call-groups';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { callsByIds, officeCalls } from '../../testing/office-calls.ts';
import { content, putIssue, saveRevision } from '../../testing/test-press.ts';
import { putSession } from '../../testing/test-session.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { toolPorts } from '../../testing/test-tools.ts';

const held = vi.hoisted(() => ({
  ports: null as unknown,
  auth: null as unknown,
  sessions: null as unknown,
}));
vi.mock('../../platform/firebase/admin.ts', () => ({
  adminAuth: () => held.auth,
  adminPorts: () => held.ports,
}));
vi.mock('../ports/admin-sessions.ts', () => ({ adminSessionPorts: () => held.sessions }));
vi.mock('../ports/admin-accounts.ts', () => ({ adminAccountPorts: () => held.ports }));
vi.mock('../ports/admin-submissions.ts', () => ({
  adminSubmissionPorts: () => held.ports,
}));
vi.mock('../ports/admin-tools.ts', () => ({ adminToolPorts: () => held.ports }));

vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const functions: Readonly<Record<string, unknown>> = await import('../../index.ts');

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  const whole = { ...press, bucket: new MemoryBucket() };
  await putIssue(whole, 'CES', '3-1');
  const article = { journal: 'CES', issue: '3-1', akey: 'tides' };
  await saveRevision(whole, article, 1, content('Tides'), { status: 'draft' });
  await putSubmission(press, 'creeks', { state: 'under_review', editors: ['edda'] });
  const auth = new MemoryAuth(press.now);
  held.sessions = { auth, db: press.db, now: () => new Date() };
  for (const { uid } of Object.values(PEOPLE)) {
    await auth.createUser({ uid });
    await putSession(press.db, uid, SIGNED_IN);
  }
  held.auth = auth;
  held.ports = { ...toolPorts(whole), ...press, auth };
});
afterAll(async () => {
  await press.close();
  vi.unstubAllEnvs();
});

const SIGNED_IN = new Date(Math.floor(Date.now() / 1_000) * 1_000);

const STRANGE = [
  ...['.', '..', '__x__', 'a/b', '../../x', '\0', 'a\ud800b', 'x'.repeat(2_000), '%2e%2e'],
  ...['constructor', '__proto__'],
];

const isCallable = (value: unknown): value is { run(request: object): Promise<unknown> } =>
  typeof value === 'function' && 'run' in value;

const groupOf = (name: string) =>
  Object.entries(CALL_GROUPS).find(([, names]) => names.some((each) => each === name))?.[0] ?? name;

/** The code that a call is refused with; null where it is answered. */
async function refusalOf(name: string, data: unknown): Promise<unknown> {
  const callable = functions[groupOf(name)];
  if (!isCallable(callable)) throw new Error(`no such function: ${name}`);
  const { uid, email, claims } = name in callsByIds() ? PEOPLE.author : PEOPLE.admin;
  const { roles, grants } = claims;
  const auth_time = SIGNED_IN.getTime() / 1_000;
  const token = { email, email_verified: true, roles, grants, auth_time };
  const rawRequest = { path: `/${name}`, get: () => undefined, socket: {} };
  try {
    await callable.run({ data, auth: { uid, token }, rawRequest });
    return null;
  } catch (error) {
    const details = error instanceof Error && 'details' in error ? error.details : undefined;
    return details && typeof details === 'object' && 'code' in details ? details.code : error;
  }
}

/** A request with each of its texts replaced in turn, but for what is chosen of a list. */
function* changed(value: unknown, strange: string): Generator<unknown> {
  if (typeof value === 'string') yield strange;
  if (Array.isArray(value)) {
    for (const [place, each] of value.entries()) {
      for (const other of changed(each, strange)) yield value.with(place, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      for (const other of changed(each, strange)) yield { ...value, [name]: other };
    }
  }
}

const REQUESTS = Object.entries({ ...officeCalls(), ...callsByIds() });

describe('a text that is not an id', () => {
  it.each(REQUESTS)('causes no internal error in %s', async (name, request) => {
    const failed: unknown[] = [];
    for (const strange of STRANGE) {
      for (const other of changed(request, strange)) {
        logged.mockClear();
        const code = await refusalOf(name, other);
        const isOurs = code === 'call/failed' || code instanceof Error;
        if (isOurs)
          failed.push([
            JSON.stringify(other).slice(0, 200),
            logged.mock.calls.join().slice(0, 300),
          ]);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe('half a sign, or none', () => {
  it.each(['a\ud800b', 'a\0b'])(
    'is refused as input where any text may stand: %j',
    async (text) => {
      const about = {
        submission: 'creeks',
        key: 'key-12345678',
        text: `Some words ${text} and more.`,
      };
      expect(await refusalOf('sendMessage', about)).toBe('input/invalid');
    },
  );
});
