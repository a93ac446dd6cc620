import { readPaper } from '@quire/content/paper/read-paper';
import { NOTICE_KINDS } from '@quire/model/article-types';
import { expect, it } from 'vitest';
import { readPaperFolder, readPress } from './read-press.ts';

async function readArticles() {
  const { papers } = await readPress();
  return Promise.all(
    papers.map(async ({ journal, folder }) => {
      const read = readPaper({ files: (await readPaperFolder(folder)).files });
      return read.ok
        ? { journal, akey: read.akey, metadata: read.content.metadata, problems: read.problems }
        : { journal, akey: folder, metadata: null, problems: read.problems };
    }),
  );
}

it('has titles and abstracts in other languages, and a translated article with its original', async () => {
  const articles = await readArticles();
  const translations = articles.flatMap(({ metadata }) => metadata?.translations ?? []);
  const languages = new Set(translations.map(({ language }) => language));
  expect([...languages].toSorted()).toEqual(['ar', 'en', 'es', 'pt-BR', 'zh-Hans']);
  expect(translations.every(({ abstract, keywords }) => abstract && keywords?.length)).toBe(true);
  const translated = articles.filter(({ metadata }) => metadata?.translationOf);
  expect(translated.map(({ metadata }) => metadata?.language)).toEqual(['es']);
  for (const { journal, metadata } of translated) {
    const original = { journal, akey: metadata?.translationOf };
    expect(articles).toContainEqual(expect.objectContaining(original));
  }
  const codes = articles.flatMap(({ problems }) => problems.map(({ code }) => code));
  expect(codes.filter((code) => code.startsWith('translation'))).toEqual([]);
});

it('has notices of each kind, each about an article of its journal', async () => {
  const articles = await readArticles();
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
