import { GoogleRefused } from '../monitoring/google-request.ts';
import { type Check, type CheckedPlace, type CheckFinding, fault } from './check.ts';

export interface Checked extends CheckFinding {
  readonly id: string;
  readonly label: string;
  /** What to do about it; null where all is well. */
  readonly toDo: string | null;
}

async function lookAt(check: Check, place: CheckedPlace): Promise<CheckFinding> {
  try {
    return await check.look(place);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    if (error instanceof GoogleRefused && error.status === 401)
      return fault(`nobody is signed in: ${words}`);
    return { state: 'unknown', words };
  }
}

/** Makes one check after the other. Never rejects: what cannot be looked at is a finding. */
export async function* runChecks(
  checks: readonly Check[],
  place: CheckedPlace,
): AsyncGenerator<Checked> {
  for (const check of checks) {
    const found = await lookAt(check, place);
    const toDo = found.state === 'ok' ? null : check.toDo(place);
    yield { id: check.id, label: check.label, ...found, toDo };
  }
}
