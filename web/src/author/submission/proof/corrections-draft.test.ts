import { expect, test } from 'vitest';
import { createCorrectionsDraft, type TypedCorrection } from './corrections-draft.ts';

const row = (id: string, text = '', place = ''): TypedCorrection => ({ id, place, text });

function open(stored: readonly TypedCorrection[] = []) {
  const sent: TypedCorrection[] = [];
  let refused: string | null = null;
  const draft = createCorrectionsDraft(stored, {
    async send(each) {
      if (each.id === refused) throw new Error('no');
      sent.push(each);
    },
    later: () => () => {},
  });
  const refuse = (id: string | null) => {
    refused = id;
  };
  return { draft, sent, refuse };
}

test('sends the rows that were changed, and those alone', async () => {
  const { draft, sent } = open([row('a', 'One'), row('b', 'Two')]);
  draft.edit({ rows: [row('a', 'One'), row('b', 'Two, too'), row('c', 'Three')] });
  expect(await draft.flush()).toBe(true);
  expect(sent).toEqual([row('b', 'Two, too'), row('c', 'Three')]);
});

test('sends a row that is gone without its words', async () => {
  const { draft, sent } = open([row('a', 'One')]);
  draft.edit({ rows: [] });
  expect(await draft.flush()).toBe(true);
  expect(sent).toEqual([row('a')]);
});

test('has nothing to send of a row that was only begun', async () => {
  const { draft, sent } = open();
  draft.edit({ rows: [row('a')] });
  expect([draft.view().isDirty, await draft.flush(), sent]).toEqual([false, true, []]);
});

test('goes on after a refusal with what was not sent', async () => {
  const { draft, sent, refuse } = open();
  draft.edit({ rows: [row('a', 'One'), row('b', 'Two')] });
  refuse('b');
  expect(await draft.flush()).toBe(false);
  expect(draft.view().problem).not.toBeNull();
  refuse(null);
  expect(await draft.flush()).toBe(true);
  expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
});
