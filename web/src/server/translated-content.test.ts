import { inLanguage } from '@quire/content/messages/in-language';
import { t } from '@quire/model/messages/t';
import { describe, expect, test } from 'vitest';
import { render } from '../entry-server.tsx';
import { SMALL_CONTENT } from '../testing/small-content.ts';
import { SMALL_JOURNALS } from '../testing/small-journals.ts';
import { smallPressReader } from '../testing/small-press.ts';

const ORIGIN = 'https://press.example';
/** In English too, where nothing has bound the translations. */
const note = (language: 'ar' | 'en' | 'es') => inLanguage(language, () => t('ui.untranslated'));

const with_ = (path: string, change: object) => ({
  [path]: { ...Object(SMALL_CONTENT[path]), ...change },
});
const within = (path: string, field: string, change: object) =>
  with_(path, { [field]: { ...Object(Object(SMALL_CONTENT[path])[field]), ...change } });

const about = Object(SMALL_CONTENT['publishedPages/about']);
const post = Object(SMALL_CONTENT['publishedPosts/news~new-site']);
const home = Object(SMALL_CONTENT['digests/home']);
const news = Object(SMALL_CONTENT['listChunks/news~1']);
const translations = { es: { title: 'Un sitio nuevo', summary: 'Qué hay de nuevo.' } };

/** The small press in Spanish and Arabic: some of it translated into Spanish. */
const CONTENT: Readonly<Record<string, unknown>> = {
  ...SMALL_CONTENT,
  'publishedPages/journals~TST~articles_collections':
    SMALL_JOURNALS['publishedPages/journals~TST~articles_collections'],
  ...within('digests/press', 'press', {
    languages: ['es', 'ar'],
    translations: { es: { tagline: 'Lo justo para probar.' } },
  }),
  'publishedPages/es~about': {
    ...{ ...about, language: 'es', title: 'Quiénes somos', summary: 'De qué se trata.' },
    html: '<p>El texto.</p>',
    outline: [],
  },
  'publishedPosts/news~new-site': { ...post, translations },
  'publishedPosts/es~news~new-site': {
    ...{ ...post, ...translations.es, language: 'es', author: 'Nobody', html: '<p>Texto.</p>' },
    listKey: undefined,
  },
  'digests/home': {
    ...home,
    journals: [{ ...home.journals[0], translations: { es: { description: 'De pruebas.' } } }],
    news: [{ ...home.news[0], translations }],
  },
  'listChunks/news~1': { ...news, cards: [{ ...news.cards[0], translations }, news.cards[1]] },
  ...with_('publishedJournals/TST', {
    translations: { es: { aimsScopeHtml: '<p>Todo.</p>', aimsOf: 'x' } },
  }),
};

async function open(path: string) {
  const reader = smallPressReader(CONTENT);
  const response = await render(new Request(`${ORIGIN}${path}`), {
    origin: ORIGIN,
    mediaOrigin: ORIGIN,
    firestore: { projectId: 'demo-test' },
    reader,
    search: null,
  });
  const html = await response.text();
  const data = html.indexOf('<script type="application/json"');
  return { html, shown: html.slice(0, data), data: html.slice(data), reads: reader.reads };
}

describe('a page with a translation', () => {
  test('is read in the reader’s language', async () => {
    const { shown, reads, html } = await open('/es/about');
    expect(shown).toContain('<h1 dir="auto">Quiénes somos</h1>');
    expect(shown).toContain('<p>El texto.</p>');
    expect(shown).not.toContain(note('es'));
    expect(reads.toSorted()).toEqual([
      ...['digests/press', 'publishedPages/about', 'publishedPages/es~about'],
    ]);
    expect(html).toContain('<title>Quiénes somos | Small Press</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/es/about"/>`);
    expect(html).toContain(`hreflang="es" href="${ORIGIN}/es/about"`);
  });

  test('takes no read more in the first language', async () => {
    const { shown, reads } = await open('/about');
    expect(reads.toSorted()).toEqual(['digests/press', 'publishedPages/about']);
    expect(shown).toContain('<h1 dir="auto">About');
    expect(shown).not.toContain(note('en'));
  });

  test('is shown as it was written, and says so, where it is not translated', async () => {
    const { shown } = await open('/ar/about');
    expect(shown).toContain(note('ar'));
    expect(shown).toMatch(/<h1 dir="auto" lang="en">About/);
    expect(shown).toMatch(/<div id="page-text" dir="auto" lang="en"/);
  });

  test('has files and collections whose labels name their language', async () => {
    expect((await open('/ar/services/language')).shown).toMatch(/lang="en">Price list</);
    expect((await open('/services/language')).shown).not.toMatch(/lang="en">Price list</);
    const collections = '/journals/TST/articles_collections';
    expect((await open(`/ar${collections}`)).shown).toContain('<h2 lang="en">Where to begin</h2>');
    expect((await open(collections)).shown).toContain('<h2>Where to begin</h2>');
  });

  test.each(['/ar/services', '/ar/conference', '/ar/news/new-site', '/ar/journals/TST/aims_scope'])(
    'says so at %s too',
    async (path) => {
      expect((await open(path)).shown).toContain(note('ar'));
    },
  );
});

describe('a post with a translation', () => {
  test('is read in the reader’s language, with the author of the original', async () => {
    const { shown, html } = await open('/es/news/new-site');
    expect(shown).toContain('Un sitio nuevo</h1>');
    expect(shown).toContain('<p>Texto.</p>');
    expect(shown).toContain('Ada Brightwater');
    expect(shown).not.toContain('Nobody');
    expect(html).toContain('"inLanguage":"es"');
    expect((await open('/ar/news/new-site')).html).toContain('"inLanguage":"en"');
  });

  test('has its translated title and summary in lists, and others say their language', async () => {
    const { shown, data } = await open('/es/news');
    expect(shown).toMatch(/<a [^>]*>Un sitio nuevo<\/a>/);
    expect(shown).toContain('Qué hay de nuevo.');
    expect(shown).toMatch(/<a [^>]*lang="en"[^>]*>The title of pinned<\/a>/);
    expect(data).not.toContain('"translations"');
    const first = await open('/es');
    expect(first.shown).toContain('Un sitio nuevo');
    expect(first.data).not.toContain('"translations"');
  });
});

test('shows the short texts of the press and a journal in the reader’s language', async () => {
  const { shown } = await open('/es');
  expect(shown).toContain('Lo justo para probar.');
  expect(shown).toContain('De pruebas.');
  expect(shown).toMatch(/<p [^>]*lang="en">A press of one journal\.<\/p>/);
  const aims = await open('/es/journals/TST/aims_scope');
  expect(aims.shown).toContain('<p>Todo.</p>');
  expect(aims.shown).not.toContain(note('es'));
});
