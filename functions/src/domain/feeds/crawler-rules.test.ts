/** What crawlers are told in robots.txt, tdmrep.json and llms.txt agrees, whatever the settings are. */
import { DIGESTS, JOURNALS_DIGEST, PUBLISHED_JOURNALS } from '@quire/model/collections';
import {
  CRAWLER_GROUPS,
  type CrawlerRules,
  isTrainingRefused,
  KNOWN_CRAWLERS,
} from '@quire/model/entities/crawler-rules';
import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { machineAnswer } from './answer.ts';

const ORIGIN = 'https://press.example';
// Its types describe another module format than it has.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

const journal = (name: string, licence: string) => ({
  ...{
    name,
    fullname: name,
    issn: '',
    description: '',
    aimsScope: '',
    subjects: ['Tides'],
    hue: 1,
  },
  ...{ licence, peerReviewModel: 'double', doiPrefix: '10.5555', board: [] },
  ...{ contactEmail: 'c@press.example', status: 'active', order: 1 },
});
const JOURNALS = [journal('CES', 'CC-BY-4.0'), journal('OLD', 'CC-BY-NC-4.0')];

async function told(crawlers?: CrawlerRules) {
  const records: Record<string, unknown> = {
    [`${DIGESTS}/press`]: {
      press: {
        ...{ name: 'Press', tagline: '', description: '', address: '' },
        ...{ infoEmail: 'i@p.example', supportEmail: 's@p.example', founded: 2022 },
      },
      journals: [],
      ...(crawlers && { crawlers }),
    },
    [`${DIGESTS}/${JOURNALS_DIGEST}`]: { journals: JOURNALS },
    ...Object.fromEntries(
      JOURNALS.map((each) => [
        `${PUBLISHED_JOURNALS}/${each.name}`,
        { journal: each, aimsScopeHtml: '', issues: [], latest: [] },
      ]),
    ),
  };
  const reads: string[] = [];
  const read = async (collection: string, id: string) => {
    reads.push(`${collection}/${id}`);
    return records[`${collection}/${id}`] ?? null;
  };
  const at = async (path: string) => (await machineAnswer(read, ORIGIN, path))?.body ?? '';
  const txt = await at('/crawlers.txt');
  expect(reads).toHaveLength(1);
  const robots = parseRobots(`${ORIGIN}/robots.txt`, txt);
  const tdm = z
    .array(z.object({ location: z.string(), 'tdm-reservation': z.literal([0, 1]) }))
    .parse(JSON.parse(await at('/.well-known/tdmrep.json')));
  return {
    txt,
    mayRead: (agent: string, path = '/') => robots.isAllowed(ORIGIN + path, agent),
    sitemaps: robots.getSitemaps(),
    reserved: tdm.filter((row) => row['tdm-reservation'] === 1).map(({ location }) => location),
    llms: await at('/llms.txt'),
  };
}

const LICENSED = ['/article/OLD/*', '/media/OLD/*'];
const REFUSED_WORDS = 'those that collect texts to train models may not read this site';
const CASES: readonly CrawlerRules[] = [
  { groups: [], agents: [] },
  ...CRAWLER_GROUPS.map((group) => ({ groups: [group], agents: [] })),
  ...KNOWN_CRAWLERS.map(({ agent }) => ({ groups: [], agents: [agent] })),
  { groups: ['training', 'others'], agents: ['Applebot'] },
  { groups: [...CRAWLER_GROUPS], agents: [] },
  {
    groups: [],
    agents: KNOWN_CRAWLERS.filter(({ group }) => group === 'training').map(({ agent }) => agent),
  },
];

describe('what crawlers are told', () => {
  it.each(CASES)('agrees where these are refused: $groups $agents', async (rules) => {
    const { mayRead, reserved, llms, sitemaps } = await told(rules);
    for (const { agent, group } of KNOWN_CRAWLERS) {
      const isRefused = rules.groups.includes(group) || rules.agents.some((each) => each === agent);
      expect(mayRead(agent), agent).toBe(!isRefused);
      expect(mayRead(agent, '/admin/login'), agent).toBe(false);
    }
    expect(mayRead('Unheard-of')).toBe(!rules.groups.includes('others'));
    expect(mayRead('Unheard-of', '/search')).toBe(false);
    const areAllRefused = KNOWN_CRAWLERS.every(
      ({ agent, group }) => group !== 'training' || !mayRead(agent),
    );
    expect(isTrainingRefused(rules)).toBe(areAllRefused);
    expect(reserved).toEqual(areAllRefused ? [...LICENSED, '/'] : LICENSED);
    expect(llms.includes(REFUSED_WORDS)).toBe(areAllRefused);
    expect(sitemaps).toEqual([`${ORIGIN}/sitemap.xml`]);
  });

  it('is that all may read what is public, where nothing is set', async () => {
    const { txt, mayRead, reserved } = await told();
    expect(txt.match(/User-agent/g)).toHaveLength(1);
    for (const path of ['/', '/article/CES/1-1/mud', '/news', '/media/CES/mud/a.pdf'])
      expect(mayRead('Googlebot', path), path).toBe(true);
    for (const path of ['/search?q=x', '/admin/login', '/sign/in', '/submission/x', '/account'])
      expect(mayRead('Googlebot', path), path).toBe(false);
    expect(reserved).toEqual(LICENSED);
  });

  it('never reserves what an open licence gives', async () => {
    const { reserved } = await told({ groups: ['training'], agents: [] });
    expect(reserved.filter((location) => /CES|books|api|oai/.test(location))).toEqual([]);
  });
});
