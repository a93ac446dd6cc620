import { expect, it } from 'vitest';
import { startTestPress } from '../../testing/test-press.ts';
import { BUDGETS } from './budgets.ts';
import { ReservedBudget } from './reserved-budget.ts';
import { isWithinBudget } from './spend-budget.ts';

/** A budget of this many searches, and how often it was requested. */
function budgetOf(most: number) {
  let left = most;
  const asked: number[] = [];
  const budget = new ReservedBudget(async (amount) => {
    asked.push(amount);
    if (left < amount) return false;
    left -= amount;
    return true;
  });
  return { budget, asked };
}

async function taken(budget: ReservedBudget, times: number, now = 0): Promise<number> {
  const each = await Promise.all(Array.from({ length: times }, () => budget.take(now)));
  return each.filter(Boolean).length;
}

it('gives no more searches than the press has for a day, in few transactions', async () => {
  const { budget, asked } = budgetOf(40);
  let given = 0;
  for (let n = 0; n < 100; n += 1) given += await taken(budget, 1);
  expect(given).toBe(40);
  expect(asked).toHaveLength(5);
});

it('grants no more to many concurrent requests', async () => {
  const { budget, asked } = budgetOf(10);
  expect(await taken(budget, 50)).toBe(10);
  expect(asked.length).toBeLessThan(50);
});

it('asks again after a while', async () => {
  const { budget, asked } = budgetOf(0);
  expect(await taken(budget, 3)).toBe(0);
  expect(await taken(budget, 1, 599_999)).toBe(0);
  expect(asked).toHaveLength(1);
  expect(await taken(budget, 1, 600_001)).toBe(0);
  expect(asked).toHaveLength(2);
});

it('gives none where the budget cannot be read', async () => {
  const budget = new ReservedBudget(() => Promise.reject(new Error('the database is away')));
  expect(await taken(budget, 1)).toBe(0);
});

it('keeps all instances together below the budget of a day', async () => {
  const press = await startTestPress();
  try {
    const spend = (amount: number) =>
      isWithinBudget(press, 'server-search', { press: 'all' }, amount);
    const instances = [
      new ReservedBudget(spend),
      new ReservedBudget(spend),
      new ReservedBudget(spend),
    ];
    const [{ most }] = BUDGETS['server-search'].limits;
    let given = 0;
    for (const instance of instances) {
      for (let n = 0; n < most; n += 1) given += await taken(instance, 1);
    }
    expect(given).toBeLessThanOrEqual(most);
    expect(given).toBeGreaterThan(0);
  } finally {
    await press.close();
  }
});
