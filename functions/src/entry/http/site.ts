import { onRequest } from 'firebase-functions/https';
import { sharedPage } from '../../platform/rendering/shared-page.ts';
import { answerAdvert } from './advert.ts';
import { answerAnnotations } from './annotations.ts';
import { answerRequest } from './answer-request.ts';
import { answerApi } from './api.ts';
import { answerCalendar } from './calendar.ts';
import { answerCounterApi } from './counter.ts';
import { answerFeeds } from './feeds.ts';
import { answerHealth } from './health.ts';
import { answerJats } from './jats.ts';
import { answerLinkset } from './linkset.ts';
import { answerHarvest } from './oai.ts';
import { answerOrganisations } from './organisations.ts';
import { answerPdf } from './pdf.ts';
import { answerSearchFeed } from './search-feed.ts';
import { sendKept } from './send-kept.ts';
import { answerSetup } from './setup.ts';
import { webRequest } from './web-request.ts';

/**
 * Every page that is not a file: rendered by the web app, cached by the CDN according to its
 * headers.
 */
const answerPage = answerRequest(
  { name: 'page', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => sendKept(request, response, await sharedPage(webRequest(request))),
);

/** The addresses that are not pages; the first match is used. All others are pages. */
const ROUTES: readonly (readonly [address: RegExp, answer: typeof answerPage])[] = [
  [/^\/article\/.*\.pdf$/, answerPdf],
  [/^\/annotations\/[^/]+$/, answerAnnotations],
  [/^\/article\/[^/]+\/[^/]+\/[^/]+\/annotations\/?$/, answerAnnotations],
  [/^\/article\/[^/]+\/[^/]+\/[^/]+\/linkset\.json$/, answerLinkset],
  [/^\/article\/[^/]+\/[^/]+\/[^/]+\/jats\.xml$/, answerJats],
  [/^\/api\/v1(?:\/.*)?$/, answerApi],
  [/^\/r51(?:\/.*)?$/, answerCounterApi],
  [/^\/ror\/organizations(?:\/[^/]+)?$/, answerOrganisations],
  [/^\/advert\/[^/]+$/, answerAdvert],
  [/^\/setup$/, answerSetup],
  [/^\/health$/, answerHealth],
  [/^\/oai$/, answerHarvest],
  [/^\/search\/(?:feed|rss)\.xml$/, answerSearchFeed],
  [/^\/conference\/[^/]+\/programme\.ics$/, answerCalendar],
  [
    /^\/(?:(?:news|blogs|(?:people|subjects)\/[^/]+|journals\/[^/]+(?:\/latest_issue)?)\/)?(?:feed|rss)\.xml$/,
    answerFeeds,
  ],
  [/^\/books\/(?:[^/]+\/)?(?:marc|onix)\.xml$/, answerFeeds],
  [/^\/(?:kbart\.txt|archive(?:\/[^/]+\/\d{4})?)$/, answerFeeds],
  [
    /^\/(?:sitemap\.xml|sitemaps\/[^/]+|opensearch\.xml|llms\.txt|crawlers\.txt|\.well-known\/(?:security\.txt|tdmrep\.json))$/,
    answerFeeds,
  ],
];

export const answerOf = (path: string) =>
  ROUTES.find(([address]) => address.test(path))?.[1] ?? answerPage;

/** Everything that visitors read, except the stored files of `/media`. */
export const site = onRequest(
  {
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  (request, response) => answerOf(request.path)(request, response),
);
