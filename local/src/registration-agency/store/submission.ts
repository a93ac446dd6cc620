/** How long a submission takes: in questions after it, in milliseconds, or both. */
export interface Delay {
  /** Questions after it for which it is not known yet. */
  readonly unknownPolls: number;
  readonly queuedPolls: number;
  readonly inProcessPolls: number;
  readonly queuedMs: number;
  readonly inProcessMs: number;
}

export const NO_DELAY: Delay = {
  ...{ unknownPolls: 0, queuedPolls: 0, inProcessPolls: 0 },
  ...{ queuedMs: 0, inProcessMs: 0 },
};

export type Phase = 'unknown_submission' | 'queued' | 'in_process' | 'completed';

/** A file that was handed in. */
export interface Submission {
  readonly id: number;
  readonly login: string;
  readonly fileName: string;
  /** Null until the file has been read, and where it cannot be. */
  readonly batchId: string | null;
  readonly receivedAt: number;
  /** What is left of it. */
  readonly delay: Delay;
  /** The whole answer when it is completed. */
  readonly log: string | null;
}

/** The phase of a submission at a moment: one after another, as long as time or questions are left. */
export function phaseOf({ delay, receivedAt, log }: Submission, now: number): Phase {
  if (log !== null) return delay.unknownPolls > 0 ? 'unknown_submission' : 'completed';
  const age = now - receivedAt;
  if (delay.unknownPolls > 0) return 'unknown_submission';
  if (delay.queuedPolls > 0 || age < delay.queuedMs) return 'queued';
  if (delay.inProcessPolls > 0 || age < delay.queuedMs + delay.inProcessMs) return 'in_process';
  return 'completed';
}

const COUNTED: Readonly<Record<Phase, 'unknownPolls' | 'queuedPolls' | 'inProcessPolls' | null>> = {
  unknown_submission: 'unknownPolls',
  queued: 'queuedPolls',
  in_process: 'inProcessPolls',
  completed: null,
};

/** The submission after it was asked for in a phase. */
export function afterPoll(submission: Submission, phase: Phase): Submission {
  const counted = COUNTED[phase];
  if (counted === null || submission.delay[counted] === 0) return submission;
  const left = submission.delay[counted] - 1;
  return { ...submission, delay: { ...submission.delay, [counted]: left } };
}
