import { THROTTLES } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { BUDGETS, type BudgetName } from './budgets.ts';
import { foldMailbox } from './fold-mailbox.ts';
import { isWithinBudget, requireBudget } from './spend-budget.ts';

let press: TestPress;
let clock = NOW.getTime();
beforeAll(async () => {
  press = await startTestPress();
});
beforeEach(async () => {
  clock = NOW.getTime();
  const { docs } = await press.db.collection(THROTTLES).get();
  for (const { ref } of docs) await ref.delete();
});
afterAll(() => press.close());

const ports = () => ({ db: press.db, now: () => new Date(clock) });
const HOUR_MS = 3_600_000;
const messageOf = (promise: Promise<void>) =>
  promise.then(
    () => 'allowed',
    (error: Error) => error.message,
  );

describe('foldMailbox', () => {
  it.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    [' ada+journals+2@example.org ', 'ada@example.org'],
    ['a.d.a@example.org', 'a.d.a@example.org'],
    ['A.d.a+x@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['ａｄａ@example.org', 'ada@example.org'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['"odd@name"@example.org', '"odd@name"@example.org'],
    ['no address', '@no address'],
  ])('reads %j as %j', (email, folded) => {
    expect(foldMailbox(email)).toBe(folded);
  });
});

describe('a budget', () => {
  it('is one for all spellings of a mailbox', async () => {
    const spellings = ['ada@gmail.com', 'a.da@gmail.com', 'ADA+1@gmail.com', 'ada@googlemail.com'];
    const answers: boolean[] = [];
    for (const mailbox of [...spellings, ...spellings]) {
      answers.push(await isWithinBudget(ports(), 'registration', { mailbox }));
    }
    expect(answers).toEqual([true, true, true, true, true, false, false, false]);
    expect(await isWithinBudget(ports(), 'registration', { mailbox: 'bea@gmail.com' })).toBe(true);
  });

  it('is counted apart from all others', async () => {
    const network = '192.0.2.1';
    const spendAll = async () => {
      while (await isWithinBudget(ports(), 'voucher-quote', { network }));
    };
    await spendAll();
    expect(await isWithinBudget(ports(), 'registration', { network })).toBe(true);
  });

  it('shares one budget among all calls that write to the same mailbox', async () => {
    const ways: BudgetName[] = ['registration', 'verification', 'password-reset', 'email-change'];
    let sent = 0;
    for (let hour = 0; hour < 23; hour += 1) {
      for (const way of ways) {
        const mailbox = `ada+${sent}@example.org`;
        if (await isWithinBudget(ports(), way as 'registration', { mailbox })) sent += 1;
      }
      clock += HOUR_MS;
    }
    expect(sent).toBe(10);
  });

  it('counts nothing of what it refuses', async () => {
    const mailbox = 'ada@example.org';
    const allowed = async (network: string) =>
      await isWithinBudget(ports(), 'registration', { mailbox, network });
    for (let n = 0; n < 5; n += 1) await allowed('a');
    expect(await allowed('a')).toBe(false);
    const found = await press.db.collection(THROTTLES).get();
    const counts = found.docs.map((doc) => [doc.id.replace(/~[^~]*$/, ''), doc.get('count')]);
    expect(Object.fromEntries(counts)).toEqual({
      'registration~network~hour': 5,
      'registration~network~day': 5,
      'registration~mailbox~hour': 5,
      'account-mails~mailbox~day': 5,
    });
  });

  it('holds under concurrent requests', async () => {
    const mailbox = 'ada@example.org';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => isWithinBudget(ports(), 'registration', { mailbox })),
    );
    expect(answers.filter(Boolean)).toHaveLength(5);
  });

  it('counts several uses together, or none', async () => {
    const account = 'ada';
    expect(await isWithinBudget(ports(), 'voucher', { account }, 4)).toBe(true);
    expect(await isWithinBudget(ports(), 'voucher', { account }, 2)).toBe(false);
    expect(await isWithinBudget(ports(), 'voucher', { account }, 1)).toBe(true);
  });

  it('says which limit was reached and how long to wait', async () => {
    const account = 'ada';
    await requireBudget(ports(), 'voucher', { account }, 5);
    clock += 25 * 60_000;
    expect(await messageOf(requireBudget(ports(), 'voucher', { account }))).toBe(
      'You can do this 5 times an hour. Please try again in 35 minutes.',
    );
    for (let hour = 0; hour < 3; hour += 1) {
      clock += HOUR_MS;
      await requireBudget(ports(), 'voucher', { account }, 5);
    }
    clock += HOUR_MS;
    expect(await messageOf(requireBudget(ports(), 'voucher', { account }))).toBe(
      'You can do this 20 times a day. Please try again in 20 hours.',
    );
    clock += 20 * HOUR_MS;
    expect(await messageOf(requireBudget(ports(), 'voucher', { account }))).toBe('allowed');
  });

  it('keeps no address and no network as it is', async () => {
    const whose = { mailbox: 'ada@example.org', network: '192.0.2.1' };
    await isWithinBudget(ports(), 'registration', whose);
    const kept = await press.db.collection(THROTTLES).get();
    expect(JSON.stringify(kept.docs.map((doc) => [doc.id, doc.data()]))).not.toMatch(/ada|192/);
  });

  it.each(Object.entries(BUDGETS))('%s is bounded over a day', (_, { limits }) => {
    for (const { by, per } of limits) {
      const isBounded = limits.some((other) => other.by === by && other.per === 'day');
      if (per === 'hour') expect([by, isBounded]).toEqual([by, true]);
    }
  });
});
