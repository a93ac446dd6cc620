import { readTranslation } from '@quire/content/messages/read-translation';
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticeTitle } from '../../articles/notice.ts';
import { noticeWords } from './notice-words.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

const about = {
  kind: 'retraction',
  article: {
    ...{ journal: 'CES', issue: '2-1', akey: 'creeks' },
    ...{ title: 'How “tidal” creeks drain', titleHtml: 'How “tidal” <i>creeks</i> drain' },
    titles: [{ language: 'es', title: 'Cómo drenan', titleHtml: 'Cómo <i>drenan</i>' }],
  },
} as const;

const wordsOf = (titleHtml: string, change: object = {}, titles: ArticleTitles = []) => {
  const metadata: ArticleMetadata = ArticleMetadataSchema.parse({
    ...{ type: 'retraction', title: titleHtml, updates: 'creeks' },
    authors: [{ given: '', family: '', collective: 'The editors of Salt' }],
    ...change,
  });
  const made = { metadata, titleHtml, titles: [...titles] };
  return noticeWords(made, {
    languages: ['es', 'de'],
    about: { ...about, article: { ...about.article, titles: [...about.article.titles] } },
  });
};
type ArticleTitles = readonly { language: string; title: string; titleHtml: string }[];
const titlesIn = (titleHtml: string) =>
  Object.fromEntries(
    (wordsOf(titleHtml).titles ?? []).map((each) => [each.language, each.titleHtml]),
  );

it('has its title in the languages of the press, with the article’s title in them', () => {
  expect(titlesIn(noticeTitle('retraction', about.article.titleHtml))).toEqual({
    es: 'Retractación de «Cómo <i>drenan</i>»',
    de: 'Retraktion von „How “tidal” <i>creeks</i> drain“',
  });
  expect(titlesIn('Retraction of “An older title”')).toMatchObject({
    es: 'Retractación de «An older title»',
  });
});

it.each(['Two papers that we retract', 'Retraction of “A” and of “B”', 'Retraction of “”'])(
  'leaves a title of an editor as it is: %s',
  (title) => expect(titlesIn(title)).toEqual({}),
);

it('keeps a translation that was written, and no other of an earlier title', () => {
  const title = { title: 'Retiramos esto', titleHtml: 'Retiramos esto' };
  const written = { language: 'es', ...title };
  const stored = [written, { language: 'de', ...title }];
  const change = { translations: [{ language: 'es', title: title.title }] };
  expect(wordsOf('We retract this', change, stored).titles).toEqual([written]);
  expect(wordsOf('Retraction of “Tides”', change, stored).titles).toMatchObject([
    written,
    { language: 'de', titleHtml: 'Retraktion von „Tides“' },
  ]);
});

it('names the journal whose editors sign it, if they alone do', () => {
  expect(wordsOf('Any').editorsOf).toBe('Salt');
  const ana = { given: 'Ana', family: 'Ruiz' };
  const editors = { given: '', family: '', collective: 'The editors of Salt' };
  for (const change of [{ authors: [ana] }, { authors: [editors, ana] }, { type: 'editorial' }]) {
    expect(wordsOf('Any', change)).toEqual({ titles: undefined, editorsOf: undefined });
  }
});
