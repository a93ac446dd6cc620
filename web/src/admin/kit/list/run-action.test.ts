import { expect, test } from 'vitest';
import { CallError } from '../../../data/call-error.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { RowAction } from './list-description.ts';
import { runAction } from './run-action.ts';

const row = (id: string): Row<null> => ({ id, record: null, revision: 1, deletedAt: undefined });

function archiving(refused: readonly string[]) {
  const archived: string[] = [];
  const action: RowAction<null> = {
    key: 'archive',
    label: 'Archive',
    done: (count) => `${count} archived.`,
    run: async ({ id }) => {
      if (refused.includes(id)) throw new CallError('access/denied');
      archived.push(id);
      return async () => void archived.splice(archived.indexOf(id), 1);
    },
  };
  return { archived, action };
}

test('continues after a record that fails, and names it', async () => {
  const { archived, action } = archiving(['b']);
  const seen: number[] = [];
  const { outcomes } = await runAction(action, ['a', 'b', 'c'].map(row), {}, 'one', (done) =>
    seen.push(done),
  );
  expect(archived).toEqual(['a', 'c']);
  expect(seen).toEqual([1, 2, 3]);
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    null,
    'You do not have the right to do this.',
    null,
  ]);
});

test('undoes everything that succeeded', async () => {
  const { archived, action } = archiving(['b']);
  const { undo } = await runAction(action, ['a', 'b', 'c'].map(row));
  await undo?.();
  expect(archived).toEqual([]);
});

test('stops on request, and keeps what is done', async () => {
  const { archived, action } = archiving([]);
  await runAction(
    action,
    ['a', 'b', 'c'].map(row),
    {},
    'one',
    undefined,
    () => archived.length === 2,
  );
  expect(archived).toEqual(['a', 'b']);
});

test('passes on the answers, and finishes once after the last record', async () => {
  const { action } = archiving(['b']);
  const said: unknown[] = [];
  const finishing: RowAction<null> = {
    ...action,
    run: async (each, answers, attempt) => {
      said.push(answers.note);
      await action.run(each, answers, attempt);
    },
    finish: async () => void said.push('finished'),
  };
  await runAction(finishing, ['a', 'b', 'c'].map(row), { note: 'Hello' });
  expect(said).toEqual(['Hello', 'Hello', 'Hello', 'finished']);
});

test('does not finish if nothing succeeded, and says why it could not finish', async () => {
  const { action } = archiving(['a']);
  let finished = 0;
  const finish = async () => {
    finished += 1;
    throw new CallError('access/denied');
  };
  expect((await runAction({ ...action, finish }, ['a'].map(row))).unfinished).toBeNull();
  expect(finished).toBe(0);
  const { unfinished } = await runAction({ ...action, finish }, ['b'].map(row));
  expect(unfinished).toBe('You do not have the right to do this.');
});

test('gives every record the same key, and keeps it on retry', async () => {
  const { action } = archiving([]);
  const keys: string[] = [];
  const keyed: RowAction<null> = {
    ...action,
    run: async (_row, _answers, key) => void keys.push(key),
  };
  await runAction(keyed, ['a', 'b'].map(row), {}, 'attempt-one');
  await runAction(keyed, ['b'].map(row), {}, 'attempt-one');
  await runAction(keyed, ['a'].map(row));
  expect(keys.slice(0, 3)).toEqual(['attempt-one', 'attempt-one', 'attempt-one']);
  expect(keys[3]).toMatch(/^[a-z0-9]{32}$/);
});
