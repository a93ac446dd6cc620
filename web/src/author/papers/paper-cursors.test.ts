import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { PaperCursors, type ToldCursor } from './paper-cursors.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** Two windows of one text, and a channel between them that counts what it carries. */
function channel() {
  const sent: { by: string; cursor: string; at: number }[] = [];
  const listeners = new Map<string, (cursors: readonly ToldCursor[]) => void>();
  const doc = new Y.Doc();
  doc.getText('markdown').insert(0, 'The ebb and the flood');
  const open = (uid: string, text = doc) => {
    const cursors = new PaperCursors(text, uid, {
      async send(cursor) {
        sent.push({ by: uid, cursor, at: Date.now() });
        for (const [other, told] of listeners) if (other !== uid) told([{ uid, cursor, ageMs: 0 }]);
      },
      watch(onCursors) {
        listeners.set(uid, onCursors);
        return () => listeners.delete(uid);
      },
    });
    cursors.setWriters(['ada', 'ben'], { ada: 'Ada O.', ben: 'Ben O.' });
    return cursors;
  };
  const move = (cursors: PaperCursors, at: number) => {
    const place = Y.createRelativePositionFromTypeIndex(doc.getText('markdown'), at);
    cursors.setLocalStateField('cursor', { anchor: place, head: place });
  };
  return {
    sent,
    open,
    move,
    doc,
    tell: (to: string, told: ToldCursor) => listeners.get(to)?.([told]),
  };
}

it('shows another’s caret in its place in the text, with name and colour, for half a minute', async () => {
  const { open, move, doc } = channel();
  const [ada, ben] = [open('ada'), open('ben')];
  const told = vi.fn();
  ben.on('change', told);
  move(ada, 4);
  await vi.advanceTimersByTimeAsync(10);
  const [[client, state] = [0, null]] = [...ben.getStates()];
  expect(state?.user).toMatchObject({ name: 'Ada O.', color: '#b5500b' });
  doc.getText('markdown').insert(0, '## ');
  const head =
    state?.cursor && Y.createAbsolutePositionFromRelativePosition(state.cursor.head, doc);
  expect(head?.index).toBe(7);
  expect(ben.here().map(({ name }) => name)).toEqual(['Ada O.']);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ben.getStates().size).toBe(1);
  await vi.advanceTimersByTimeAsync(1_100);
  expect([ben.getStates().size, ben.here().length]).toEqual([0, 0]);
  expect(told).toHaveBeenLastCalledWith({ added: [], updated: [], removed: [client] }, 'remote');
});

it('tells of movements at most every 2.5 seconds, and once a minute while nobody is there', async () => {
  const { open, move, sent } = channel();
  const ada = open('ada');
  for (let ms = 0; ms < 119_000; ms += 200) {
    move(ada, (ms / 200) % 20);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(sent).toHaveLength(2);
  const ben = open('ben');
  move(ben, 3);
  for (let ms = 0; ms < 60_000; ms += 200) {
    move(ada, (ms / 200) % 20);
    move(ben, 3);
    await vi.advanceTimersByTimeAsync(200);
  }
  const hers = sent.filter(({ by }) => by === 'ada').slice(2);
  // Nobody is told again where a caret rests: after half a minute it is gone, and she is alone again.
  expect(hers.length).toBeGreaterThan(10);
  expect(hers.length).toBeLessThanOrEqual(26);
  const gaps = hers.slice(1).map(({ at }, place) => at - (hers[place]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_500);
});

it('says nothing while a caret rests, and once that it leaves', async () => {
  const { open, move, sent } = channel();
  const [ada, ben] = [open('ada'), open('ben')];
  move(ada, 1);
  move(ben, 2);
  await vi.advanceTimersByTimeAsync(5_000);
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(before);
  ada.close();
  expect(sent.at(-1)).toMatchObject({ by: 'ada', cursor: '' });
  expect(ben.here()).toEqual([]);
});

it('shows neither old carets nor those of people who do not write, nor what is no place', async () => {
  const { open, move, sent, tell } = channel();
  const [ada, ben] = [open('ada'), open('ben')];
  move(ada, 1);
  await vi.advanceTimersByTimeAsync(10);
  const cursor = sent[0]?.cursor ?? '';
  tell('ben', { uid: 'ada', cursor: '', ageMs: 0 });
  tell('ben', { uid: 'stranger', cursor, ageMs: 0 });
  tell('ben', { uid: 'ada', cursor, ageMs: 31_000 });
  tell('ben', { uid: 'ada', cursor: '{"anchor":1}', ageMs: 0 });
  tell('ben', { uid: 'ada', cursor: 'no JSON', ageMs: 0 });
  tell('ben', { uid: 'ben', cursor, ageMs: 0 });
  expect(ben.getStates().size).toBe(0);
});

it('shows a caret once its writer is known, and no more when they are removed', async () => {
  const { open, move } = channel();
  const [ada, ben] = [open('ada'), open('ben')];
  ben.setWriters([], {});
  move(ada, 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(ben.here()).toEqual([]);
  ben.setWriters(['ben', 'ada'], { ada: 'Ada O.' });
  expect(ben.here()).toEqual([{ uid: 'ada', name: 'Ada O.', color: '#0a7d6e' }]);
  ben.setWriters(['ben'], {});
  expect(ben.here()).toEqual([]);
});
