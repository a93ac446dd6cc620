import type { ExportedPaper } from '@quire/content/export/read-paper-tree';
import { ENGLISH_WORDS } from '@quire/content/run/body-words';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { expect, it } from 'vitest';
import { versionParts } from './version-parts.ts';

const paper = (markdown: string): ExportedPaper => ({
  metadata: ArticleMetadataSchema.parse({ title: 'Creeks', abstract: 'Of *mud*.' }),
  ...{ markdown, bibtex: '', macros: {}, figures: new Map(), words: ENGLISH_WORDS },
});

it('makes the parts once for all who ask for them, and asks others to come back', async () => {
  let made = 0;
  const ask = (key: string) =>
    versionParts(key, () => {
      made += 1;
      return paper(`Of ${key}.`);
    });
  const asked = ['a', 'b', 'c', 'd', 'a', 'e', 'b'].map(ask);
  const bodies = (await Promise.all(asked)).map((parts) => (parts === 'busy' ? parts : parts.body));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => `<p>Of ${key}.</p>`);
  expect(bodies).toEqual([a, b, c, d, a, 'busy', b]);
  expect(made).toBe(4);
  expect(await ask('e')).toMatchObject({ body: '<p>Of e.</p>' });
  await ask('e');
  expect(made).toBe(5);
});

it('has the source of a text that takes too long, with everything else', async () => {
  const slow = '**_'.repeat(40_000);
  const limits = { cpuMs: 300, wallMs: 60_000 };
  const parts = await versionParts('slow', () => paper(slow), limits);
  expect(parts).toMatchObject({
    title: 'Creeks',
    descriptions: '<abstract><p>Of <italic>mud</italic>.</p></abstract>',
    body: `<preformat>${slow}</preformat>`,
  });
});
