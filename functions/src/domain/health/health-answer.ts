import type { JobRun } from '@quire/model/entities/job-run';
import { exceeded, HEALTH_CHECK_LATE_MS } from '@quire/model/health';

/** What `/health` answers: whether staff have to look, and at what; never more than that. */
export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: { readonly status: 'ok' | 'failing'; readonly failing: readonly string[] };
}

/**
 * Judges the last check. A press in which none has run yet is as it should be: its schedules begin with the deployment.
 *
 * @param check null where there is none
 */
export function healthAnswer(check: JobRun | null, now: Date): HealthAnswer {
  if (!check) return answer([]);
  const isLate = now.getTime() - Date.parse(check.at) > HEALTH_CHECK_LATE_MS;
  if (isLate) return answer(['schedules']);
  return answer(check.outcome === 'failed' ? ['check'] : exceeded(check.did));
}

/** The database cannot be read. */
export const databaseFailing = (): HealthAnswer => answer(['database']);

const answer = (failing: readonly string[]): HealthAnswer => ({
  status: failing.length === 0 ? 200 : 503,
  body: { status: failing.length === 0 ? 'ok' : 'failing', failing },
});
