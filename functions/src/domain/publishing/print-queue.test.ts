import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { sharedBrowser } from '../printing/shared-browser.ts';
import {
  beginPrint,
  nextPrint,
  notePrintFailure,
  PRINT_ATTEMPTS,
  printRef,
} from './print-queue.ts';

let press: TestPress;
const ID = 'CES~mud';

beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());
beforeEach(() => ask('first'));

const ask = (printHash: string) =>
  printRef(press.db, ID).set({ printHash, queuedAt: '2026-06-01T09:00:00.000Z', attempts: 0 });

async function begin() {
  const next = await nextPrint(press.db, new Set());
  return next && beginPrint(next);
}

describe('the print queue', () => {
  it('gives up on a page that never finishes, or that crashes the browser', async () => {
    for (let attempt = 1; attempt <= PRINT_ATTEMPTS; attempt += 1) {
      expect(await begin()).toMatchObject({ articleId: ID, attempts: attempt });
    }
    expect(await begin()).toBeNull();
    expect(await nextPrint(press.db, new Set())).toBeNull();
    expect((await printRef(press.db, ID).get()).get('code')).toBe('print/never-ended');
  });

  it('keeps an article whose older version has failed for the last time', async () => {
    for (let attempt = 1; attempt < PRINT_ATTEMPTS; attempt += 1) await begin();
    const last = await begin();
    await ask('second');
    if (last) await notePrintFailure(last, 'print/failed');
    expect(await begin()).toMatchObject({ printHash: 'second', attempts: 1 });
  });

  it('does not restore a removed entry after a failure', async () => {
    const print = await begin();
    await printRef(press.db, ID).delete();
    if (print) await notePrintFailure(print, 'print/failed');
    expect((await printRef(press.db, ID).get()).exists).toBe(false);
  });
});

describe('the browser that prints', () => {
  it('is started once, and again after a crash or a failed start', async () => {
    const opened: { alive: boolean; isConnected(): boolean; close(): Promise<void> }[] = [];
    let fails = true;
    const browser = sharedBrowser(async () => {
      if (fails) throw new Error('no memory');
      const one = { alive: true, isConnected: () => one.alive, close: async () => undefined };
      opened.push(one);
      return one;
    });
    await expect(browser.get()).rejects.toThrow('no memory');
    fails = false;
    const first = await browser.get();
    expect(await browser.get()).toBe(first);
    first.alive = false;
    expect(await browser.get()).not.toBe(first);
    expect(opened).toHaveLength(2);
  });
});
