import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { ask, type Case, index } from './asking.ts';
import { openIndexFile } from './open-index-file.ts';

const asked: Case = { where: [['a', 'EQUAL']], order: ['b'] };

function openFile(content: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
  const write = (text: string) => writeFileSync(file, text);
  write(content);
  const lines: string[] = [];
  const guard = openIndexFile(
    file,
    createLogger('info', (line) => lines.push(line)),
  );
  return { file, write, lines, allow: () => ask(guard, asked) };
}

const having = (...indexes: object[]) => JSON.stringify({ indexes });

it('notices an entry that was added, and one that was taken away', () => {
  const { write, allow } = openFile(having());
  expect(allow).toThrow('index');
  write(having(index('a', 'b')));
  expect(allow).not.toThrow();
  write(having(index('a', '-b')));
  expect(allow).toThrow('index');
});

it('keeps what it knows while the file is broken or gone, and says so once', () => {
  const { file, write, lines, allow } = openFile(having(index('a', 'b')));
  write('{"indexes": [');
  expect(allow).not.toThrow();
  expect(allow).not.toThrow();
  expect(lines.filter((line) => line.includes('INDEXES_MALFORMED'))).toHaveLength(1);
  rmSync(file);
  expect(allow).not.toThrow();
  write(having());
  expect(allow).toThrow('index');
});

it.each([
  '{',
  '[]',
  having(index('a')),
  '{"indexes":[{"collectionGroup":"c","queryScope":"ALL","fields":[]}]}',
])('refuses to start with %s', (content) => {
  expect(() => openFile(content)).toThrow('INDEXES_MALFORMED');
});
