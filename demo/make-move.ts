import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import type { Principal } from '../functions/src/domain/access/principal.ts';
import { moveSubmission } from '../functions/src/domain/submissions/move-submission.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';

/** Moves a submission. Throws where something is missing, which the story should have said. */
export async function makeMove(
  ports: SubmissionPorts,
  who: Principal,
  asked: MoveSubmissionRequest,
): Promise<void> {
  const [problem] = (await moveSubmission(ports, who, asked)).problems;
  if (!problem) return;
  const { submission, event } = asked;
  throw new Error(`${submission}: ${event}: ${problem.field}: ${problem.message}`);
}
