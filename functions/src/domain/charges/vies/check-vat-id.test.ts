import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  startChargesPress,
} from '../../../testing/test-charges.ts';
import { checkVatId } from './check-vat-id.ts';
import { viesAt } from './vies.ts';

let press: ChargesPress;
let register: Server;
let api = '';
const asked: string[] = [];
/** Answers by VAT number; numbers not listed here get the answer of an unavailable member state. */
const ANSWERS: Readonly<Record<string, object>> = {
  '40303265045': { isValid: true, userError: 'VALID', requestIdentifier: 'WAPIAAAAW1' },
  '12345678901': { isValid: false, userError: 'INVALID', requestIdentifier: '' },
};

beforeAll(async () => {
  press = await startChargesPress();
  register = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [, number = ''] = /\/vat\/(\w+)/.exec(request.url ?? '') ?? [];
    const away = { isValid: false, userError: 'MS_UNAVAILABLE' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(ANSWERS[number] ?? away));
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  const address = register.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  register.close();
  await press.close();
});

async function issued(id: string, country: string, vatId: string) {
  await putBilled(press, id);
  await putBilling(press, id, [payer({ country, vatId })]);
  await followEvents(press, id);
  return one(id);
}
async function one(id: string) {
  const [invoice] = await invoicesOf(press, id);
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}

it('stores the answer of VIES for a VAT id without tax, after one request', async () => {
  const { id } = await issued('in-force', 'FR', 'FR40303265045');
  await checkVatId(press, viesAt(api), id);
  await checkVatId(press, viesAt(api), id);
  expect(asked).toEqual([
    '/ms/FR/vat/40303265045?requesterMemberStateCode=DE&requesterNumber=123456789',
  ]);
  const { vatCheck, events } = await one('in-force');
  expect(vatCheck).toMatchObject({
    ...{ vatId: 'FR40303265045', at: expect.stringMatching(/^2026-06-01T/) },
    ...{ isValid: true, identifier: 'WAPIAAAAW1' },
  });
  expect(events.at(-1)).toMatchObject({ event: 'check_vat', by: 'system' });
});

it('records that a VAT id is not valid, and changes nothing else', async () => {
  const before = await issued('not-known', 'IT', 'IT12345678901');
  await checkVatId(press, viesAt(api), before.id);
  const { vatCheck, events, ...after } = await one('not-known');
  expect(vatCheck).toMatchObject({ isValid: false });
  expect(events).toHaveLength(before.events.length + 1);
  expect(before).toMatchObject(after);
});

it('stores nothing if there is no answer, and sends no request if tax is charged or it is off', async () => {
  const away = await issued('away', 'AT', 'ATU12345678');
  await checkVatId(press, viesAt(api), away.id);
  await checkVatId(press, viesAt('http://127.0.0.1:1'), away.id);
  expect(await one('away')).toEqual(away);
  const before = asked.length;
  const home = await issued('home', 'DE', 'DE123456789');
  await checkVatId(press, viesAt(api), home.id);
  await checkVatId(press, null, away.id);
  expect(asked).toHaveLength(before);
});
