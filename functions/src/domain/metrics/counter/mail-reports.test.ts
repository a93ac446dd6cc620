import { MAIL } from '@quire/model/collections';
import { MailSchema } from '@quire/model/entities/mail';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { BOSS } from '../../../testing/test-records.ts';
import { saveCustomer } from './change-customers.ts';
import { countedRef, monthRef, rowKey } from './count-hours.ts';
import { readCustomers } from './customers.ts';
import { mailReports } from './mail-reports.ts';
import { pack } from './packed.ts';

let press: TestPress;
let library: string;
const FORM = { name: 'Tide Library', ror: '', networks: ['192.0.2.0/24'] };
const save = async (email: string, id?: string) =>
  (await saveCustomer(press, BOSS, { form: { ...FORM, email }, ...(id && { id }) })).id;
const mailed = async (at: string) => mailReports({ ...press, now: () => new Date(at) });
const mails = async () => {
  const { docs } = await press.db.collection(MAIL).get();
  return docs.map((doc) => MailSchema.parse(doc.data()));
};

beforeAll(async () => {
  press = await startTestPress();
  await countedRef(press.db).set({ since: '2026-04', until: '2026-05-31T23' });
  library = await save('usage@library.example');
  await save('');
  const rows = {
    [rowKey('CES', '2026', 'Regular')]: { Total_Item_Requests: 7, Unique_Item_Requests: 5 },
  };
  await monthRef(press.db, library, '2026-05').set({ packed: pack(rows) });
});
afterAll(() => press.close());

it('mails the tables of the month that is over to those with an address', async () => {
  expect(await mailed('2026-06-01T05:00:00Z')).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ['usage@library.example'], template: 'account/usage-report' });
  expect(mail?.subject).toContain('May 2026');
  expect(mail?.text).toMatch(/Total_Item_Requests\W+7/);
  expect(mail?.attachments?.map(({ name }) => name)).toEqual([
    `PR_P1_${library}_2026-05.tsv`,
    `TR_J3_${library}_2026-05.tsv`,
    `TR_B3_${library}_2026-05.tsv`,
  ]);
  const bytes = await press.bucket.read(mail?.attachments?.[1]?.path ?? '');
  expect(Buffer.from(bytes ?? '').toString()).toContain('Total_Item_Requests\t7\t7');
});

it('mails them once, also where the address is another now', async () => {
  await save('other@library.example', library);
  expect(await mailed('2026-06-02T05:00:00Z')).toBe(0);
  expect((await readCustomers(press.db)).find(({ id }) => id === library)).toMatchObject({
    ...{ email: 'other@library.example', mailedUntil: '2026-05' },
  });
  expect(await mails()).toHaveLength(1);
});

it('mails the next month when it is over, and nobody who no longer wants mails', async () => {
  await countedRef(press.db).set({ since: '2026-04', until: '2026-06-30T23' });
  await save('', library);
  expect(await mailed('2026-07-01T05:00:00Z')).toBe(0);
  await save('other@library.example', library);
  expect(await mailed('2026-07-01T06:00:00Z')).toBe(1);
  const next = (await mails()).find(({ to }) => to[0] === 'other@library.example');
  expect(next?.text).toContain('No usage was counted');
});

it('mails nothing where no month is complete', async () => {
  await countedRef(press.db).set({ since: '2026-07', until: '2026-07-03T10' });
  expect(await mailed('2026-07-03T12:00:00Z')).toBe(0);
});
