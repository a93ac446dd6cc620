import { JOBS } from '@quire/model/collections';
import { JobRunSchema } from '@quire/model/entities/job-run';
import type { HealthAnswer } from '../../domain/health/health-answer.ts';
import { log } from '../../platform/logging/log.ts';
import { answerRequest } from './answer-request.ts';

/** Whoever asks all the time costs one read in so long. */
const KEPT_MS = 30_000;

let kept: { readonly until: number; readonly answer: Promise<HealthAnswer> } | undefined;

async function readHealth(): Promise<HealthAnswer> {
  const { databaseFailing, healthAnswer } = await import('../../domain/health/health-answer.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { readRecord } = await import('../../platform/database/read-record.ts');
  const { db, now } = adminPorts();
  try {
    const check = readRecord(await db.collection(JOBS).doc('checkHealth').get(), JobRunSchema);
    return healthAnswer(check ?? null, now());
  } catch (error) {
    log.error('health/database', { reason: String(error) });
    return databaseFailing();
  }
}

/** `/health`, for the uptime check: 200 while all is well, else 503 with the names of what is failing. */
export const answerHealth = answerRequest(
  { name: 'health', methods: ['GET', 'HEAD'] },
  async (request, response) => {
    if (!kept || kept.until < Date.now())
      kept = { until: Date.now() + KEPT_MS, answer: readHealth() };
    const { status, body } = await kept.answer;
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' })
      .end(request.method === 'HEAD' ? undefined : `${JSON.stringify(body)}\n`);
  },
);
