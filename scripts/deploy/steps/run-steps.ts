import { type DeployState, readState, writeState } from './deploy-state.ts';
import type { DeployStep } from './deploy-step.ts';

/** That a step has failed, with what it rejected with as the cause. */
export class StepFailed extends Error {
  constructor(step: DeployStep, cause: unknown) {
    super(`${step.label} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StepFailed';
  }
}

interface RunSteps {
  readonly steps: readonly DeployStep[];
  /** Of the functions, as the steps were made with it; null where they are not deployed. */
  readonly functions: string | null;
  /** Where it is written how far it has come. */
  readonly file: string;
  readonly now: () => Date;
  readonly tell: (step: DeployStep, what: 'begins' | 'is done already') => void;
}

/**
 * Does one step after the other and writes down each that is finished. Rejects with `StepFailed` at the first that fails;
 * the next time, those before it are left out while what they deploy is the same.
 */
export async function runSteps({ steps, functions, file, now, tell }: RunSteps): Promise<void> {
  const before = await readState(file, now());
  let state: DeployState = { ...before, began: before.began ?? now().toISOString() };
  await writeState(file, state);
  for (const step of steps) {
    if (step.hash !== null && state.done[step.id] === step.hash) {
      tell(step, 'is done already');
      continue;
    }
    tell(step, 'begins');
    try {
      await step.run();
    } catch (error) {
      throw new StepFailed(step, error);
    }
    if (step.hash === null) continue;
    state = { ...state, done: { ...state.done, [step.id]: step.hash } };
    await writeState(file, state);
  }
  await writeState(file, { began: null, done: {}, functions: functions ?? state.functions });
}
