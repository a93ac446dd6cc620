import { articleFilePath, publishedFilePath } from '@quire/model/collections';
import type { ArticleFile } from '@quire/model/entities/article';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOfMediaPath } from '../../platform/storage/published-file.ts';
import {
  type ArticlesPress,
  articleNow,
  putArticle,
  startArticlesPress,
} from '../../testing/test-articles.ts';
import { publishSupplements } from './publish-supplements.ts';

let press: ArticlesPress;
beforeAll(async () => {
  press = await startArticlesPress();
  await putArticle(press, 'creeks');
});
afterAll(() => press.close());

async function supplement(name: string, more: Partial<ArticleFile> = {}): Promise<ArticleFile> {
  const sha256 = Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64);
  const path = articleFilePath('CES~creeks', `${sha256}.bin`);
  await press.bucket.write(path, Buffer.from(name), { contentType: '', cacheControl: '' });
  const contentType = 'application/octet-stream';
  return { role: 'supplement', name, path, contentType, size: name.length, sha256, ...more };
}

it('publishes supplements in their order, each to be saved under its own name', async () => {
  const article = await articleNow(press, 'CES~creeks');
  const files = [
    await supplement('data/speeds.csv', { label: 'Data S1', description: 'Speeds by the hour.' }),
    await supplement('film.mp4'),
    await supplement('page.html'),
    await supplement('depths.tsv'),
    await supplement('gulls.mp3'),
    await supplement('film.vtt'),
    { ...(await supplement('paper.docx')), role: 'source' as const },
    { ...(await supplement('other.csv')), path: articleFilePath('CES~other', 'x.csv') },
  ];
  const made = await publishSupplements(press, article, files);
  expect(made).toMatchObject([
    { label: 'Data S1', description: 'Speeds by the hour.', fileName: 'speeds.csv', size: 15 },
    { label: 'Supplement 2', fileName: 'film.mp4' },
    { label: 'Supplement 3', fileName: 'page.html' },
    { label: 'Supplement 4', fileName: 'depths.tsv' },
    { label: 'Supplement 5', fileName: 'gulls.mp3' },
    { label: 'Supplement 6', fileName: 'film.vtt' },
  ]);
  expect(made.map(({ name }) => name.replace(/-.*\./, '.'))).toEqual([
    'supplement.csv',
    'supplement.mp4',
    'supplement.bin',
    'supplement.tsv',
    'supplement.mp3',
    'supplement.vtt',
  ]);
  for (const { name } of made) {
    expect(press.bucket.files.has(publishedFilePath('CES', 'creeks', name))).toBe(true);
    // A browser displays nothing of it.
    expect(fileOfMediaPath(`/media/CES/creeks/${name}`)).toMatchObject({ isAttachment: true });
  }
});

it('never displays a supplement that a browser would execute, whatever its name', () => {
  expect(fileOfMediaPath('/media/CES/creeks/supplement-0a.pdf')).toMatchObject({
    isAttachment: true,
  });
  for (const ending of ['js', 'svg', 'exe', 'constructor'])
    expect(fileOfMediaPath(`/media/CES/creeks/supplement-0a.${ending}`)).toBeNull();
});
