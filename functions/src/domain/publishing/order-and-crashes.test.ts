/**
 * Events arrive twice, late or out of order, and functions fail between two writes. In every case, the final state must
 * be the same as that of a press rebuilt from the same records.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedState, staleCards } from '../../testing/derived-state.ts';
import { dyingPress, Killed, type Lifeline } from '../../testing/dying-press.ts';
import { EventfulPress } from '../../testing/eventful-press.ts';
import { randomChange } from '../../testing/random-change.ts';
import { page, putPage } from '../../testing/test-content.ts';
import { content, saveRevision, startTestPress, type TestPress } from '../../testing/test-press.ts';

let press: TestPress;
let anew: TestPress;
let life: Lifeline;

beforeAll(async () => {
  ({ press, life } = dyingPress(await startTestPress()));
  anew = await startTestPress();
});
afterAll(async () => {
  await press.close();
  await anew.close();
});

/** A small generator (mulberry32), so that a failure can be reproduced. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const IS_THOROUGH = process.env.QUIRE_THOROUGH === '1';
const CHANGES = Number(process.env.QUIRE_CHANGES ?? (IS_THOROUGH ? 80 : 25));
const seeds = (process.env.QUIRE_SEEDS ?? (IS_THOROUGH ? '1,2,3,4' : '1')).split(',').map(Number);

describe('a press whose events arrive out of order', () => {
  it.for(seeds)('has the same final state as one that was rebuilt (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const events = new EventfulPress(press);
    await events.clear();
    await events.begin();
    for (let count = 0; count < CHANGES; count += 1) {
      await randomChange(events, random, count);
      // Some arrive immediately, some late; some twice; some functions are interrupted.
      while (random(3) > 0 && events.waiting.length > 0) {
        const event = events.waiting.splice(random(events.waiting.length), 1)[0];
        if (!event) break;
        if (random(5) === 0) events.waiting.push(event);
        if (random(2) === 0) life.dieAfter(random(14));
        const done = await events.deliver(event).catch((error: unknown) => {
          if (error instanceof Killed) return false;
          throw error;
        });
        life.revive();
        if (!done) events.waiting.push(event);
      }
    }
    for (const event of events.waiting.splice(0)) {
      expect(await events.deliver(event)).toBe(true);
    }
    const fresh = new EventfulPress(anew);
    await fresh.clear();
    await fresh.copyFrom(press);
    await fresh.deliverAll();
    expect(await derivedState(press)).toEqual(await derivedState(anew));
    expect(await staleCards(press)).toEqual([]);
    const missing = [...anew.bucket.files.keys()].filter((path) => !press.bucket.files.has(path));
    expect(missing).toEqual([]);
  });
});

describe('a publication that was interrupted', () => {
  /** An article, one that shows it as related, and a notice of it in another issue. */
  async function begin(): Promise<EventfulPress> {
    const events = new EventfulPress(press);
    await events.clear();
    await events.begin();
    const keywords = ['salt marsh', 'creek'];
    for (const akey of ['a', 'b']) {
      await saveRevision(
        press,
        { journal: 'CES', issue: '1-1', akey },
        1,
        content(akey, { keywords }),
      );
      events.raise('articles', `CES~${akey}`);
    }
    const collections = [{ title: 'Ours', description: '', articles: ['a', 'b', 'n'] }];
    const about = { journal: 'CES', collections };
    await putPage(press, page('/journals/CES/articles_collections', about));
    events.raise('pages', 'journals~CES~articles_collections');
    await events.deliverAll();
    return events;
  }

  it('is completed by the same event, after whichever write it stopped', async () => {
    const events = await begin();
    const notice = { journal: 'CES', issue: '1-2', akey: 'n' };
    let wasKilled = true;
    for (let count = 0; wasKilled; count += 1) {
      // Each time another date of the article is published, on every page that shows it.
      const date = `2026-07-${String(count + 1).padStart(2, '0')}`;
      const text = content('Retraction', {
        type: 'retraction',
        updates: 'a',
        dates: { published: date },
      });
      await saveRevision(press, notice, count + 1, text);
      const event = { collection: 'articles', id: 'CES~n', issues: ['1-2'] };
      life.dieAfter(count);
      wasKilled = await events.deliver(event).then(
        () => false,
        (error: unknown) => error instanceof Killed,
      );
      life.revive();
      expect(await events.deliver(event)).toBe(true);
      expect(await staleCards(press), `after ${count} writes`).toEqual([]);
    }
    expect((await press.db.doc('publishedArticles/CES~a').get()).get('updated')).toMatch(
      /^2026-07-[12]/,
    );
  });
});
