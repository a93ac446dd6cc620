import { pressOrigin } from '../../platform/config/press-origin.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bodyOf, type HttpRequest } from '../../platform/http/http.ts';
import { REFUSED_MS, ReservedBudget } from '../../platform/throttle/reserved-budget.ts';
import { answerRequest } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** Answers that one instance makes at a time, beside its pages. */
const UNDERWAY_MOST = 8;
const BUSY_SECONDS = 20;
/** Of a form: the arguments of a request are short. */
const BODY_MOST = 8_192;

const budget = new ReservedBudget(async (amount) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { isWithinBudget } = await import('../../platform/throttle/spend-budget.ts');
  return isWithinBudget(adminPorts(), 'harvest', { press: 'all' }, amount);
});
let underway = 0;

/** The arguments: of the address, or of a form. */
function asked(request: HttpRequest): URLSearchParams {
  if (request.method !== 'POST') return new URL(request.originalUrl, pressOrigin()).searchParams;
  const body = bodyOf(request);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.get('content-type') ?? '');
  return new URLSearchParams(isForm && body.length <= BODY_MOST ? body.toString() : '');
}

/**
 * `/oai`: harvesters by OAI-PMH 2.0, by GET or by a form. Nothing is kept by the CDN, as each answer has its time. Who
 * asks too often, or at the same time as too many others, is told when to come back (503).
 */
export const answerHarvest = answerRequest(
  { name: 'oai', methods: ['GET', 'HEAD', 'POST'], readsQuery: true },
  async (request, response) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
    const comeBack = (seconds: number) =>
      response.status(503).set('Retry-After', String(seconds)).type('text/plain').end('Busy\n');
    if (underway >= UNDERWAY_MOST) {
      comeBack(BUSY_SECONDS);
      return;
    }
    underway += 1;
    try {
      if (!(await budget.take(Date.now()))) {
        comeBack(REFUSED_MS / 1_000);
        return;
      }
      const { answerOai } = await import('../../domain/oai/answer-oai.ts');
      const { adminPorts } = await import('../../platform/firebase/admin.ts');
      await readCurrentTexts();
      sendKept(request, response, {
        status: 200,
        headers: { 'Content-Type': 'text/xml; charset=utf-8' },
        body: await answerOai(adminPorts(), asked(request)),
      });
    } catch (error) {
      // Answered by 503, as all failures are.
      response.set('Retry-After', String(BUSY_SECONDS));
      throw error;
    } finally {
      underway -= 1;
    }
  },
);
