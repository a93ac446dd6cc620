import { ConferencesDigestSchema } from '@quire/model/entities/conference';
import { LISTS, ListSchema, listChunkIds, listChunkSchema } from '@quire/model/entities/list';
import { PublishedPageSchema } from '@quire/model/entities/page';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  conference,
  page,
  post,
  putBook,
  putConference,
  putPage,
  putPost,
  upload,
} from '../../testing/test-content.ts';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { deliverBook, deliverConference, deliverPage, deliverPost } from './deliver-content.ts';
import { refreshCollections } from './page-collections.ts';
import { reconcilePublication } from './publish-article.ts';
import { publishPost } from './publish-post.ts';

let press: TestPress;
let png: Uint8Array;

beforeAll(async () => {
  press = await startTestJournal('1-1');
  const size = { width: 1200, height: 600, channels: 3, background: '#123456' } as const;
  png = await sharp({ create: size }).png().toBuffer();
});
afterAll(() => press.close());

const data = async (path: string) => (await press.db.doc(path).get()).data();
const filesBelow = (prefix: string) =>
  [...press.bucket.files.keys()].filter((path) => path.startsWith(prefix));

describe('a page', () => {
  const about = { collection: 'pages', id: 'about~open_access' };
  const zip = new TextEncoder().encode('PK archive');
  let files: Awaited<ReturnType<typeof upload>>[];

  beforeAll(async () => {
    files = [
      await upload(press, about, { role: 'figure', name: 'flow.png' }, png),
      await upload(press, about, { role: 'download', name: 'kit.zip', label: 'The kit' }, zip),
      await upload(press, about, { role: 'download', name: 'trap.html' }, zip),
      {
        ...(await upload(press, about, { role: 'download', name: 'x.pdf' }, zip)),
        path: 'articles/CES~x/files/x.pdf',
      },
    ];
  });

  it('becomes HTML with its figures and downloads, and is in the list of texts', async () => {
    const markdown = 'Text.\n\n![How it flows](flow.png)';
    await putPage(press, page('/about/open_access', { markdown, files }));
    expect(await deliverPage(press, about.id)).toEqual({ ok: true, outcome: 'published' });
    const shown = PublishedPageSchema.parse(await data(`publishedPages/${about.id}`));
    expect(shown.html).toMatch(
      /<img[^>]+src="\/media\/pages\/about~open_access\/[0-9a-f]+-960\.webp"/,
    );
    expect(shown.downloads).toEqual([
      {
        label: 'The kit',
        name: 'kit.zip',
        href: expect.stringMatching(/^\/media\/pages\/about~open_access\/[0-9a-f]{20}\.zip$/),
        size: zip.length,
      },
    ]);
    expect(filesBelow('published/pages/about~open_access/')).toHaveLength(4);
    expect(press.lines).toContain('publish/file-refused');
    expect(press.lines).toContain('publish/file-elsewhere');
    expect(await data('digests/pages')).toEqual({
      pages: [{ path: '/about/open_access', title: 'Open access', updated: '2026-06-01' }],
    });
  });

  it('is not rendered again for the same revision, and is for the next', async () => {
    const { writes } = press.bucket;
    expect(await deliverPage(press, about.id)).toEqual({ ok: true, outcome: 'unchanged' });
    expect(press.bucket.writes).toBe(writes);
    await putPage(press, page('/about/open_access', { files, revision: 2, title: 'Open' }));
    expect(await deliverPage(press, about.id)).toEqual({ ok: true, outcome: 'published' });
    expect(await data(`publishedPages/${about.id}`)).toMatchObject({
      title: 'Open',
      hasMath: true,
    });
  });

  it('is refused if it is too long, and the published text stays', async () => {
    await putPage(
      press,
      page('/about/open_access', { revision: 3, markdown: '&'.repeat(200_000) }),
    );
    expect(await deliverPage(press, about.id)).toMatchObject({
      ok: false,
      code: 'publish/too-large',
    });
    expect(await data(`publishedPages/${about.id}`)).toMatchObject({ revision: 2 });
  });

  it('is refused under an id that is not its address', async () => {
    await press.db.doc('pages/about~other').set(page('/about/data_mining'));
    expect(await deliverPage(press, 'about~other')).toMatchObject({ code: 'publish/wrong-id' });
  });

  it('keeps the files of a page with a similar address when it is deleted', async () => {
    const paths = ['/about/open.access/x', '/about/open/access.x'];
    const [gone, stays] = paths.map((path) => path.slice(1).replaceAll('/', '~'));
    for (const path of paths) {
      const place = { collection: 'pages', id: path.slice(1).replaceAll('/', '~') };
      const file = await upload(
        press,
        place,
        { role: 'download', name: 'kit.zip' },
        Buffer.from('PK'),
      );
      await putPage(press, page(path, { files: [file] }));
      await deliverPage(press, place.id);
    }
    await putPage(press, page(paths[0] ?? '', { revision: 2, status: 'archived' }));
    await deliverPage(press, gone ?? '');
    expect(filesBelow(`published/pages/${gone}/`)).toHaveLength(0);
    expect(filesBelow(`published/pages/${stays}/`)).toHaveLength(1);
    await putPage(press, page(paths[1] ?? '', { revision: 2, status: 'archived' }));
    await deliverPage(press, stays ?? '');
  });

  it('is removed with its files when it is archived', async () => {
    await putPage(press, page('/about/open_access', { revision: 4, status: 'archived' }));
    expect(await deliverPage(press, about.id)).toEqual({ ok: true, outcome: 'taken-down' });
    expect(await data(`publishedPages/${about.id}`)).toBeUndefined();
    expect(filesBelow('published/pages/')).toEqual([]);
    expect(await data('digests/pages')).toEqual({ pages: [] });
    expect(await deliverPage(press, about.id)).toEqual({ ok: true, outcome: 'not-public' });
  });
});

describe('a journal’s texts', () => {
  const collections = [
    { title: 'Mud', description: 'On mud.', articles: ['later', 'creeks', 'never'] },
  ];
  const path = '/journals/CES/articles_collections';
  const id = 'journals~CES~articles_collections';
  const cards = async () =>
    PublishedPageSchema.parse(await data(`publishedPages/${id}`)).collections[0]?.articles;

  it('are named on its page, and give it a date', async () => {
    await putPage(press, page(path, { journal: 'CES', collections }));
    await putPage(press, page('/journals/CES/special_issues/release', { journal: 'CES' }));
    await putPage(press, page('/journals/CES/unheard_of', { journal: 'CES' }));
    await deliverPage(press, id);
    await deliverPage(press, 'journals~CES~special_issues~release');
    await deliverPage(press, 'journals~CES~unheard_of');
    expect(await data('publishedJournals/CES')).toMatchObject({
      texts: ['articles_collections', 'special_issues~release'],
      updated: '2026-06-01',
    });
    expect(await data('digests/journals')).toMatchObject({ journals: [{ updated: '2026-06-01' }] });
    expect(await data('digests/pages')).toEqual({ pages: [] });
  });

  it('show the public articles of a collection, in order, with their current data', async () => {
    expect(await cards()).toEqual([]);
    for (const akey of ['creeks', 'later']) {
      await saveRevision(press, { journal: 'CES', issue: '1-1', akey }, 1, content(akey));
      await reconcilePublication(press, 'CES', akey);
      await refreshCollections(press, 'CES', [akey]);
    }
    expect(await cards()).toMatchObject([{ akey: 'later' }, { akey: 'creeks' }]);
    const key = { journal: 'CES', issue: '1-1', akey: 'creeks' };
    await saveRevision(press, key, 1, content('creeks'), { status: 'retracted' });
    await reconcilePublication(press, 'CES', 'creeks');
    await refreshCollections(press, 'CES', ['creeks']);
    expect(await cards()).toMatchObject([{}, { akey: 'creeks', status: 'retracted' }]);
  });

  it('must name their journal', async () => {
    await press.db.doc('pages/journals~CES~charge').set(page('/journals/CES/charge'));
    await expect(deliverPage(press, 'journals~CES~charge')).rejects.toThrow('record/invalid');
  });
});

describe('posts', () => {
  const listed = async (list: 'news' | 'blogs') =>
    listChunkSchema(LISTS[list])
      .parse(await data(`listChunks/${list}~0`))
      .cards.map(({ skey }) => skey);

  it('are in their lists and on the home page, pinned ones first', async () => {
    const days = ['2026-01-01', '2026-02-02', '2026-03-03', '2026-04-04'];
    for (const [at, publishAt] of days.entries()) {
      await putPost(press, post(`n${at}`, { publishAt, pinned: at === 0 }));
    }
    await putPost(press, post('b0', { kind: 'blogs' }));
    const ids = [...days.map((_, at) => `news~n${at}`), 'blogs~b0'];
    await Promise.all([...ids, ...ids].map((id) => deliverPost(press, id)));
    expect(await listed('news')).toEqual(['n3', 'n2', 'n1', 'n0']);
    expect(await listed('blogs')).toEqual(['b0']);
    const { news } = (await data('digests/home')) ?? {};
    expect(news).toMatchObject([{ skey: 'n0' }, { skey: 'n3' }, { skey: 'n2' }]);
  });

  it('move in their list with their date, even if that event was interrupted once', async () => {
    await putPost(press, post('n1', { publishAt: '2026-05-05', revision: 2 }));
    await publishPost(press, 'news~n1');
    expect(await deliverPost(press, 'news~n1')).toEqual({ ok: true, outcome: 'unchanged' });
    expect(await listed('news')).toEqual(['n1', 'n3', 'n2', 'n0']);
    await press.db.doc('posts/news~n1').delete();
    await publishPost(press, 'news~n1');
    expect(await deliverPost(press, 'news~n1')).toEqual({ ok: true, outcome: 'not-public' });
    expect(await listed('news')).toEqual(['n3', 'n2', 'n0']);
    expect((await press.db.collection('listMoves').get()).size).toBe(0);
  });

  it('have their picture in the sizes for readers', async () => {
    const place = { collection: 'posts', id: 'blogs~b1' };
    const cover = await upload(press, place, { role: 'cover', name: 'cover.png' }, png);
    await putPost(press, post('b1', { kind: 'blogs', files: [cover], coverAlt: 'A creek' }));
    await deliverPost(press, place.id);
    expect(await data('publishedPosts/blogs~b1')).toMatchObject({
      cover: {
        src: expect.stringMatching(/^\/media\/posts\/blogs~b1\/\w+-960\.webp$/),
        srcset: expect.stringContaining('-480.webp 480w'),
        width: 1200,
        height: 600,
        alt: 'A creek',
      },
    });
  });
});

it('shows a book with its files', async () => {
  const place = { collection: 'books', id: 'tides' };
  const pdf = new TextEncoder().encode('%PDF-1.7 all');
  const one = new TextEncoder().encode('%PDF-1.7 one');
  const files = [
    await upload(press, place, { role: 'pdf', name: 'book.pdf' }, pdf),
    await upload(press, place, { role: 'download', name: '1.pdf' }, one),
  ];
  const chapter = { authors: [], pages: '1–20', summary: '' };
  const chapters = [
    { ...chapter, title: 'One', file: '1.pdf', abstract: 'tides26~1' },
    { ...chapter, title: 'Two', file: 'gone.pdf', summary: 'On the second.' },
  ];
  await putBook(press, book('tides', { files, chapters }));
  expect(await deliverBook(press, 'tides')).toEqual({ ok: true, outcome: 'published' });
  const shown = await data('publishedBooks/tides');
  expect(shown).toMatchObject({
    authors: ['Maren Holt'],
    contributors: { authors: [{ affiliation: 'Nordvik University' }] },
    descriptionHtml: expect.stringContaining('<em>rise</em>'),
    hasPdf: true,
    chapterPages: [2],
    pdf: { href: expect.stringMatching(/^\/media\/books\/tides\/\w{20}\.pdf$/), size: pdf.length },
    chapters: [{ title: 'One', href: expect.stringMatching(/\.pdf$/) }, { title: 'Two' }],
  });
  expect(shown).not.toHaveProperty('updatedBy');
  expect(shown?.chapters[1]).not.toHaveProperty('href');
  expect(shown?.chapters[0]).not.toHaveProperty('abstract');
  expect(await data('listChunks/books~0')).toMatchObject({ cards: [{ bkey: 'tides' }] });
});

it('shows a conference unless it is a draft', async () => {
  await putConference(press, conference('tides26'));
  expect(await deliverConference(press, 'tides26')).toEqual({ ok: true, outcome: 'published' });
  expect(await data('listChunks/conferences~0')).toMatchObject({ cards: [{ ckey: 'tides26' }] });
  expect(ConferencesDigestSchema.parse(await data('digests/conferences'))).toMatchObject({
    conferences: [{ ckey: 'tides26' }],
  });
  await putConference(press, conference('tides26', { status: 'draft', revision: 2 }));
  expect(await deliverConference(press, 'tides26')).toEqual({ ok: true, outcome: 'taken-down' });
  const inList = async () => {
    const list = ListSchema.parse(await data('lists/conferences'));
    const chunks = await Promise.all(listChunkIds(list).map((id) => data(`listChunks/${id}`)));
    return { total: list.total, cards: chunks.flatMap((chunk) => chunk?.cards) };
  };
  expect(await inList()).toEqual({ total: 0, cards: [] });
  expect(await data('digests/conferences')).toEqual({ conferences: [] });
  await putConference(press, conference('tides26', { revision: 3 }));
  expect(await deliverConference(press, 'tides26')).toEqual({ ok: true, outcome: 'published' });
  expect(await inList()).toMatchObject({ total: 1, cards: [{ ckey: 'tides26' }] });
});

it('removes the book of abstracts of a conference that is taken down, and deletes its file', async () => {
  const file = { name: 'abstracts.pdf', abstracts: 3, published: '2026-05-01' };
  await press.db.doc('abstractBooks/tides26').set({ askedAt: '2026-05-01T08:00:00.000Z', file });
  await putConference(press, conference('tides26'));
  await deliverConference(press, 'tides26');
  expect(await data('publishedConferences/tides26')).toMatchObject({ abstractBook: file });
  await putConference(press, conference('tides26', { status: 'draft', revision: 2 }));
  await deliverConference(press, 'tides26');
  await putConference(press, conference('tides26', { revision: 3 }));
  await deliverConference(press, 'tides26');
  expect(await data('publishedConferences/tides26')).not.toHaveProperty('abstractBook');
});
