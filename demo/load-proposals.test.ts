import { PROPOSALS } from '@quire/model/collections';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../functions/src/testing/test-press.ts';
import { loadProposals } from './load-proposals.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await loadProposals(press);
});
afterAll(() => press.close());

const stored = async () => (await press.db.collection(PROPOSALS).get()).docs;

it('gives the office one conference to decide on, found by what its organiser has written', async () => {
  const [waiting, ...others] = await stored();
  expect(others).toEqual([]);
  const read = RECORD_KINDS.proposals.read(waiting?.data() ?? {});
  expect(read.ok).toBe(true);
  expect(waiting?.data()).toMatchObject({
    ...{ status: 'new', note: '', revision: 1 },
    sortKey: expect.stringMatching(/^ice at/i),
    words: expect.arrayContaining(['ravnfjord', 'solheim']),
  });
  const received = Date.parse(String(waiting?.get('receivedAt')));
  expect(received).toBeLessThan(press.now().getTime());
});

it('leaves what the office has answered', async () => {
  const [waiting] = await stored();
  await waiting?.ref.update({ status: 'declined', note: 'No places left this year.' });
  await loadProposals(press);
  const [answered, ...others] = await stored();
  expect(others).toEqual([]);
  expect(answered?.get('status')).toBe('declined');
});
