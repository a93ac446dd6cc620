import { inLanguage } from '@quire/content/messages/in-language';
import { searchFeedPath } from '@quire/model/alert-paths';
import { NOT_FOUND_CDN_SECONDS } from '@quire/model/constants';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { journalFeedPath, personFeedPath } from '@quire/model/paths';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { publicSearch } from '../../platform/config/search-settings.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { answerRequest, leadTo } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** Each answer costs a query, and feed readers ask every hour. */
const CDN_SECONDS = 21_600;
const RETRY_SECONDS = 3_600;

/**
 * `/search/feed.xml?q=mud`, `rss.xml`: the newest articles that a search finds. Each search has one address, to which its
 * others lead; that of one journal or author leads to their feed. 404: nothing is searched for, or there is no search; 429
 * beyond the budget `feed-search`.
 */
export const answerSearchFeed = answerRequest(
  { name: 'search-feed', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => {
    const { readWatch, viewWatch, watchedSearch, watchWords } = await import(
      '../../domain/alerts/view-watch.ts'
    );
    const origin = pressOrigin();
    const { pathname, search, searchParams } = new URL(request.originalUrl, origin);
    const format = pathname.endsWith('/rss.xml') ? 'rss.xml' : 'feed.xml';
    const watch = readWatch(searchParams);
    const settings = publicSearch();
    if (!watch || !settings) {
      sendKept(request, response, {
        status: 404,
        headers: {
          'Cache-Control': `public, max-age=0, s-maxage=${NOT_FOUND_CDN_SECONDS}`,
          'Content-Type': 'text/plain',
        },
        body: 'Not found\n',
      });
      return;
    }
    if (watch.kind !== 'search') {
      leadTo(
        response,
        (watch.kind === 'journal' ? journalFeedPath : personFeedPath)(watch.key, format),
      );
      return;
    }
    const address = searchFeedPath(watch.query, format);
    if (address !== pathname + search) {
      leadTo(response, address);
      return;
    }
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { isWithinBudget } = await import('../../platform/throttle/spend-budget.ts');
    const ports = adminPorts();
    if (!(await isWithinBudget(ports, 'feed-search', { press: 'all' }))) {
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS) });
      response.status(429).type('text/plain').end('Too many requests\n');
      return;
    }
    await readCurrentTexts();
    const { findForFeed } = await import('../../domain/search/find-newest.ts');
    const { searchFeed } = await import('../../domain/feeds/search-feed.ts');
    const { atomFeed, rssFeed } = await import('../../domain/feeds/write-feed.ts');
    const { readPress } = await import('../../domain/feeds/read.ts');
    const { visitorRead } = await import('./visitor-db.ts');
    const view = await viewWatch(ports.db, watch);
    if (!view) throw new Error('search-feed/no-view');
    const [found, digest] = await Promise.all([
      findForFeed(settings, watchedSearch(watch.query), SOURCE_LANGUAGE),
      readPress(visitorRead),
    ]);
    const feed = inLanguage(SOURCE_LANGUAGE, () =>
      searchFeed(
        {
          title: `${digest?.press.name ?? ''}: ${view.name}`,
          description: watchWords(view),
          path: view.path,
        },
        found,
      ),
    );
    const write = format === 'rss.xml' ? rssFeed : atomFeed;
    const type = format === 'rss.xml' ? 'rss' : 'atom';
    sendKept(request, response, {
      status: 200,
      headers: {
        'Cache-Control': `public, max-age=0, s-maxage=${CDN_SECONDS}`,
        'Content-Type': `application/${type}+xml; charset=utf-8`,
      },
      body: write(feed, { origin, selfPath: address, hub: null }),
    });
  },
);
