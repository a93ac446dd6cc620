import { apiPagePath } from '@quire/model/paths';
import { FORM_POLICY } from '@quire/model/security-headers';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { REFUSED_MS, ReservedBudget } from '../../platform/throttle/reserved-budget.ts';
import { answerRequest, leadTo } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** As pages are: what is published appears within the time for which the CDN keeps an answer. */
const CDN_SECONDS = 300;
const DESCRIPTION_SECONDS = 86_400;

const budget = new ReservedBudget(async (amount) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { isWithinBudget } = await import('../../platform/throttle/spend-budget.ts');
  return isWithinBudget(adminPorts(), 'api', { press: 'all' }, amount);
});

const json = (body: unknown): string => `${JSON.stringify(body, null, 2)}\n`;

/** `/api/v1`: what is published, as JSON, for everybody: see `domain/api`. */
export const answerApi = answerRequest(
  { name: 'api', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => {
    const { API, API_DESCRIPTION } = await import('../../domain/api/api-paths.ts');
    const { visitorRead } = await import('./visitor-db.ts');
    const origin = pressOrigin();
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/json; charset=utf-8',
    });
    if (request.path === API_DESCRIPTION) {
      const { openApi } = await import('../../domain/api/openapi.ts');
      const { readPress } = await import('../../domain/feeds/read.ts');
      const press = (await readPress(visitorRead))?.press.name ?? '';
      sendKept(request, response, {
        status: 200,
        headers: { 'Cache-Control': `public, max-age=0, s-maxage=${DESCRIPTION_SECONDS}` },
        body: json(openApi(press, origin)),
      });
      return;
    }
    const isPage = request.path === apiPagePath();
    if (isPage && request.originalUrl !== apiPagePath()) {
      const { triedAddress } = await import('../../domain/api/tried-address.ts');
      const { searchParams } = new URL(request.originalUrl, origin);
      // Any other query would be made and cached again.
      leadTo(response, triedAddress(searchParams) ?? apiPagePath());
      return;
    }
    if (!(await budget.take(Date.now()))) {
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(REFUSED_MS / 1_000) });
      response.status(429).end(json({ status: 429, title: 'Too many requests' }));
      return;
    }
    if (isPage) {
      const { apiPage } = await import('../../domain/api/api-page.ts');
      const { readPress } = await import('../../domain/feeds/read.ts');
      const press = (await readPress(visitorRead))?.press.name ?? '';
      // Its examples are the newest records, without their texts.
      const ports = { read: visitorRead, readFile: async () => null, origin };
      sendKept(request, response, {
        status: 200,
        headers: {
          'Cache-Control': `public, max-age=0, s-maxage=${CDN_SECONDS}`,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': FORM_POLICY,
        },
        body: await apiPage(ports, press),
      });
      return;
    }
    const { apiAnswer } = await import('../../domain/api/answer-api.ts');
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const readFile = (file: string) => adminPorts().bucket.read(file);
    await readCurrentTexts();
    const { searchParams } = new URL(request.originalUrl, origin);
    const path = request.path.slice(API.length);
    const { status, body } = await apiAnswer(
      { read: visitorRead, readFile, origin },
      path,
      searchParams,
    );
    sendKept(request, response, {
      status,
      headers: {
        'Cache-Control': status === 200 ? `public, max-age=0, s-maxage=${CDN_SECONDS}` : 'no-store',
      },
      body: json(body),
    });
  },
);
