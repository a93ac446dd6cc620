import { sharedPage } from '../../platform/rendering/shared-page.ts';
import { answerRequest } from './answer-request.ts';
import { countClick } from './count-request.ts';
import { sendKept } from './send-kept.ts';
import { webRequest } from './web-request.ts';

/**
 * `GET /advert/{id}`: redirects to an advertisement's target, and counts the click. Only to an address that
 * staff have stored, and only on its days; otherwise it answers the press's 404 page.
 */
export const answerAdvert = answerRequest(
  { name: 'advert', methods: ['GET', 'HEAD'] },
  async (request, response) => {
    const id = /^\/advert\/([A-Za-z0-9]{4,60})$/.exec(request.path)?.[1];
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { advertTarget } = await import('../../domain/adverts/count-advert.ts');
    const target = id === undefined ? null : await advertTarget(adminPorts(), id);
    if (id === undefined || target === null) {
      sendKept(request, response, await sharedPage(webRequest(request)));
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
  },
);
