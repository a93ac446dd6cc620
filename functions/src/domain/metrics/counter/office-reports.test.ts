import { WORLD } from '@quire/model/entities/counter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { BOSS, codeOf, EDDA } from '../../../testing/test-records.ts';
import { saveCustomer } from './change-customers.ts';
import { countedRef } from './count-hours.ts';
import { customerList, officeReport } from './office-reports.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await countedRef(press.db).set({ since: '2026-04', until: '2026-05-31T23' });
});
afterAll(() => press.close());

const TR = { report: 'TR', customer: WORLD, begin: '2026-04', end: '2026-05' } as const;
const make = (asked: object = {}, person = BOSS) =>
  officeReport(press, person, press.origin, { ...TR, format: 'tsv', ...asked });

it('makes a file with all attributes, named after what is in it', async () => {
  const { name, text } = await make();
  expect(name).toBe(`TR_${WORLD}_2026-04_2026-05.tsv`);
  expect(text).toContain('Report_Attributes\tAttributes_To_Show=YOP|Access_Type|Access_Method\t');
  expect(text).toContain('Created_By\tSaltmarsh Press\t');
  expect(text).toContain('Exceptions\t3030: No Usage Available for Requested Dates\t');
  const json = await make({ format: 'json', report: 'PR_P1' });
  expect(JSON.parse(json.text)).toMatchObject({ Report_Header: { Report_ID: 'PR_P1' } });
});

it('lists institutions without the hashes of their keys, and the months', async () => {
  await saveCustomer(press, BOSS, {
    form: { name: 'Tide Library', ror: '', networks: [], email: '' },
  });
  const list = await customerList(press, BOSS);
  expect(list).toMatchObject({ since: '2026-04', until: '2026-05' });
  expect(JSON.stringify(list.customers)).not.toContain('keyHash');
});

it('is for who may edit the settings', async () => {
  expect(await codeOf(make({}, EDDA))).toBe('access/denied');
  expect(await codeOf(customerList(press, EDDA))).toBe('access/denied');
});

it('refuses an unknown institution, and months that are not over', async () => {
  expect(await codeOf(make({ customer: '10000009' }))).toBe('input/invalid');
  expect(await codeOf(make({ begin: '2026-06', end: '2026-06' }))).toBe('input/invalid');
});
