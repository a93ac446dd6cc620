import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  putBilled,
  putSeller,
  SELLER,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { decideDiscount } from './discounts/decide-discount.ts';
import { requestDiscount } from './discounts/request-discount.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress(null);
});
afterAll(() => press.close());

async function waive(submission: string, basisPoints: number): Promise<void> {
  const asked = { submission, kind: 'waiver', reason: 'No money.' } as const;
  const { request } = await requestDiscount(press, PEOPLE.author, asked);
  const decision = { request, decision: 'granted', reason: 'Agreed.', basisPoints } as const;
  await decideDiscount(press, PEOPLE.finance, decision);
}
const statesOf = async (submission: string) =>
  (await invoicesOf(press, submission)).map(({ state, number }) => [state, number]);

it('begins production immediately when the charge is waived, even without seller data', async () => {
  for (const id of ['freed', 'halved']) {
    await putBilled(press, id);
    await followEvents(press, id);
    expect(await statesOf(id)).toEqual([['draft', null]]);
  }
  await waive('freed', 10_000);
  expect(await statesOf('freed')).toEqual([['waived', null]]);
  expect((await submissionNow(press, 'freed')).state).toBe('production');
  // The open amount waits, and is invoiced with the discount once seller data are entered.
  await waive('halved', 5_000);
  expect(await statesOf('halved')).toEqual([['draft', null]]);
  expect((await submissionNow(press, 'halved')).state).toBe('awaiting_payment');
  await putSeller(press, SELLER);
  await followEvents(press, 'halved');
  const [invoice] = await invoicesOf(press, 'halved');
  expect(invoice).toMatchObject({ state: 'issued', net: 45_000 });
  expect(invoice?.number).toMatch(/-00001$/);
});
