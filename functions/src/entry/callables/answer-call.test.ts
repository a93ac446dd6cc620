import { describe, expect, it } from 'vitest';
import type { Access } from '../../domain/access/caller.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { withRequestId } from '../../platform/logging/request-id.ts';
import { answerCall, type CallRun, type RawCall } from './answer-call.ts';
import { networkOf } from './network.ts';

const NOW = new Date('2026-06-01T09:00:00Z');
const lines: unknown[] = [];
const ports = {
  now: () => NOW,
  log: { error: (message: string, data: unknown) => lines.push([message, data]) },
  isSessionOver: async ({ uid }: { uid: string }) => uid === 'ended',
  requireApp: async (token: string | undefined) => {
    if (token === 'forged') throw new Refused('app-check/failed');
  },
};
const fine: CallRun<'verifyEmail', Access> = async ({ token }) => ({ email: `${token}@x.org` });
const token = 'a'.repeat(43);
const signedIn = (minutes: number, change: object = {}) => ({
  uid: 'u1',
  token: { auth_time: NOW.getTime() / 1000 - minutes * 60, email_verified: true, ...change },
});
const answer = (access: Access, raw: Partial<RawCall>, run = fine) =>
  answerCall(ports, 'verifyEmail', access, run, { data: { token }, network: '', ...raw });

const never = () => {
  throw new Error('it ran');
};

describe('answering a call', () => {
  it('passes on the request and returns the response', async () => {
    expect(await answer('public', {})).toEqual({ email: `${token}@x.org` });
    expect(await answer('fresh', { auth: signedIn(9) })).toEqual({ email: `${token}@x.org` });
  });

  it.each<[Access, Partial<RawCall>, string]>([
    ['signed-in', {}, 'account/signed-out'],
    ['signed-in', { auth: { ...signedIn(1), uid: 'ended' } }, 'account/signed-out'],
    ['verified', { auth: signedIn(1, { email_verified: 'true' }) }, 'account/not-verified'],
    ['fresh', { auth: signedIn(11) }, 'account/sign-in-again'],
    ['fresh-staff', { auth: signedIn(11, { roles: ['admin'] }) }, 'account/sign-in-again'],
    ['fresh-staff', { auth: signedIn(1, { roles: ['author'] }) }, 'access/denied'],
    [
      'fresh-staff',
      { auth: signedIn(1, { roles: ['admin'], email_verified: false }) },
      'account/not-verified',
    ],
    ['signed-in', { auth: signedIn(1, { secondFactor: 'f1' }) }, 'account/second-factor'],
    ['verified', { auth: signedIn(1, { secondFactor: 'f1' }) }, 'account/second-factor'],
    ['fresh', { auth: signedIn(1, { secondFactor: 'f1' }) }, 'account/second-factor'],
    [
      'staff',
      { auth: signedIn(1, { roles: ['editor'], secondFactor: 'due' }) },
      'account/second-factor-due',
    ],
    ['first-factor', { auth: signedIn(11, { secondFactor: 'f1' }) }, 'account/sign-in-again'],
    ['first-factor', { auth: signedIn(1, { email_verified: false }) }, 'account/not-verified'],
    ['public', { data: {} }, 'input/invalid'],
    ['public', { data: undefined }, 'input/invalid'],
  ])('refuses at %s %j', async (access, raw, code) => {
    await expect(answer(access, raw)).rejects.toMatchObject({ details: { code } });
  });

  it('asks for no second factor from those who are about to give it, or have given it', async () => {
    const due = { auth: signedIn(1, { roles: ['editor'], secondFactor: 'f1' }) };
    expect(await answer('first-factor', due)).toEqual({ email: `${token}@x.org` });
    const factor = { secondFactor: 'f1', secondFactorUsed: 'f1' };
    const given = { auth: signedIn(1, { roles: ['editor'], ...factor }) };
    expect(await answer('staff', given)).toEqual({ email: `${token}@x.org` });
  });

  it('treats a caller without their second factor as a visitor where the call is public', async () => {
    const callers: unknown[] = [];
    const run: CallRun<'verifyEmail', 'public'> = async (_asked, { caller }) => {
      callers.push(caller?.uid);
      return { email: 'a@x.org' };
    };
    const call = (auth: RawCall['auth']) =>
      answerCall(ports, 'verifyEmail', 'public', run, { data: { token }, network: '', auth });
    await call(signedIn(1));
    await call(signedIn(1, { secondFactor: 'f1' }));
    expect(callers).toEqual(['u1', undefined]);
  });

  it('requires App Check for visitors’ calls and uploads, before anything else', async () => {
    const forged = { data: {}, network: '', appToken: 'forged' };
    const refused = { code: 'permission-denied', details: { code: 'app-check/failed' } };
    await expect(answer('public', forged)).rejects.toMatchObject(refused);
    const upload = answerCall(ports, 'addSubmissionFile', 'verified', async () => never(), forged);
    await expect(upload).rejects.toMatchObject(refused);
    const other = answerCall(ports, 'saveRecord', 'staff', async () => never(), forged);
    await expect(other).rejects.toMatchObject({ details: { code: 'account/signed-out' } });
  });

  it('names the invalid field', async () => {
    await expect(answer('public', { data: { token: 1 } })).rejects.toMatchObject({
      code: 'invalid-argument',
      details: { field: 'token', problems: [{ field: 'token' }] },
    });
  });

  it('describes a refusal in words, and reveals nothing about a failure', async () => {
    const refuse = () => Promise.reject(new Refused('file/empty', { values: { name: 'a.pdf' } }));
    await expect(answer('public', {}, refuse)).rejects.toMatchObject({
      message: '“a.pdf” is empty (0 bytes).',
      details: { code: 'file/empty', values: { name: 'a.pdf' } },
    });
    const fail = () => Promise.reject(new Error('the database at 10.0.0.7 is away'));
    const failure: unknown = await answer('public', {}, fail).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'internal', details: { code: 'call/failed' } });
    expect(JSON.stringify(failure)).not.toContain('10.0.0.7');
    expect(lines).toHaveLength(1);
  });

  it('gives a failure the reference of its request, which the user can quote', async () => {
    const fail = () => Promise.reject(new Error('the database is away'));
    const failing = withRequestId(
      () => `${'d'.repeat(32)}/1`,
      () => answer('public', {}, fail),
    );
    const reference = 'd'.repeat(12);
    await expect(failing).rejects.toMatchObject({
      message: expect.stringContaining(reference),
      details: { code: 'call/failed', values: { reference } },
    });
  });

  it('leaves out fields that are undefined, where Firebase would send null', async () => {
    const media = {
      ...{ name: 'a.png', title: 'a.png', alt: 'Mud', kind: 'image' as const, size: 3 },
      ...{ path: 'media/a.png', contentType: 'image/png', sha256: 'a'.repeat(64) },
      journal: undefined,
    };
    const data = { upload: 'upload01', name: 'a.png' };
    const run: CallRun<'addMedia', Access> = async () => ({ id: 'm1', media });
    const answered = await answerCall(ports, 'addMedia', 'public', run, { data, network: '' });
    expect(Object.keys(answered.media)).not.toContain('journal');
  });

  it('sends no response that its schema does not allow', async () => {
    const wrong = (async () => ({ secret: 1 })) as unknown as typeof fine; // a fault of the run
    await expect(answer('public', {}, wrong)).rejects.toMatchObject({
      details: { code: 'call/failed' },
    });
  });
});

describe('the network of a call', () => {
  const from = (hops: string | undefined, remoteAddress?: string) =>
    networkOf({ get: () => hops, socket: { remoteAddress } });

  it('trusts only the last hop', () => {
    expect(from('1.2.3.4, 198.51.100.7')).toBe('198.51.100.7');
    expect(from(undefined, '::ffff:127.0.0.1')).toBe('127.0.0.1');
  });

  it('takes an IPv6 network for one', () => {
    expect(from('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
    expect(from('2001:db8::1')).toBe('2001:db8:0:0');
  });
});
