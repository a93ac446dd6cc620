import { gunzipSync } from 'node:zlib';
import {
  AUDIT,
  PUBLISHED_ARTICLES,
  publishedFilePath,
  REFERENCE_SEARCHES,
} from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { ReferenceSearchSchema } from '@quire/model/entities/reference-search';
import { NOT_DUE } from '@quire/model/entities/registration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RegisteringPress, startRegisteringPress } from '../../testing/registering-press.ts';
import { content, saveRevision } from '../../testing/test-press.ts';
import type { Person } from '../access/principal.ts';
import { publishedJats } from '../publishing/jats/published-jats.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { articleTexts } from '../registrations/article-texts.ts';
import type { CitationPorts } from './citation-ports.ts';
import { judgeFoundDoi } from './judge-found-doi.ts';
import { matchReferences } from './match-references.ts';
import { worksApi } from './works-api.ts';

const BIBTEX = `
@article{a, author = {Holt, Maren and Okafor, Chidi}, title = {How far does a tidal creek drain its marsh}, journal = {Silt}, year = {2021}, volume = {4}, pages = {12--29}}
@article{b, author = {Okafor, Chidi}, title = {The water table between two parallel creeks}, journal = {Silt}, year = {2019}, doi = {10.1111/typed}}
@article{c, author = {Green, Ada}, title = {Nothing that any agency has ever heard of}, journal = {Silt}, year = {2018}}`;
const WORKS = [
  {
    ...{ DOI: '10.1111/found', type: 'journal-article', volume: '4', page: '12-29' },
    title: ['How far does a tidal creek drain its marsh'],
    ...{ author: [{ family: 'Holt' }, { family: 'Okafor' }], issued: { 'date-parts': [[2021]] } },
  },
  {
    ...{ DOI: '10.1111/second', type: 'journal-article', author: [{ family: 'Okafor' }] },
    title: ['The water table between two parallel creeks'],
    issued: { 'date-parts': [[2019]] },
  },
];

let press: RegisteringPress;
let ports: CitationPorts;
let waits: number[];
beforeEach(async () => {
  press = await startRegisteringPress();
  press.agency.importWorks(WORKS.map((work) => JSON.stringify(work)).join('\n'));
  waits = [];
  ports = {
    ...press,
    wait: async (ms) => {
      waits.push(ms);
    },
    connect: (email) => worksApi({ api: press.agency.url, email, origin: press.origin, fetch }),
    citingWorks: async () => null,
  };
});
afterEach(() => press.close());

async function publish(revision = 1, bibtex = BIBTEX) {
  const text = content('Creeks', { doi: '10.5555/ces.creeks' });
  const version = { ...text, markdown: 'See [@a; @b; @c].', bibtex };
  await saveRevision(press, { journal: 'CES', issue: '1-1', akey: 'creeks' }, revision, version);
  expect(await reconcilePublication(press, 'CES', 'creeks')).toMatchObject({ ok: true });
}
async function search() {
  const stored = await press.db.collection(REFERENCE_SEARCHES).doc('CES~creeks').get();
  return ReferenceSearchSchema.parse(stored.data());
}
async function published() {
  const stored = await press.db.collection(PUBLISHED_ARTICLES).doc('CES~creeks').get();
  return PublishedArticleSchema.parse(stored.data());
}
async function html() {
  const bytes = await press.bucket.read(
    publishedFilePath('CES', 'creeks', (await published()).body.name),
  );
  return bytes ? gunzipSync(bytes).toString('utf8') : '';
}
const asked = () => press.agency.received.filter(({ path }) => path === '/works').length;
const run = () => matchReferences(ports);

describe('looking for the DOIs of references', () => {
  it('shows, exports and registers what it finds, and asks for nothing twice', async () => {
    await publish();
    expect(await html()).not.toContain('10.1111/found');
    expect(await run()).toEqual({ found: 1 });
    // The one with a DOI of its own is not asked for.
    expect([asked(), waits.length]).toEqual([2, 2]);
    const shown = await html();
    expect(shown).toContain('href="https://doi.org/10.1111/found"');
    expect(shown).toContain('href="https://doi.org/10.1111/typed"');
    const { references } = await published();
    const path = publishedFilePath('CES', 'creeks', references?.bibtex ?? '');
    expect(`${await press.bucket.read(path)}`).toContain('10.1111/found');
    const dois = (await articleTexts(press, 'CES~creeks', 1))?.references.map(({ doi }) => doi);
    expect(dois?.toSorted()).toEqual(['10.1111/found', '10.1111/typed', undefined]);
    const read = async (collection: string, id: string): Promise<unknown> =>
      (await press.db.collection(collection).doc(id).get()).data();
    const place = { jkey: 'CES', jissue: '1-1', akey: 'creeks', version: null };
    const jats = await publishedJats(
      { read, readFile: (path) => press.bucket.read(path), origin: press.origin },
      place,
    );
    expect(JSON.stringify(jats)).toContain('10.1111/found');
    await press.untilAnswered();
    expect(press.agency.find('10.5555/ces.creeks')?.metadata).toMatchObject({
      reference: expect.arrayContaining([expect.objectContaining({ DOI: '10.1111/found' })]),
    });
    expect(await search()).toMatchObject({ due: NOT_DUE, shown: 1 });
    expect(await run()).toEqual({ found: 0 });
    expect(asked()).toBe(2);
  });

  it('looks for new references of a new version alone, and forgets none', async () => {
    await publish();
    await run();
    await publish(2, BIBTEX.replace('doi = {10.1111/typed}', ''));
    expect(await html()).toContain('10.1111/found');
    expect(await run()).toEqual({ found: 1 });
    expect(asked()).toBe(3);
    expect(await html()).toContain('10.1111/second');
  });

  it('waits longer each time it is turned away, or as long as it is told', async () => {
    await publish();
    press.agency.behaviour.plan('read', { kind: 'refuse', status: 429, retryAfter: 600 });
    expect(await run()).toEqual({ found: 0 });
    press.pass(9);
    await run();
    expect(asked()).toBe(1);
    press.agency.behaviour.plan('read', { kind: 'refuse', status: 503 }, { kind: 'cut' });
    for (const minutes of [1, 2]) {
      press.pass(minutes);
      await run();
    }
    expect(await search()).toMatchObject({ attempts: 3, found: [] });
    press.pass(4);
    expect(await run()).toEqual({ found: 1 });
    expect(await search()).toMatchObject({ due: NOT_DUE, attempts: 0 });
  });

  it('goes on after a run that was ended', async () => {
    await publish();
    const first = { ...ports, wait: () => Promise.reject(new Error('ended')) };
    await matchReferences(first);
    expect(press.lines).toContain('citation/not-looked-for');
    press.pass(1);
    expect(await run()).toEqual({ found: 1 });
  });

  it('asks nothing for an article that is no longer public', async () => {
    await publish();
    await press.db.collection('articles').doc('CES~creeks').update({ status: 'removed' });
    expect(await reconcilePublication(press, 'CES', 'creeks')).toMatchObject({ ok: true });
    await run();
    expect(asked()).toBe(0);
    expect((await press.db.collection(REFERENCE_SEARCHES).get()).size).toBe(0);
  });
});

describe('what staff say about a DOI that was found', () => {
  const editorOf = (journal: string): Person => ({
    ...{ uid: 'ines', claims: { roles: ['editor'], grants: { editor: [journal] } } },
  });
  const judge = (verdict: 'confirm' | 'remove', who = editorOf('CES')) =>
    judgeFoundDoi(press, who, {
      article: 'CES~creeks',
      judged: { doi: '10.1111/found', verdict },
    });
  const audited = async () =>
    (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.get('action'));

  it('removes it from the page, and it is not found again, also for a changed reference', async () => {
    await publish();
    await run();
    expect((await judge('remove')).found).toEqual([]);
    expect(await audited()).toEqual(['reference.remove']);
    expect(await run()).toEqual({ found: 0 });
    expect(await html()).not.toContain('10.1111/found');
    expect(await search()).toMatchObject({ due: NOT_DUE, found: [], removed: ['10.1111/found'] });
    const before = asked();
    await publish(2, BIBTEX.replace('{2021}', '{2020}'));
    expect(await run()).toEqual({ found: 0 });
    expect(asked()).toBe(before + 1);
    expect(await html()).not.toContain('10.1111/found');
  });

  it('confirms it once, and keeps it so', async () => {
    await publish();
    await run();
    const confirmed = [{ doi: '10.1111/found', isConfirmed: true }];
    expect((await judge('confirm')).found).toMatchObject(confirmed);
    await judge('confirm');
    expect(await audited()).toEqual(['reference.confirm']);
    await publish(2, `${BIBTEX}\n`);
    await run();
    expect(await search()).toMatchObject({ found: confirmed });
    expect(await html()).toContain('10.1111/found');
  });

  it('is said by who edits the article alone', async () => {
    await publish();
    await run();
    await expect(judge('remove', editorOf('MSP'))).rejects.toMatchObject({ code: 'access/denied' });
    expect((await search()).found).toHaveLength(1);
  });
});
