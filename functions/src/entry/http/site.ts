import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onRequest } from 'firebase-functions/https';
import { renderPage } from '../../platform/rendering/renderer.ts';
import { answerAdvert } from './advert.ts';
import { answerAnnotations } from './annotations.ts';
import { answerRequest } from './answer-request.ts';
import { answerCalendar } from './calendar.ts';
import { answerFeeds } from './feeds.ts';
import { answerPdf } from './pdf.ts';
import { sendResponse } from './send-response.ts';
import { answerSetup } from './setup.ts';
import { webRequest } from './web-request.ts';

/**
 * Every page that is not a file: rendered by the web app, cached by the CDN according to its
 * headers.
 */
const answerPage = answerRequest(
  { name: 'page', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => sendResponse(await renderPage(webRequest(request)), response),
);

/** The addresses that are not pages; the first match is used. All others are pages. */
const ROUTES: readonly (readonly [address: RegExp, answer: typeof answerPage])[] = [
  [/^\/article\/.*\.pdf$/, answerPdf],
  [/^\/annotations\/[^/]+$/, answerAnnotations],
  [/^\/article\/[^/]+\/[^/]+\/[^/]+\/annotations\/?$/, answerAnnotations],
  [/^\/advert\/[^/]+$/, answerAdvert],
  [/^\/setup$/, answerSetup],
  [/^\/conference\/[^/]+\/programme\.ics$/, answerCalendar],
  [/^\/(?:(?:news|blogs|journals\/[^/]+)\/)?(?:feed|rss)\.xml$/, answerFeeds],
  [/^\/(?:sitemap\.xml|sitemaps\/[^/]+|opensearch\.xml|\.well-known\/security\.txt)$/, answerFeeds],
];

export const answerOf = (path: string) =>
  ROUTES.find(([address]) => address.test(path))?.[1] ?? answerPage;

/** Everything that visitors read, except the stored files of `/media`. */
export const site = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  (request, response) => answerOf(request.path)(request, response),
);
