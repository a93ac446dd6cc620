import { readTranslation } from '@quire/content/messages/read-translation';
import { LISTS, listChunkSchema } from '@quire/model/entities/list';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, post, putPage, putPost } from '../../testing/test-content.ts';
import {
  putIssue,
  putJournal,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { postRecord } from '../search-queue/records/post-record.ts';
import { deliverPage, deliverPost } from './deliver-content.ts';
import { rebuildPages, rebuildPress } from './rebuild-pages.ts';

/** A box, whose kind is a word of the text's language. */
const BOX = '\n\n:::warning\nAgua.\n:::';

let press: TestPress;
beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startTestJournal('1-1');
});
afterAll(() => {
  bindTranslations(() => ({}));
  return press.close();
});

const data = async (path: string) => (await press.db.doc(path).get()).data();

describe('a translated post', () => {
  const newsOf = async () =>
    listChunkSchema(LISTS.news).parse(await data('listChunks/news~0')).cards;
  const es = { es: { title: 'Mareas', summary: 'Suben y bajan.' } };

  it('is named by its original, in lists and on the home page, and stands in no list itself', async () => {
    await putPost(press, post('tides'));
    await deliverPost(press, 'news~tides');
    await putPost(press, post('tides', { language: 'es', ...es.es }));
    expect(await deliverPost(press, 'es~news~tides')).toEqual({ ok: true, outcome: 'published' });
    expect(await data('publishedPosts/es~news~tides')).toMatchObject({ language: 'es', ...es.es });
    expect(await data('publishedPosts/es~news~tides')).not.toHaveProperty('listKey');
    expect(await data('publishedPosts/news~tides')).toMatchObject({ translations: es });
    expect(await newsOf()).toMatchObject([{ title: 'News of tides', translations: es }]);
    expect(await data('digests/home')).toMatchObject({ news: [{ translations: es }] });
  });

  it('is not searched', async () => {
    const [original, translation] = await Promise.all(
      ['news~tides', 'es~news~tides'].map((id) => data(`publishedPosts/${id}`)),
    );
    expect(postRecord('posts~1', original)).toMatchObject({ title: 'News of tides' });
    expect(postRecord('posts~2', translation)).toBeNull();
  });

  it('is no longer named once it is archived', async () => {
    const archived = post('tides', { language: 'es', revision: 2, status: 'archived' });
    await putPost(press, archived);
    await deliverPost(press, 'es~news~tides');
    expect(await data('publishedPosts/news~tides')).not.toHaveProperty('translations');
    expect((await newsOf())[0]).not.toHaveProperty('translations');
  });
});

describe('a translated page', () => {
  it('is published beside its original, and listed nowhere', async () => {
    const spanish = page('/about', { language: 'es', title: 'Quiénes somos' });
    await putPage(press, page('/about'));
    await putPage(press, spanish);
    await deliverPage(press, 'about');
    expect(await deliverPage(press, 'es~about')).toEqual({ ok: true, outcome: 'published' });
    expect(await data('publishedPages/es~about')).toMatchObject({
      ...{ path: '/about', language: 'es', title: 'Quiénes somos' },
    });
    expect(await data('digests/pages')).toMatchObject({ pages: [{ title: 'Open access' }] });
    const guide = { journal: 'CES', language: 'es' } as const;
    await putPage(press, page('/journals/CES/for_authors', guide));
    await deliverPage(press, 'es~journals~CES~for_authors');
    expect(await data('publishedJournals/CES')).toMatchObject({ texts: [] });
  });
});

describe('translations of short texts', () => {
  it('are published with a journal, its aims and scope as HTML', async () => {
    const es = { description: 'Mareas.', aimsScope: `Todo *sobre* mareas.${BOX}` };
    await putJournal(press, 'CES', { translations: { es, ar: { description: 'المد.' } } });
    await rebuildPages(press, 'CES', []);
    const published = await data('publishedJournals/CES');
    expect(published).toMatchObject({
      journal: { translations: { es: { description: 'Mareas.' } } },
      translations: { es: { aimsScopeHtml: expect.stringMatching(/<em>sobre<.*Advertencia/s) } },
    });
    expect(published?.journal.translations.es).not.toHaveProperty('aimsScope');
    expect(published?.translations).not.toHaveProperty('ar');
    const card = { name: 'CES', translations: { es: { description: 'Mareas.' } } };
    expect(await data('digests/journals')).toMatchObject({ journals: [card] });
    expect(await data('digests/home')).toMatchObject({ journals: [card] });
    // The same Markdown is not rendered again.
    const made = { aimsScopeHtml: '<p>made before</p>' };
    const { aimsOf } = published?.translations.es ?? {};
    await press.db.doc('publishedJournals/CES').update({ 'translations.es': { ...made, aimsOf } });
    await rebuildPages(press, 'CES', []);
    expect(await data('publishedJournals/CES')).toMatchObject({ translations: { es: made } });
  });

  it('are published with a special issue and its call, with another issue without one', async () => {
    const es = { title: 'Extremos', topics: ['Mareas'], callForPapers: `Pedimos *todo*.${BOX}` };
    const issue = { kind: 'special', status: 'open', topics: [], callForPapers: 'We ask.' };
    await putIssue(press, 'CES', 's1', { ...issue, translations: { es } });
    await putIssue(press, 'CES', 's2', { ...issue, kind: 'regular', translations: { es } });
    await rebuildPages(press, 'CES', ['s1', 's2']);
    expect(await data('publishedIssues/CES~s1')).toMatchObject({
      issue: { translations: { es: { title: 'Extremos' } } },
      translations: { es: { call: { html: expect.stringMatching(/<em>todo<.*Advertencia/s) } } },
    });
    expect(await data('publishedIssues/CES~s2')).not.toHaveProperty('translations');
    expect(await data('publishedJournals/CES')).toMatchObject({
      specialIssues: [{ translations: { es: { title: 'Extremos', topics: ['Mareas'] } } }],
    });
  });

  it('are in what each page reads of the press, in the languages that it offers', async () => {
    const texts = (tagline: string) => ({ tagline });
    await press.db.doc('settings/press').update({
      languages: ['es'],
      translations: {
        es: { ...texts('Revistas abiertas.'), navigation: [{ label: 'Ayuda', to: '/about' }] },
        fr: { ...texts('Des revues ouvertes.'), footer: [{ text: 'Lire', to: '' }] },
      },
    });
    await rebuildPress(press);
    const digest = await data('digests/press');
    expect(digest?.press.translations).toEqual({ es: texts('Revistas abiertas.') });
    expect(digest?.translations).toEqual({
      es: { navigation: [{ label: 'Ayuda', to: '/about' }] },
    });
    await press.db.doc('settings/press').update({ languages: [] });
    await rebuildPress(press);
    const without = await data('digests/press');
    expect(without).not.toHaveProperty('translations');
    expect(without?.press).not.toHaveProperty('translations');
  });
});
