/** Every public page, as a crawler without scripts finds it: from the home page, link by link. */
import { TITLE_SEPARATOR } from '@quire/model/constants';
import { readLanguageAddress } from '@quire/model/messages/language-address';
import {
  advertPath,
  FEED_FORMATS,
  homePath,
  journalFeedPath,
  postsFeedPath,
  pressFeedPath,
  sitemapPath,
} from '@quire/model/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, crawl, ownAddress } from './crawl.ts';
import { readFeed } from './feeds.ts';
import { press } from './press-addresses.ts';
import {
  JOURNALS,
  LED_TO_BY_MAIL,
  MOVED,
  NOT_FOR_CRAWLERS,
  PUBLIC_ADDRESSES,
} from './public-addresses.ts';

const PRESS_NAME = 'Saltmarsh Press';
const origin = press.press;

let answers: ReadonlyMap<string, Answer>;
/** Every page of the route table, whether a link led there or not. */
let pages: readonly Answer[];

beforeAll(async () => {
  // In other languages they are the same pages: `languages.test.ts` looks at some of each.
  const isTranslated = (address: string) => readLanguageAddress(address).language !== null;
  // As robots.txt asks: these lead away to who pays for them.
  const isAdvert = (address: string) => address.startsWith(advertPath(''));
  const found = await crawl(
    origin,
    homePath(),
    (address) => isTranslated(address) || isAdvert(address),
  );
  const unlinked = PUBLIC_ADDRESSES.filter((address) => !found.has(address));
  const rest = await Promise.all(unlinked.map((address) => ask(origin, address, 'no page')));
  answers = new Map([...found, ...rest.map((answer) => [answer.address, answer] as const)]);
  pages = PUBLIC_ADDRESSES.flatMap((address) => answers.get(address) ?? []);
  const read = [...answers.values()].filter(({ page }) => page);
  console.log(`${answers.size} addresses, ${read.length} of them pages`);
});

/** What is wrong with any of these, each with its address. */
const faults = (all: Iterable<Answer>, look: (answer: Answer) => string | false | undefined) =>
  [...all].flatMap((answer) => {
    const fault = look(answer);
    return fault ? [`${answer.address} (from ${answer.from}): ${fault}`] : [];
  });

const isKeptOut = ({ page }: Answer) => page?.head.robots?.includes('noindex') ?? false;

describe('every public page', () => {
  it('answers 200', () => {
    expect(faults(pages, ({ status, page }) => (status !== 200 || !page) && `${status}`)).toEqual(
      [],
    );
  });

  it('can be reached from the home page by links alone', () => {
    const wrong = ({ address, from }: Answer) =>
      from === 'no page' && !LED_TO_BY_MAIL.includes(address) && 'nothing leads here';
    expect(faults(pages, wrong)).toEqual([]);
  });

  it('has one main heading', () => {
    const wrong = ({ page }: Answer) =>
      (page?.headings.length !== 1 || !page.headings[0]) && `h1: ${page?.headings.join(' / ')}`;
    expect(faults(pages, wrong)).toEqual([]);
  });

  it('says in its first answer what it is called: “Page | Press”', () => {
    const end = ` ${TITLE_SEPARATOR} ${PRESS_NAME}`;
    const wrong = ({ address, page }: Answer) => {
      const [title = '', ...more] = page?.head.titles ?? [];
      const isRight =
        address === homePath() ? title.startsWith(PRESS_NAME) : title.length > end.length + 1;
      const ends = address === homePath() || title.endsWith(end);
      return (!isRight || !ends || more.length > 0) && `title: ${[title, ...more].join(' / ')}`;
    };
    expect(faults(pages, wrong)).toEqual([]);
  });

  it('has a title of its own', () => {
    const byTitle = Map.groupBy(pages, ({ page }) => page?.head.titles[0]);
    const shared = [...byTitle.values()].filter((all) => all.length > 1);
    expect(shared.map((all) => all.map(({ address }) => address))).toEqual([]);
  });

  it('describes itself, in its language', () => {
    const wrong = ({ page }: Answer) => {
      const { description = '', lang } = page?.head ?? {};
      return (description.length < 20 || lang !== 'en') && `${lang}: “${description}”`;
    };
    expect(faults(pages, wrong)).toEqual([]);
  });

  it('names its one address, on the press’s own host, unless it is kept out of indexes', () => {
    const wrong = (answer: Answer) => {
      const { address, page } = answer;
      const canonical = page?.head.canonical ?? [];
      const expected = isKeptOut(answer) ? [] : [origin + address];
      return canonical.join() !== expected.join() && `canonical: ${canonical.join()}`;
    };
    expect(faults(pages, wrong)).toEqual([]);
    const keptOut = pages.filter(isKeptOut).map(({ address }) => address);
    expect(keptOut).toEqual(NOT_FOR_CRAWLERS);
  });
});

it.each(MOVED)('%s is known by its first address, %s', async (from, to) => {
  const answer = await ask(origin, from, 'no page');
  expect([answer.status, answer.movedTo]).toEqual([301, to]);
});

describe('every link', () => {
  it('leads to something that is there, by one redirect at most', () => {
    const wrong = ({ status, movedTo }: Answer) => {
      const last = movedTo === undefined ? status : answers.get(movedTo)?.status;
      return last !== 200 && `${status}${movedTo === undefined ? '' : ` to ${movedTo}: ${last}`}`;
    };
    expect(faults(answers.values(), wrong)).toEqual([]);
  });

  it('with a place in it leads to that place', () => {
    const lost = [...answers.values()].flatMap(({ address, page }) =>
      (page?.links ?? []).flatMap((link) => {
        const there = ownAddress(link, origin, address);
        // What follows `:~:` names a passage, which browsers find by themselves.
        const [id = ''] = (link.split('#')[1] ?? '').split(':~:');
        const place = decodeURIComponent(id);
        const target = there === null ? undefined : answers.get(there)?.page;
        return place && target && !target.ids.has(place) ? [`${address} → ${link}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('the sitemap', () => {
  const locations = async (address: string) => {
    const answer = await fetch(address);
    expect(answer.status, address).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
      location.replaceAll('&amp;', '&'),
    );
  };

  it('lists every public page and no other address', async () => {
    const parts = await locations(origin + sitemapPath());
    const listed = (await Promise.all(parts.map(locations))).flat();
    expect(new Set(listed).size).toBe(listed.length);
    const missing = PUBLIC_ADDRESSES.filter(
      (address) => !listed.includes(origin + address) && !NOT_FOR_CRAWLERS.includes(address),
    );
    expect(missing).toEqual([]);
    const wrong = listed.filter((location) => {
      const address = ownAddress(location, origin, homePath());
      const answer = address === null ? undefined : answers.get(address);
      return answer?.status !== 200 || answer.page?.head.canonical[0] !== location;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the feeds', () => {
  const isFeed = ({ headers }: Answer) =>
    /^application\/(?:atom|rss)\+xml/.test(headers.get('content-type') ?? '');

  it('are there for the press, each journal, the news and the blogs, and lead to what is there', async () => {
    const feeds = [...answers.values()].filter(isFeed).map(({ address }) => address);
    // Other journeys begin journals too, which have theirs.
    const expected = FEED_FORMATS.flatMap((format) => [
      ...[pressFeedPath(format), postsFeedPath('news', format), postsFeedPath('blogs', format)],
      ...JOURNALS.map((journal) => journalFeedPath(journal, format)),
    ]);
    expect(feeds).toEqual(expect.arrayContaining(expected));
    for (const address of feeds) {
      const {
        faults: missing,
        links,
        entries,
      } = readFeed(await (await fetch(origin + address)).text());
      expect(missing, address).toEqual([]);
      expect(entries, address).toBeGreaterThan(0);
      const lost = links.filter((link) => {
        const there = ownAddress(link, origin, address);
        return there === null || answers.get(there)?.status !== 200;
      });
      expect(lost, address).toEqual([]);
    }
  });
});
