import type { RorAnswer, RorQuestion } from '../../domain/organisations/answer-ror.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { REFUSED_MS, ReservedBudget } from '../../platform/throttle/reserved-budget.ts';
import { answerRequest } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** A dump of ROR's is made once a month. */
const CDN_SECONDS = 86_400;

const budget = new ReservedBudget(async (amount) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { isWithinBudget } = await import('../../platform/throttle/spend-budget.ts');
  return isWithinBudget(adminPorts(), 'organisations', { press: 'all' }, amount);
});

async function answerTo(question: RorQuestion): Promise<RorAnswer> {
  if (!(await budget.take(Date.now()))) {
    return { status: 429, body: { errors: ['Too many requests.'] } };
  }
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { rorAnswer } = await import('../../domain/organisations/answer-ror.ts');
  return rorAnswer(adminPorts().db, question);
}

/** `/ror/organizations`: institutions as ROR's API answers them: see `domain/organisations/answer-ror.ts`. */
export const answerOrganisations = answerRequest(
  { name: 'organisations', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => {
    const { rorQuestion } = await import('../../domain/organisations/answer-ror.ts');
    const { searchParams } = new URL(request.originalUrl, pressOrigin());
    const question = rorQuestion(request.path, searchParams);
    const { status, body } = 'status' in question ? question : await answerTo(question);
    sendKept(request, response, {
      status,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': status === 200 ? `public, max-age=0, s-maxage=${CDN_SECONDS}` : 'no-store',
        ...(status === 429 && { 'Retry-After': String(REFUSED_MS / 1_000) }),
      },
      body: `${JSON.stringify(body)}\n`,
    });
  },
);
