import { exceptionOf, statusOf } from '../../domain/metrics/counter/reports/exceptions.ts';
import { visitorAddress } from '../../domain/metrics/visitor-address.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { log } from '../../platform/logging/log.ts';
import { answerRequest } from './answer-request.ts';
import { sendKept } from './send-kept.ts';

/** A report of all articles takes memory: so many are made at a time beside the pages. */
const UNDERWAY_MOST = 2;
let underway = 0;

const json = (body: unknown): string => `${JSON.stringify(body)}\n`;

/** `/r51`: usage reports for institutions and those who harvest for them, by the COUNTER API 5.1. */
export const answerCounterApi = answerRequest(
  { name: 'counter', methods: ['GET', 'HEAD'], readsQuery: true },
  async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      const isJson = body !== null;
      sendKept(request, response, {
        status,
        headers: {
          'Cache-Control': 'no-store',
          'Content-Type': `${isJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
        },
        body: isJson ? json(body) : 'Not found\n',
      });
    };
    if (underway >= UNDERWAY_MOST) {
      const busy = exceptionOf(1010);
      answer(statusOf(busy), busy);
      return;
    }
    underway += 1;
    try {
      const { adminPorts } = await import('../../platform/firebase/admin.ts');
      const { answerCounter, LIMIT_WORDS } = await import(
        '../../domain/metrics/counter/reports/answer-counter.ts'
      );
      const { isWithinBudget } = await import('../../platform/throttle/spend-budget.ts');
      const { readPlatform } = await import(
        '../../domain/metrics/counter/reports/read-platform.ts'
      );
      const ports = adminPorts();
      if (!(await isWithinBudget(ports, 'counter', { network: visitorAddress(request) }))) {
        const tooMany = exceptionOf(1020, LIMIT_WORDS);
        answer(statusOf(tooMany), tooMany);
        return;
      }
      const origin = pressOrigin();
      const { status, body } = await answerCounter(ports, {
        path: request.path,
        query: new URL(request.originalUrl, origin).searchParams,
        platform: await readPlatform(ports.db, origin),
        allows: (account) => isWithinBudget(ports, 'counter', { account }),
      });
      answer(status, body);
    } catch (error) {
      log.error('counter/failed', { reason: reasonOf(error) });
      const failed = exceptionOf(1000);
      answer(statusOf(failed), failed);
    } finally {
      underway -= 1;
    }
  },
);
