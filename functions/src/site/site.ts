import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { sendErrorPage } from './error-page.ts';
import { reasonOf } from './reason-of.ts';
import { renderPage } from './renderer.ts';
import { sendResponse } from './send-response.ts';
import { webRequest } from './web-request.ts';

/** Every page that is not a file: rendered by the web app, cached by the CDN as it says. */
export const site = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 30,
    invoker: 'public',
  },
  async (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.status(405).set('Allow', 'GET, HEAD').end();
        return;
      }
      await sendResponse(await renderPage(webRequest(request)), response);
    } catch (error) {
      logger.error('page/failed', { path: request.path, reason: reasonOf(error) });
      sendErrorPage(response, 'page/failed');
    }
  },
);
