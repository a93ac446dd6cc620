import { readPaper } from '@quire/content/paper/read-paper';
import { NOTICE_KINDS } from '@quire/model/article-types';
import { expect, it } from 'vitest';
import { readPaperFolder, readPress } from './read-press.ts';

it('has notices of each kind, each about an article of its journal', async () => {
  const { papers } = await readPress();
  const articles = await Promise.all(
    papers.map(async ({ journal, folder }) => {
      const read = readPaper({ files: (await readPaperFolder(folder)).files });
      return read.ok
        ? { journal, akey: read.akey, metadata: read.content.metadata }
        : { journal, akey: folder, metadata: null };
    }),
  );
  const notices = articles.filter(({ metadata }) => metadata?.updates);
  expect(new Set(notices.map(({ metadata }) => metadata?.type))).toEqual(
    new Set(Object.keys(NOTICE_KINDS)),
  );
  for (const { journal, metadata } of notices) {
    const isTarget = ({ akey, journal: other }: { akey: string; journal: string }) =>
      other === journal && akey === metadata?.updates;
    expect(articles.some(isTarget), metadata?.title).toBe(true);
  }
});

it('keeps what a corrected paper said before apart from its files', async () => {
  const { papers } = await readPress();
  const folder =
    papers.find(({ folder: path }) => path.endsWith('hindered-settling'))?.folder ?? '';
  const { files, former } = await readPaperFolder(folder);
  expect([...files.keys()].filter((name) => name.endsWith('.md'))).toEqual(['paper.md']);
  expect(former?.until).toBe('2026-03-19');
  expect([...(former?.files.keys() ?? [])].toSorted()).toEqual([...files.keys()].toSorted());
  expect(former?.files.get('paper.md')).not.toEqual(files.get('paper.md'));
});
