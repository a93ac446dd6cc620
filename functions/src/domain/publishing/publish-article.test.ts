import { gunzipSync } from 'node:zlib';
import { MAIL } from '@quire/model/collections';
import { ListSchema, listChunkIds } from '@quire/model/entities/list';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conference, putConference } from '../../testing/test-content.ts';
import {
  content,
  published,
  putIssue,
  putJournal,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { placeRecord } from './list-moves.ts';
import { reconcilePublication } from './publish-article.ts';
import { rebuildPages, rebuildPress } from './rebuild-pages.ts';
import { refreshArticles } from './refresh-articles.ts';

let press: TestPress;
const key = { journal: 'CES', issue: '1-1', akey: 'creeks' };

beforeEach(async () => {
  press = await startTestJournal('1-1', '1-2');
});
afterEach(() => press.close());

/** Runs what the trigger does with one event. */
async function deliver(akey = key.akey, issues: string[] = []): Promise<string> {
  const result = await reconcilePublication(press, 'CES', akey);
  if (!result.ok) return result.code;
  await placeRecord(press, press.db.doc(`publishedArticles/CES~${akey}`));
  await rebuildPages(press, 'CES', [...result.issues, ...issues]);
  return result.outcome;
}

const field = async (path: string, name: string): Promise<unknown> =>
  (await press.db.doc(path).get()).get(name);

describe('publishing an article', () => {
  it('makes its page, its body and every list that shows it', async () => {
    await saveRevision(press, key, 1, content('How *creeks* drain', { doi: '10.5555/CES.1' }));
    expect(await deliver()).toBe('published');
    await rebuildPress(press);
    const record = (await press.db.doc('publishedArticles/CES~creeks').get()).data();
    expect(record).toMatchObject({
      title: 'How creeks drain',
      titleHtml: 'How <em>creeks</em> drain',
      authors: ['Maren Holt'],
      doi: '10.5555/ces.1',
      published: '2026-05-20',
      journalTitle: 'The CES journal',
      body: { hasMath: true },
    });
    const { bibtex, ris, csl } = record?.cite ?? {};
    expect([...press.bucket.files.keys()]).toEqual(
      [record?.body.name, bibtex, ris, csl, record?.shareImage].map(
        (name) => `published/CES/creeks/${name}`,
      ),
    );
    const card = [{ akey: 'creeks', revision: 1 }];
    expect(await field('publishedIssues/CES~1-1', 'contents')).toMatchObject(card);
    expect(await field('publishedJournals/CES', 'latest')).toMatchObject(card);
    expect(await field('publishedJournals/CES', 'issues')).toMatchObject([
      { issueid: '1-1', articleCount: 1 },
    ]);
    expect(await field('digests/home', 'latest')).toMatchObject(card);
    expect(await field('digests/journals', 'journals')).toMatchObject([{ articleCount: 1 }]);
    expect(await field('digests/press', 'journals')).toMatchObject([{ name: 'CES' }]);
  });

  it('names the conference of a paper in its proceedings', async () => {
    const proceedings = { journal: 'CES', issue: '1-2' };
    await putConference(press, conference('tides26', { proceedings }));
    await putIssue(press, 'CES', '1-2', { kind: 'proceedings' });
    await saveRevision(press, { ...key, issue: '1-2' }, 1, content('Creeks'));
    await saveRevision(press, { ...key, akey: 'mud' }, 1, content('Mud'));
    expect([await deliver(), await deliver('mud')]).toEqual(['published', 'published']);
    expect(await field('publishedArticles/CES~creeks', 'conference')).toBe('Conference on tides');
    expect(await field('publishedArticles/CES~mud', 'conference')).toBeUndefined();
  });

  it('publishes files only from its own folder, whatever its record names', async () => {
    const sha256 = 'ab'.repeat(32);
    const elsewhere = [
      'articles/QPH~secret/files/x',
      'imports/somebody/b/p/x',
      'articles/CES~creek/files/x',
    ];
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    );
    for (const path of elsewhere) {
      await press.bucket.write(path, png, { contentType: 'image/png', cacheControl: 'private' });
    }
    const file = { name: 'x.png', contentType: 'image/png', size: png.length, sha256 };
    const files = elsewhere.flatMap((path) => [
      { ...file, path, role: 'figure' as const, width: 1, height: 1 },
      { ...file, path, role: 'figure' as const },
      { ...file, path, role: 'pdf' as const },
    ]);
    for (const [place, each] of files.entries()) {
      await saveRevision(press, key, place + 1, { ...content('Creeks'), files: [each] });
      await deliver();
    }
    const shown = [...press.bucket.files.keys()].filter((path) => path.startsWith('published/'));
    expect(shown.filter((path) => /\.(webp|pdf)$/.test(path))).toEqual([]);
    expect(press.lines.filter((line) => line === 'publish/file-elsewhere')).toHaveLength(9);
  });

  it('shows its first figure in every list, small', async () => {
    const create = { width: 1_200, height: 800, channels: 3, background: '#b3cde0' } as const;
    const png = await sharp({ create }).png().toBuffer();
    const path = 'articles/CES~creeks/files/map';
    await press.bucket.write(path, png, { contentType: 'image/png', cacheControl: 'private' });
    const file = {
      ...{ name: 'map.png', path, contentType: 'image/png', size: png.length },
      ...{ sha256: 'cd'.repeat(32), role: 'figure' as const },
    };
    await saveRevision(press, key, 1, { ...content('Creeks'), files: [file] });
    await deliver();
    await rebuildPress(press);
    const [card] = Object(await field('digests/home', 'latest'));
    expect(card.figure).toMatchObject({ width: 480, height: 320 });
    expect(press.bucket.files.has(`published/CES/creeks/${card.figure.name}`)).toBe(true);
    expect(await field('publishedIssues/CES~1-1', 'contents')).toMatchObject([
      { figure: card.figure },
    ]);
    expect(await deliver()).toBe('unchanged');
  });

  it('publishes a figure’s original, only from the article’s own folder', async () => {
    const create = { width: 60, height: 40, channels: 3, background: '#b3cde0' } as const;
    const png = await sharp({ create }).png().toBuffer();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
    const name = `original-${'0a'.repeat(10)}.svg`;
    const put = (path: string, bytes: Uint8Array) =>
      press.bucket.write(path, bytes, { contentType: 'image/png', cacheControl: 'private' });
    await put('articles/CES~creeks/files/map', png);
    for (const folder of ['CES~creeks', 'CES~secret'])
      await put(`articles/${folder}/files/${name}`, drawing);
    const file = {
      ...{ name: 'maps/map.pdf', path: 'articles/CES~creeks/files/map', contentType: 'image/png' },
      ...{ size: png.length, sha256: 'cd'.repeat(32), role: 'figure' as const },
    };
    const from = async (folder: string, revision: number) => {
      const path = `articles/${folder}/files/${name}`;
      const about = { contentType: 'image/svg+xml', size: 2_400, sha256: '0a'.repeat(32) };
      const files = [{ ...file, original: { path, ...about } }];
      const markdown = '![A map.](maps/map.pdf){#fig:a}';
      await saveRevision(press, key, revision, { ...content('Creeks'), markdown, files });
      await deliver();
      const body = Object(await field('publishedArticles/CES~creeks', 'body'));
      const stored = press.bucket.files.get(`published/CES/creeks/${body.name}`);
      return gunzipSync(stored?.bytes ?? new Uint8Array()).toString();
    };
    const place = `published/CES/creeks/${name}`;
    expect(await from('CES~secret', 1)).not.toContain('figure-original');
    expect(press.bucket.files.has(place)).toBe(false);
    expect(await from('CES~creeks', 2)).toContain(
      `<a class="figure-original" href="/media/CES/creeks/${name}" download="map.svg" data-of="0">Download original (SVG, 2 kB)</a>`,
    );
    expect(press.bucket.files.get(place)?.headers.contentType).toBe('image/svg+xml');
  });

  it('changes nothing when the event is delivered again', async () => {
    await saveRevision(press, key, 1, content('Creeks'));
    await deliver();
    const before = await published(press);
    const { writes } = press.bucket;
    const time = (await press.db.doc('digests/home').get()).updateTime;
    expect(await deliver()).toBe('unchanged');
    expect(await published(press)).toEqual(before);
    expect(press.bucket.writes).toBe(writes);
    expect((await press.db.doc('digests/home').get()).updateTime).toEqual(time);
  });

  it('has the same result when events of three revisions arrive concurrently', async () => {
    await saveRevision(press, key, 1, content('First'));
    const early = deliver();
    await saveRevision(press, key, 2, content('Second'));
    await saveRevision(press, key, 3, content('Third'));
    await Promise.all([early, deliver(), deliver(), deliver()]);
    expect(await field('publishedArticles/CES~creeks', 'revision')).toBe(3);
    expect(await field('publishedIssues/CES~1-1', 'contents')).toMatchObject([{ title: 'Third' }]);
    expect(await field('digests/home', 'latest')).toMatchObject([{ title: 'Third' }]);
  });

  it('lists all of many articles that are published at once', async () => {
    const akeys = Array.from({ length: 8 }, (_, place) => `a${place}`);
    await Promise.all(
      akeys.map((akey, place) => {
        const pages = { first: String(1 + place * 10) };
        return saveRevision(press, { ...key, akey }, 1, content(akey, { pages }));
      }),
    );
    await Promise.all([...akeys, ...akeys].toReversed().map((akey) => deliver(akey)));
    const contents = await field('publishedIssues/CES~1-1', 'contents');
    expect(Array.isArray(contents) && contents.map(({ akey }) => akey)).toEqual(akeys);
    expect(await field('digests/journals', 'journals')).toMatchObject([{ articleCount: 8 }]);
    expect(await field('lists/articles', 'total')).toBe(8);
    const newestFirst = akeys.toReversed().map((akey) => ({ akey }));
    expect(await field('listChunks/articles~0', 'cards')).toMatchObject(newestFirst);
  });

  it('keeps private fields private', async () => {
    const authors = content('x').metadata.authors.flatMap((author) => [
      author,
      { ...author, corresponding: false, email: 'private@example.org' },
    ]);
    await saveRevision(press, key, 1, content('Creeks', { authors }));
    await deliver();
    expect(JSON.stringify(await published(press))).not.toContain('private@example.org');
  });
});

describe('later changes', () => {
  beforeEach(async () => {
    await saveRevision(press, key, 1, content('Creeks'));
    await deliver();
  });

  it('leaves a page alone while staff save a newer draft', async () => {
    await saveRevision(press, key, 2, content('Draft'), { publishedRevision: 1 });
    expect(await deliver()).toBe('unchanged');
    expect(await field('publishedArticles/CES~creeks', 'title')).toBe('Creeks');
  });

  it('moves its card when it moves to another issue, even if that event was interrupted once', async () => {
    const moved = { ...key, issue: '1-2' };
    await saveRevision(press, moved, 2, content('Creeks'));
    await reconcilePublication(press, 'CES', 'creeks');
    expect(await deliver('creeks', ['1-1', '1-2'])).toBe('unchanged');
    expect(await field('publishedIssues/CES~1-1', 'contents')).toEqual([]);
    expect(await field('publishedIssues/CES~1-2', 'contents')).toMatchObject([{ akey: 'creeks' }]);
  });

  it('keeps the page of a retracted article and marks it everywhere', async () => {
    const { writes } = press.bucket;
    await saveRevision(press, key, 1, content('Creeks'), { status: 'retracted' });
    expect(await deliver()).toBe('published');
    expect(await field('publishedArticles/CES~creeks', 'status')).toBe('retracted');
    expect(await field('publishedArticles/CES~creeks', 'cite.apa')).toContain('RETRACTED: Creeks');
    expect(await field('digests/home', 'latest')).toMatchObject([{ status: 'retracted' }]);
    // Its text is not rendered again; its citations are.
    expect(press.bucket.writes).toBe(writes + 3);
  });

  it('takes down a removed article and its cards', async () => {
    await saveRevision(press, key, 1, content('Creeks'), { status: 'removed' });
    await press.db.doc('publishedComments/CES~creeks').set({ comments: [] });
    expect(await deliver()).toBe('taken-down');
    expect((await press.db.doc('publishedComments/CES~creeks').get()).exists).toBe(false);
    expect([...press.bucket.files.keys()]).toEqual([]);
    expect((await press.db.doc('publishedArticles/CES~creeks').get()).exists).toBe(false);
    expect(await field('publishedIssues/CES~1-1', 'contents')).toEqual([]);
    expect(await field('digests/home', 'latest')).toEqual([]);
    expect(await deliver()).toBe('not-public');
  });
});

describe('the list of articles', () => {
  const listed = async () => {
    const index = (await press.db.doc('lists/articles').get()).data();
    const [id] = listChunkIds(ListSchema.parse(index));
    return field(`listChunks/${id}`, 'cards');
  };

  it('removes a card from its old place although the event that moved it was interrupted', async () => {
    const dated = (day: string) => content('Creeks', { dates: { published: day } });
    await saveRevision(press, key, 1, dated('2026-01-01'));
    await deliver();
    await saveRevision(press, key, 2, dated('2026-02-02'));
    await reconcilePublication(press, 'CES', 'creeks');
    expect(await listed()).toMatchObject([{ published: '2026-01-01' }]);
    expect(await deliver()).toBe('unchanged');
    expect(await listed()).toMatchObject([{ published: '2026-02-02' }]);
    await saveRevision(press, key, 2, dated('2026-02-02'), { status: 'removed' });
    await reconcilePublication(press, 'CES', 'creeks');
    expect(await deliver()).toBe('not-public');
    expect(await listed()).toEqual([]);
    expect((await press.db.collection('listMoves').get()).size).toBe(0);
  });
});

describe('an article that cannot be published', () => {
  it('does not block the update of the journal’s other articles', async () => {
    for (const akey of ['a', 'b', 'c']) {
      await saveRevision(press, { ...key, akey }, 1, content(akey));
      await deliver(akey);
    }
    await press.db.doc('articles/CES~a').update({ updatedAt: 'never' });
    // The HTML of an abstract of formulas is two hundred times as long.
    const text = content('b', { abstract: '$\\sqrt x$ '.repeat(600) });
    await saveRevision(press, { ...key, akey: 'b' }, 2, text);
    await putIssue(press, 'CES', '1-1', { volume: '7' });
    await refreshArticles(press, 'CES', '1-1');
    expect(await field('publishedArticles/CES~c', 'volume')).toBe('7');
    expect(await field('publishedArticles/CES~b', 'revision')).toBe(1);
    const codes = press.lines.filter((line) => /too-large|invalid/.test(line));
    expect(codes).toEqual(['record/invalid', 'publish/too-large']);
  });
});

it('shows on every article whether its journal accepts annotations', async () => {
  await saveRevision(press, key, 1, content('Creeks'));
  await deliver();
  expect(await field('publishedArticles/CES~creeks', 'annotations')).toBeUndefined();
  for (const annotations of ['comments', 'private'] as const) {
    await putJournal(press, 'CES', { annotations });
    await refreshArticles(press, 'CES');
    expect(await field('publishedArticles/CES~creeks', 'annotations')).toBe(annotations);
  }
});

describe('missing or malformed records', () => {
  it('leave the page unchanged if a record cannot be read', async () => {
    await saveRevision(press, key, 1, content('Creeks'));
    await deliver();
    const before = await published(press);
    for (const path of ['articles/CES~creeks', 'issues/CES~1-1', 'journals/CES']) {
      const record = await press.db.doc(path).get();
      await press.db.doc(path).set({ nonsense: true });
      await expect(deliver()).rejects.toThrow('record/invalid');
      await press.db.doc(path).set(record.data() ?? {});
    }
    expect(await published(press)).toEqual(before);
  });

  it('delay an article until its issue exists', async () => {
    await saveRevision(press, { ...key, issue: '9-9' }, 1, content('Creeks'));
    expect(await reconcilePublication(press, 'CES', 'creeks')).toEqual({
      ok: false,
      code: 'publish/issue-missing',
      retry: true,
    });
  });

  it('do not give a draft a page', async () => {
    await saveRevision(press, key, 1, content('Creeks'), { status: 'draft', publishedRevision: 0 });
    expect(await deliver()).toBe('not-public');
    expect((await press.db.collection('publishedArticles').get()).size).toBe(0);
  });

  it('omit a missing figure, publish the text and log it', async () => {
    const file = { role: 'figure', name: 'a.png', path: 'articles/x/files/a.png' } as const;
    const files = [{ ...file, contentType: 'image/png', size: 1, sha256: 'a'.repeat(64) }];
    await saveRevision(press, key, 1, { ...content('Creeks'), files });
    expect(await deliver()).toBe('published');
    expect(press.lines).toContain('publish/figure-failed');
  });
});

describe('notifying the authors', () => {
  const mails = async () => (await press.db.collection(MAIL).get()).docs.map((doc) => doc.data());

  it('writes to the corresponding author once, however often it is published', async () => {
    await saveRevision(press, key, 1, content('Creeks <&> $x$'));
    await Promise.all([deliver(), deliver(), deliver()]);
    await saveRevision(press, key, 2, content('Corrected'), { status: 'corrected' });
    await deliver();
    expect(await mails()).toMatchObject([
      {
        to: ['maren@example.org'],
        replyTo: 'info@press.example',
        state: 'queued',
        text: expect.stringContaining('https://press.example/article/CES/1-1/creeks'),
      },
    ]);
  });

  it('sends no mail about articles published long ago', async () => {
    await saveRevision(press, key, 1, content('Old', { dates: { published: '2024-05-20' } }));
    await deliver();
    expect(await mails()).toEqual([]);
  });
});
