import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { draftDecision } from '../functions/src/domain/reviews/draft-decision.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { makeMove } from './make-move.ts';

type Asked = Pick<MoveSubmissionRequest, 'submission' | 'event' | 'from' | 'letter' | 'journal'>;

/** Decides as the office's page does: with every report of the round, and with the proposed letter where none is given. */
export async function decide(ports: SubmissionPorts, editor: Person, asked: Asked): Promise<void> {
  const { submission, event, letter } = asked;
  const drafted = await draftDecision(ports, editor, { submission, event });
  const reviews = drafted.reviews.map(({ offered: _offered, ...report }) => report);
  await makeMove(ports, editor, { ...asked, letter: letter ?? drafted.letter, reviews });
}
