import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onRequest } from 'firebase-functions/https';
import { countClick } from '../metrics/count-request.ts';
import { answerRequest } from './answer-request.ts';
import { renderPage } from './renderer.ts';
import { sendResponse } from './send-response.ts';
import { webRequest } from './web-request.ts';

/**
 * `GET /advert/{id}`: leads to where an advertisement leads, and counts it. Only to an address that staff have
 * stored, and only on its days; anything else is the press's 404 page.
 */
export const advert = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 5,
    timeoutSeconds: 30,
    invoker: 'public',
  },
  answerRequest({ name: 'advert', methods: ['GET', 'HEAD'] }, async (request, response) => {
    const id = /^\/advert\/([A-Za-z0-9]{4,60})$/.exec(request.path)?.[1];
    const { adminPorts } = await import('../firebase/admin.ts');
    const { advertTarget } = await import('../adverts/count-advert.ts');
    const target = id === undefined ? null : await advertTarget(adminPorts(), id);
    if (id === undefined || target === null) {
      await sendResponse(await renderPage(webRequest(request)), response);
      return;
    }
    if (request.method === 'GET') await countClick(request, id);
    response
      .status(302)
      .set({
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'origin',
        'X-Robots-Tag': 'noindex',
      })
      .location(target)
      .end();
  }),
);
