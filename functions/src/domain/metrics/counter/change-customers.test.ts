import { AUDIT } from '@quire/model/collections';
import { CUSTOMERS_MOST } from '@quire/model/entities/counter';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { BOSS, codeOf, EDDA } from '../../../testing/test-records.ts';
import { apiKeyHash } from './api-key.ts';
import { removeCustomer, renewKey, saveCustomer } from './change-customers.ts';
import { customersAt, customersRef, readCustomers } from './customers.ts';

let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
});
afterEach(() => press.close());

const NETWORKS = ['192.0.2.0/24', '2001:db8::/32'];
const FORM = { name: 'Tide Library', ror: '', networks: NETWORKS, email: '' };
const add = () => saveCustomer(press, BOSS, { form: FORM });

it('keeps the hash of a key that it answers once', async () => {
  const { id, key = '' } = await add();
  const [customer] = await readCustomers(press.db);
  expect(customer).toMatchObject({ ...FORM, id, keyHash: apiKeyHash(key) });
  expect(JSON.stringify((await customersRef(press.db).get()).data())).not.toContain(key);
  expect(await saveCustomer(press, BOSS, { id, form: { ...FORM, name: 'New' } })).toEqual({ id });
});

it('replaces a key, and keeps it when other fields change', async () => {
  const { id, key: first = '' } = await add();
  const { key } = await renewKey(press, BOSS, id);
  expect(key).not.toBe(first);
  await saveCustomer(press, BOSS, { id, form: { ...FORM, networks: [] } });
  const [customer] = await readCustomers(press.db);
  expect(customer).toMatchObject({ keyHash: apiKeyHash(key), networks: [] });
});

it('finds who an address belongs to by the networks', async () => {
  const { id } = await add();
  const at = (address: string) => customersAt(press.db, address, 0);
  expect(await at('192.0.2.77')).toEqual([id]);
  expect(await at('2001:db8:7::1')).toEqual([id]);
  for (const other of ['192.0.3.1', '2001:db9::1', 'nonsense', ''])
    expect(await at(other)).toEqual([]);
});

it('is for who may edit the settings, and is recorded', async () => {
  const { id } = await add();
  expect(await codeOf(saveCustomer(press, EDDA, { form: FORM }))).toBe('access/denied');
  expect(await codeOf(renewKey(press, EDDA, id))).toBe('access/denied');
  expect(await codeOf(removeCustomer(press, EDDA, id))).toBe('access/denied');
  await removeCustomer(press, BOSS, id);
  expect(await readCustomers(press.db)).toEqual([]);
  const actions = (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.get('action'));
  expect(actions.toSorted()).toEqual(['usage.customer.removed', 'usage.customer.saved']);
});

it('refuses an institution that is not there, and more than one document holds', async () => {
  expect(await codeOf(renewKey(press, BOSS, '10000001'))).toBe('input/invalid');
  expect(await codeOf(saveCustomer(press, BOSS, { id: '10000001', form: FORM }))).toBe(
    'input/invalid',
  );
  const { id } = await add();
  const [one] = await readCustomers(press.db);
  const full = Array.from({ length: CUSTOMERS_MOST }, (_, n) => ({
    ...one,
    id: String(Number(id.slice(0, 1)) * 10_000_000 + n),
  }));
  await customersRef(press.db).set({ customers: full });
  expect(await codeOf(add())).toBe('input/invalid');
});
