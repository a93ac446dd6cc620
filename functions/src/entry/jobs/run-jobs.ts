/** The jobs of one schedule, one after the other: what one of them throws, or takes too long over, stops no other. */
import { JOBS } from '@quire/model/collections';
import { type JobRun, JobRunSchema } from '@quire/model/entities/job-run';
import type { JobName } from '@quire/model/schedules';
import type { Ports } from '../../platform/database/ports.ts';

export interface Job<Name extends JobName = JobName> {
  readonly name: Name;
  /** Its share of the schedule's time: after that the next job begins, while this one continues. */
  readonly seconds: number;
  /** Does what is due and nothing else. Resolves to how much it did, by what. */
  run(): Promise<Readonly<Record<string, number>>>;
}

export interface JobPorts extends Pick<Ports, 'db' | 'now' | 'log'> {
  readonly wait: (ms: number) => Promise<void>;
}

/** A run that did nothing and ended as the one before it is written after this time alone: a write each minute costs. */
const QUIET_MS = 3_600_000;
const REASON_MAX = 500;

/** What this process has written last of each job: a schedule has one instance. */
export type Written = Map<string, JobRun>;

const isWorthWriting = (run: JobRun, before: JobRun | undefined): boolean =>
  before === undefined ||
  run.outcome !== before.outcome ||
  run.reason !== before.reason ||
  Object.values(run.did).some((count) => count > 0) ||
  Date.parse(run.at) - Date.parse(before.at) >= QUIET_MS;

/** Notes how a run ended. A note that is not taken is logged: no job fails for it. */
async function note({ db, log }: JobPorts, name: JobName, run: JobRun, written: Written) {
  if (!isWorthWriting(run, written.get(name))) return;
  try {
    await db.collection(JOBS).doc(name).set(JobRunSchema.parse(run));
    written.set(name, run);
  } catch (error) {
    log.error('job/not-noted', { job: name, reason: String(error) });
  }
}

/**
 * Runs jobs in their order and notes in `jobs/{name}` how each ended.
 *
 * @param written is kept between the runs of a process
 * @returns the jobs that failed; all others have ended too
 */
export async function runJobs(
  ports: JobPorts,
  jobs: readonly Job[],
  written: Written,
): Promise<JobName[]> {
  const failed: JobName[] = [];
  const late: Promise<void>[] = [];
  for (const { name, seconds, run } of jobs) {
    const began = ports.now();
    const ended = (facts: Pick<JobRun, 'outcome' | 'did' | 'reason'>) => {
      const took = (ports.now().getTime() - began.getTime()) / 1_000;
      return note(ports, name, { at: began.toISOString(), seconds: took, ...facts }, written);
    };
    const whole = run().then(
      (did) => ended({ outcome: 'done', did }),
      (error: unknown) => {
        failed.push(name);
        const reason = String(error).slice(0, REASON_MAX);
        ports.log.error('job/failed', { job: name, reason });
        return ended({ outcome: 'failed', did: {}, reason });
      },
    );
    const isInTime = await Promise.race([
      whole.then(() => true),
      ports.wait(seconds * 1_000).then(() => false),
    ]);
    if (isInTime) continue;
    ports.log.warn('job/unfinished', { job: name, seconds });
    await ended({ outcome: 'unfinished', did: {} });
    late.push(whole);
  }
  await Promise.all(late);
  return failed;
}
