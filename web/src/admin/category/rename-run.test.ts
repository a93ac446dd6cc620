import { expect, test } from 'vitest';
import { USED_IN } from './category-kinds.ts';
import { RENAMED_MOST, type RenamePorts, renameIn } from './rename-run.ts';

const NAMES = { before: 'Mud', after: 'Mudflats' };

function pressWith(count: number, refused: readonly string[] = []) {
  const books = new Map<string, readonly string[]>(
    Array.from({ length: count }, (_, at) => [`b${at}`, ['Mud', 'Sand', 'Mudflats']] as const),
  );
  const ports: RenamePorts = {
    find: async ({ kind }, value, most) =>
      kind !== 'books'
        ? []
        : [...books]
            .filter(([, subjects]) => subjects.includes(value))
            .slice(0, most)
            .map(([id, subjects]) => ({ id, revision: 1, record: { subjects } })),
    save: async (_, { id }, values) => {
      if (refused.includes(id)) throw new Error('refused');
      books.set(id, values);
    },
  };
  return { books, ports };
}

test('writes the new name once to every record with the old one', async () => {
  const { books, ports } = pressWith(120, ['b7']);
  const report = await renameIn(ports, USED_IN.subject, NAMES, () => true);
  expect(report).toEqual({ done: 119, failed: 1, isMore: false });
  expect(books.get('b0')).toEqual(['Mudflats', 'Sand']);
  expect(books.get('b7')).toContain('Mud');
});

test('ends when it is stopped, and after the maximum of one run', async () => {
  const uses = USED_IN.subject;
  const few = await renameIn(pressWith(90).ports, uses, NAMES, ({ done }) => done < 3);
  expect(few.done).toBe(3);
  const many = await renameIn(pressWith(RENAMED_MOST + 60).ports, uses, NAMES, () => true);
  expect(many).toMatchObject({ done: RENAMED_MOST, isMore: true });
});
