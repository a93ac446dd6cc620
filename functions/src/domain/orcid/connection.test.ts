/** Connecting an account with an ORCID iD, against a registry that speaks ORCID's OAuth. */
import { ORCID_CONNECTIONS, ORCID_ITEMS, ORCID_STATES, PROFILES } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JOSIAH, LAURE, type OrcidPress, startOrcidPress } from '../../testing/orcid-press.ts';
import { exportOrcid, forgetOrcid } from '../accounts/forget-orcid.ts';
import { beginConnection } from './begin-connection.ts';
import { chooseSent } from './choose-sent.ts';
import { readConnection } from './connection-record.ts';
import { finishConnection } from './finish-connection.ts';
import { ownConnection } from './own-connection.ts';

let press: OrcidPress;
beforeAll(async () => {
  press = await startOrcidPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [ORCID_CONNECTIONS, ORCID_ITEMS, ORCID_STATES, 'throttles'])
    await press.db.recursiveDelete(press.db.collection(name));
  await press.putPerson('maren');
});

const ALL = { sendsWorks: true, sendsReviews: true };

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const works = (token: string) =>
  fetch(`${press.registry.url}/v3.0/${JOSIAH}/works`, {
    headers: { Authorization: `Bearer ${token}` },
  });

it('stores the iD whose owner has signed in, and tells no browser the token', async () => {
  await press.connect('maren', JOSIAH);
  const stored = await readConnection(press.db, 'maren');
  expect(stored).toMatchObject({ orcid: JOSIAH, state: 'connected', sendsWorks: true });
  expect((await works(stored?.tokens?.access ?? '')).status).toBe(200);
  const profile = await press.db.collection(PROFILES).doc('maren').get();
  expect(profile.get('orcid')).toBe(JOSIAH);
  const shown = await ownConnection(press.ports, 'maren');
  expect(shown).toMatchObject({ isOffered: true, connection: { orcid: JOSIAH } });
  const told = JSON.stringify([shown, await exportOrcid(press.db, 'maren')]);
  expect(told).toContain(JOSIAH);
  for (const secret of Object.values(stored?.tokens ?? {})) expect(told).not.toContain(secret);
});

it('takes a state once, from the account that began, and for half an hour', async () => {
  await press.putPerson('other');
  const begin = () => beginConnection(press.ports, 'maren', ALL);
  const answer = await press.allow(await begin(), JOSIAH);
  expect(await codeOf(finishConnection(press.ports, 'other', answer))).toBe('orcid/state-over');
  expect(await codeOf(finishConnection(press.ports, 'maren', answer))).toBe('done');
  expect(await codeOf(finishConnection(press.ports, 'maren', answer))).toBe('orcid/state-over');
  const late = await press.allow(await begin(), JOSIAH);
  press.pass(31);
  expect(await codeOf(finishConnection(press.ports, 'maren', late))).toBe('orcid/state-over');
  const replaced = await press.allow(await begin(), JOSIAH);
  await begin();
  expect(await codeOf(finishConnection(press.ports, 'maren', replaced))).toBe('orcid/state-over');
});

it('takes no code that ORCID does not know, and a state is used up by it', async () => {
  const at = await beginConnection(press.ports, 'maren', ALL);
  const { code, state } = await press.allow(at, JOSIAH);
  const wrong = finishConnection(press.ports, 'maren', { code: 'guess', state });
  expect(await codeOf(wrong)).toBe('orcid/state-over');
  const right = finishConnection(press.ports, 'maren', { code, state });
  expect(await codeOf(right)).toBe('orcid/state-over');
  expect(await readConnection(press.db, 'maren')).toBeNull();
});

it('refuses an iD that another account has, and gives its token back', async () => {
  await press.connect('maren', JOSIAH);
  expect(await codeOf(press.connect('other', JOSIAH))).toBe('orcid/other-account');
  expect(await readConnection(press.db, 'other')).toBeNull();
  await press.run();
  const stored = await readConnection(press.db, 'maren');
  expect((await works(stored?.tokens?.access ?? '')).status).toBe(200);
  expect((await press.db.collection(ORCID_ITEMS).get()).size).toBe(0);
});

it('refuses what does not allow to add works, and has its token revoked', async () => {
  const at = await beginConnection(press.ports, 'maren', ALL);
  const less = new URL(at);
  less.searchParams.set('scope', '/authenticate');
  const answer = await press.allow(less.href, JOSIAH);
  expect(await codeOf(finishConnection(press.ports, 'maren', answer))).toBe('orcid/too-little');
  expect(await readConnection(press.db, 'maren')).toBeNull();
  const items = press.db.collection(ORCID_ITEMS);
  const [waiting] = (await items.get()).docs;
  expect(waiting?.get('kind')).toBe('revocation');
  await press.run();
  expect((await items.get()).size).toBe(0);
  expect(await press.ports.client?.refresh(String(waiting?.get('token')))).toBe('refused');
});

it('revokes the token at ORCID when it is ended, also where ORCID answers later', async () => {
  await press.connect('maren', JOSIAH);
  const token = (await readConnection(press.db, 'maren'))?.tokens?.access ?? '';
  await forgetOrcid(press.ports, 'maren');
  expect(await readConnection(press.db, 'maren')).toBeNull();
  expect((await ownConnection(press.ports, 'maren')).connection).toBeUndefined();
  const { client } = press.ports;
  const unreachable = client && { ...client, revoke: async () => false };
  const { sendDueItems } = await import('./send-due-items.ts');
  await sendDueItems({ ...press.ports, client: unreachable });
  expect((await works(token)).status).toBe(200);
  await press.run();
  expect((await works(token)).status).toBe(200);
  press.pass(2);
  await press.run();
  expect((await works(token)).status).toBe(401);
  expect((await press.db.collection(ORCID_ITEMS).get()).size).toBe(0);
});

it('revokes the token of the record that was connected before', async () => {
  await press.connect('maren', JOSIAH);
  const token = (await readConnection(press.db, 'maren'))?.tokens?.access ?? '';
  await press.connect('maren', LAURE, { sendsWorks: false });
  await press.run();
  expect((await works(token)).status).toBe(401);
  expect(await readConnection(press.db, 'maren')).toMatchObject({
    ...{ orcid: LAURE, sendsWorks: false },
  });
  await chooseSent(press.ports, 'maren', ALL);
  expect((await readConnection(press.db, 'maren'))?.sendsWorks).toBe(true);
});

it('is not offered where the press has no client', async () => {
  const without = { ...press.ports, client: null };
  expect(await ownConnection(without, 'maren')).toEqual({
    ...{ isOffered: false, offersReviews: false, works: [] },
  });
  expect(await codeOf(beginConnection(without, 'maren', ALL))).toBe('orcid/not-configured');
});
