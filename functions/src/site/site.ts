import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onRequest } from 'firebase-functions/https';
import { answerRequest } from './answer-request.ts';
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
  answerRequest(
    { name: 'page', methods: ['GET', 'HEAD'], readsQuery: true },
    async (request, response) => sendResponse(await renderPage(webRequest(request)), response),
  ),
);
