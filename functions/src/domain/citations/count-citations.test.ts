import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CROSSREF_ACCOUNT,
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import type { CitationPorts } from './citation-ports.ts';
import { countCitations } from './count-citations.ts';
import { forwardLinks, readForwardLinks } from './forward-links.ts';
import { worksApi } from './works-api.ts';

const DAY_MINUTES = 1_440;
let press: RegisteringPress;
let ports: CitationPorts;
beforeEach(async () => {
  press = await startRegisteringPress();
  ports = {
    ...press,
    wait: async () => undefined,
    connect: (email) => worksApi({ api: press.agency.url, email, origin: press.origin, fetch }),
    citingWorks: (doi) => forwardLinks(press.agency.url, CROSSREF_ACCOUNT, doi, fetch),
  };
});
afterEach(() => press.close());

const citing = (name: string, year: number) => ({
  ...{ DOI: `10.1111/${name}`, type: 'journal-article', title: [`On ${name}`] },
  ...{ 'container-title': ['Silt'], author: [{ family: 'Silva' }, { family: 'Okafor' }] },
  ...{ issued: { 'date-parts': [[year]] }, reference: [{ DOI: doiOf('creeks') }] },
});
const cite = (...works: readonly object[]) =>
  press.agency.importWorks(works.map((work) => JSON.stringify(work)).join('\n'));
async function citedBy(akey = 'creeks') {
  const stored = await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).get();
  return PublishedArticleSchema.parse(stored.data()).citedBy;
}
const asked = () => press.agency.received.filter(({ path }) => path.startsWith('/works/')).length;
const run = () => countCitations(ports);

describe('counting what cites an article', () => {
  it('shows how many there are and which, and keeps it when the article is published again', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    cite(citing('salt', 2025), citing('mud', 2026), { ...citing('raw', 2024), type: 'dataset' });
    expect(await run()).toEqual({ changed: 1 });
    const mud = { doi: '10.1111/mud', title: 'On mud', container: 'Silt', year: '2026' };
    const shown = { count: 3, works: [{ ...mud, author: 'Silva', others: 1 }, { year: '2025' }] };
    expect(await citedBy()).toMatchObject(shown);
    await press.publish('creeks', 2);
    expect(await citedBy()).toMatchObject(shown);
    expect(await reconcilePublication(press, 'CES', 'creeks', { remake: true })).toMatchObject({
      ok: true,
    });
    expect(await citedBy()).toMatchObject(shown);
  });

  it('asks once a day, changes nothing that is the same, and takes away what is no longer so', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    cite(citing('salt', 2025));
    await run();
    await run();
    expect(asked()).toBe(1);
    press.pass(DAY_MINUTES);
    expect(await run()).toEqual({ changed: 0 });
    expect(asked()).toBe(2);
    press.agency.clear();
    press.pass(DAY_MINUTES);
    expect(await run()).toEqual({ changed: 1 });
    expect(await citedBy()).toBeUndefined();
  });

  it('goes on at the DOI at which it was turned away', async () => {
    for (const akey of ['creeks', 'tides']) await press.publish(akey);
    await press.untilAnswered();
    cite(citing('salt', 2025));
    press.agency.behaviour.plan(
      'read',
      ...([{ kind: 'refuse', status: 429 }, { kind: 'cut' }] as const),
    );
    expect(await run()).toEqual({ changed: 0 });
    expect(await run()).toEqual({ changed: 0 });
    expect(await run()).toEqual({ changed: 1 });
    expect(asked()).toBe(4);
    expect(await citedBy('tides')).toBeUndefined();
  });

  it('counts without a list where the press has no account that is told', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    cite(citing('salt', 2025));
    ports = {
      ...ports,
      citingWorks: (doi) =>
        forwardLinks(press.agency.url, { ...CROSSREF_ACCOUNT, password: 'wrong' }, doi, fetch),
    };
    await run();
    expect(await citedBy()).toEqual({ count: 1 });
  });

  it('does not ask for what is not registered, and begins again when it is', async () => {
    await press.publish('creeks');
    await run();
    expect(asked()).toBe(0);
    await press.untilAnswered();
    cite(citing('salt', 2025));
    expect(await run()).toEqual({ changed: 1 });
  });
});

describe('reading a list of citing works', () => {
  it('reads works of all kinds, each once, and nothing from what is no list', () => {
    const link = (cite: string) => `<forward_link doi="10.5555/x">${cite}</forward_link>`;
    const xml = `<crossref_result xmlns="http://www.crossref.org/qrschema/3.0"><query_result><body>${[
      '<journal_cite><journal_title>Silt</journal_title><article_title>A</article_title><year>2020</year><doi>10.1111/A</doi></journal_cite>',
      '<journal_cite><journal_title>Silt</journal_title><article_title>A</article_title><year>2020</year><doi>10.1111/a</doi></journal_cite>',
      '<book_cite><volume_title>B</volume_title><year>2021</year><doi>10.1111/b</doi></book_cite>',
      '<conf_cite><volume_title>Proceedings</volume_title><paper_title>C</paper_title><doi>10.1111/c</doi></conf_cite>',
      '<postedcontent_cite><title>D</title><doi>10.1111/d</doi></postedcontent_cite>',
      '<journal_cite><doi>10.1111/untitled</doi></journal_cite>',
    ]
      .map(link)
      .join('')}</body></query_result></crossref_result>`;
    const works = readForwardLinks(xml);
    expect(works?.map(({ doi, title }) => [doi, title])).toEqual([
      ['10.1111/b', 'B'],
      ['10.1111/a', 'A'],
      ['10.1111/c', 'C'],
      ['10.1111/d', 'D'],
    ]);
    for (const none of ['', '<html/>', '<crossref_result'])
      expect(readForwardLinks(none)).toBeNull();
  });
});
