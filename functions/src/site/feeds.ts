import { FUNCTIONS_REGION, NOT_FOUND_CDN_SECONDS } from '@quire/model/constants';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { pressOrigin } from '../config.ts';
import { sendErrorPage } from './error-page.ts';
import { reasonOf } from './reason-of.ts';

/** Feeds, `/sitemap.xml`, `/sitemaps/{part}.xml`, `/crawlers.txt`, `/opensearch.xml`: see `feeds/`. */
export const feeds = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 40,
    maxInstances: 5,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  async (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.status(405).set('Allow', 'GET, HEAD').end();
        return;
      }
      const { machineAnswer } = await import('../feeds/answer.ts');
      const { visitorRead } = await import('./visitor-db.ts');
      const answer = await machineAnswer(visitorRead, pressOrigin(), request.path);
      const seconds = answer?.seconds ?? NOT_FOUND_CDN_SECONDS;
      response
        .status(answer ? 200 : 404)
        .set({
          'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
          'Content-Type': answer?.contentType ?? 'text/plain',
          'X-Content-Type-Options': 'nosniff',
        })
        .end(request.method === 'HEAD' ? undefined : (answer?.body ?? 'Not found\n'));
    } catch (error) {
      logger.error('feeds/failed', { path: request.path, reason: reasonOf(error) });
      sendErrorPage(response, 'page/unavailable');
    }
  },
);
