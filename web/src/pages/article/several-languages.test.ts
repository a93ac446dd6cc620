import type { ReadTranslation } from '@quire/model/messages/translations';
import { beforeAll, describe, expect, test } from 'vitest';
import { render } from '../../entry-server.tsx';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const origin = 'https://press.example';
const id = 'publishedArticles/TST~mud';
const issueId = 'publishedIssues/TST~1-1';

const titles = [
  { language: 'es', title: 'Lodo y agua', titleHtml: 'Lodo y <em>agua</em>' },
  { language: 'ar', title: 'الطين والماء', titleHtml: 'الطين والماء' },
];
const article = {
  ...Object(SMALL_PRESS[id]),
  titles,
  abstracts: [
    { language: 'es', html: '<p>El resumen.</p>' },
    { language: 'ar', html: '<p>الملخص هنا.</p>' },
  ],
  metadata: {
    ...Object(SMALL_PRESS[id]).metadata,
    translations: [
      ...[{ language: 'es', title: 'Lodo y *agua*', keywords: ['lodo'], plainSummary: 'Moja.' }],
      ...[{ language: 'ar', title: 'الطين والماء' }],
    ],
  },
};
const issue = Object(SMALL_PRESS[issueId]);
const version = {
  ...{ journal: 'TST', issue: '1-1', akey: 'lodo', title: 'Lodo', titleHtml: 'Lodo' },
  ...{ language: 'es', status: 'published' },
};

async function open(
  path: string,
  change: object = {},
  contents: readonly object[] = [{ ...issue.contents[0], titles }],
  translations: ReadTranslation = () => ({}),
): Promise<string> {
  const press = Object(SMALL_PRESS['digests/press']);
  const answer = await render(new Request(`${origin}${path}`), {
    origin,
    mediaOrigin: origin,
    firestore: { projectId: 'demo-test' },
    search: null,
    translations,
    reader: smallPressReader({
      ...SMALL_PRESS,
      'digests/press': { ...press, press: { ...press.press, languages: ['es', 'fr', 'ar'] } },
      [id]: { ...article, ...change },
      [issueId]: { ...issue, contents },
    }),
  });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

const ARTICLE = '/article/TST/1-1/mud';
/** Whether these are all in the page, in this order. */
const inOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};
/** What is seen of the article before anything is opened. */
const unfolded = (html: string) =>
  html.slice(html.indexOf('<h1')).replaceAll(/<details.*?<\/details>/gs, '');

describe('an article with abstracts in several languages', () => {
  let spanish: string;
  beforeAll(async () => {
    spanish = await open(`/es${ARTICLE}`);
  });

  test('has the reader’s title below its own, and the reader’s abstract before its own', () => {
    inOrder(
      spanish,
      'lang="en">Mud &amp; &lt;water&gt;',
      'lang="es">Lodo y <em>agua</em></p>',
      '<h2 id="abstract">Abstract</h2>',
      'lang="es"><p>El resumen.</p>',
      'lang="es">Moja.</p>',
      '<ul role="list" lang="es">',
      'Abstract (inglés)',
      'lang="en"><p>The abstract',
      '<summary lang="ar">العربية</summary>',
      'lang="ar"><p>الملخص هنا.</p>',
      'id="article-body" class="article-body" lang="en"',
    );
    expect(unfolded(spanish)).not.toContain('الملخص هنا.');
  });

  test('has the other languages folded for a reader of its own', async () => {
    const english = await open(ARTICLE);
    inOrder(english, '<p>The abstract', '<summary lang="es">español', '<summary lang="ar">');
    expect(unfolded(english)).not.toContain('Lodo y <em>');
    expect(english).not.toContain('There is no abstract in');
  });

  test('says so where there is none in the language of the page', async () => {
    const french = await open(`/fr${ARTICLE}`);
    inOrder(french, '<h2 id="abstract">', 'There is no abstract in français.', '<p>The abstract');
    const none = { titles: undefined, abstracts: undefined };
    const untranslated = await open(`/fr${ARTICLE}`, none);
    expect(untranslated).not.toContain('There is no abstract in');
    expect(untranslated).not.toContain('other-languages');
  });

  test('keeps a summary and keywords in the reader’s language where it has no abstract', async () => {
    const { abstracts } = article;
    const page = await open(`/es${ARTICLE}`, { abstracts: abstracts.slice(1) });
    inOrder(page, 'lang="en"><p>The abstract', '<summary lang="es">español', 'lang="es">Moja.</p>');
    const titleOnly = await open(`/ar${ARTICLE}`, { abstracts: abstracts.slice(0, 1) });
    expect(titleOnly).not.toContain('<summary lang="ar">');
  });

  test('names its languages to machines', () => {
    for (const tag of [
      '<meta name="citation_language" content="en"',
      '<meta name="citation_abstract" content="El resumen." lang="es" xml:lang="es"',
      '<meta name="citation_keywords" content="lodo" lang="es"',
      '<meta name="DCTERMS.alternative" content="Lodo y agua" lang="es"',
      '<meta name="DCTERMS.abstract" content="الملخص هنا." lang="ar"',
    ])
      expect(spanish).toContain(tag);
    expect(spanish.split('name="citation_title"')).toHaveLength(2);
    expect(jsonLd(spanish)).toMatchObject({
      headline: 'Mud & <water> in x²',
      inLanguage: 'en',
      name: [
        { '@value': 'Mud & <water> in x²', '@language': 'en' },
        { '@value': 'Lodo y agua', '@language': 'es' },
        { '@language': 'ar' },
      ],
      abstract: [{ '@language': 'en' }, { '@value': 'El resumen.', '@language': 'es' }, {}],
    });
  });
});

const jsonLd = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('lists have the title in the language of the page, otherwise the article’s own', async () => {
  expect(await open('/es/journals/TST/1-1')).toContain('lang="es">Lodo y <em>agua</em></span>');
  expect(await open('/fr/journals/TST/1-1')).toContain('lang="en">Mud &amp; ');
});

test('lists say what a text is written in where its title is in another language', async () => {
  const mark = /<article[^>]*>(?:(?!<h[234]).)*inglés/s;
  expect(await open('/es/journals/TST/1-1')).toMatch(mark);
  for (const path of ['/journals/TST/1-1', '/fr/journals/TST/1-1']) {
    expect(await open(path)).not.toMatch(/Text in/);
  }
  const spanish = { ...issue.contents[0], ...version, titles: [{ ...titles[0], language: 'en' }] };
  const both = await open('/journals/TST/1-1', {}, [issue.contents[0], spanish]);
  expect(both.match(/Text in \w+/g)).toEqual(['Text in Spanish']);
});

describe('an article and its translation', () => {
  test('link to each other, in the page and for machines', async () => {
    const original = await open(ARTICLE, { translatedVersions: [version] });
    expect(original).toMatch(
      /Also available in:.*hrefLang="es" href="\/article\/TST\/1-1\/lodo"[^>]*><span lang="es">español/i,
    );
    expect(jsonLd(original)).toMatchObject({
      workTranslation: [{ name: 'Lodo', inLanguage: 'es', url: `${origin}/article/TST/1-1/lodo` }],
    });
    const translation = await open(ARTICLE, { translationOf: version });
    expect(translation).toMatch(/This article is a translation of <a[^>]*><span lang="es">Lodo/);
    expect(jsonLd(translation)).toMatchObject({ translationOfWork: { name: 'Lodo' } });
    expect(await open(ARTICLE)).not.toMatch(/Also available in|is a translation of/);
  });

  test('says of the other that it was retracted', async () => {
    const original = { ...version, status: 'retracted' };
    expect(await open(ARTICLE, { translationOf: original })).toMatch(
      /translation of <a[^>]*><span lang="es">Lodo<\/span><\/a><strong> Retracted<\/strong>/,
    );
  });
});

test('a notice that the editors sign names them in the words of the page', async () => {
  const change = { type: 'retraction', authors: ['The editors of Salt'], editorsOf: 'Salt' };
  const contents = [{ ...issue.contents[0], ...change }];
  const translations = () => ({ printedWords: { editorsOf: 'Los editores de {journal}' } });
  const list = await open('/es/journals/TST/1-1', {}, contents, translations);
  expect(list).toContain('>Los editores de Salt</p>');
  const metadata = {
    ...article.metadata,
    authors: [{ given: '', family: '', collective: 'The editors of Salt' }],
  };
  const notice = { ...change, metadata };
  const page = await open(`/es${ARTICLE}`, notice, contents, translations);
  expect(page).toMatch(/<header[^>]*>.*Los editores de Salt.*<\/header>/s);
});
