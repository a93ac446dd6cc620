/** Assigns a new submission to an editor, where its journal has a rule for it. */
import { ASSIGNMENT_TURNS, JOURNALS } from '@quire/model/collections';
import { AssignmentTurnsSchema } from '@quire/model/entities/assignment';
import type { AssignmentReason } from '@quire/model/entities/assignment-reasons';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import type { Submission } from '@quire/model/entities/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { readAuthorsFacts } from '../../conflicts/authors-facts.ts';
import { editorConflicts } from '../../conflicts/editor-conflicts.ts';
import { type MoveSubscriber, NO_REACTION } from '../../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';
import { eventId, writeEvent } from '../../submissions/write-event.ts';
import { awayOf, staffFor } from '../journal-staff.ts';
import { editorsInOrder } from './choose-editor.ts';

/** Sorts after the events that the move itself writes at the same moment. */
const PLACE = 5;

interface Chosen {
  /** Null: the rule finds no editor. */
  readonly uid: string | null;
  readonly byRule: AssignmentReason;
  readonly turns: Readonly<Record<string, string>>;
}

/** Reads within the transaction, so that two submissions do not use the same turn. */
async function choose(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  tx: Transaction,
  sent: Submission,
): Promise<Chosen | null> {
  if (sent.editors.length > 0) return null;
  const record = (await db.collection(JOURNALS).doc(sent.journal).get()).data();
  // A rule that cannot be read does not prevent submissions.
  const assignment = JournalRecordSchema.safeParse(record).data?.assignment;
  if (!assignment || assignment.rule === 'off') return null;
  const stored = await tx.get(db.collection(ASSIGNMENT_TURNS).doc(sent.journal));
  const turns = AssignmentTurnsSchema.safeParse(stored.data()).data?.turns ?? {};
  const staff = (await staffFor(db, 'editor', sent)).filter(({ isGuest }) => !isGuest);
  const inOrder = editorsInOrder(assignment, staff, sent, turns);
  const facts = await readAuthorsFacts(db, sent, now());
  const today = now().toISOString().slice(0, 10);
  for (const uid of inOrder) {
    if (await awayOf(db, uid, today)) continue;
    if ((await editorConflicts(db, facts, uid)).length > 0) continue;
    return { uid, turns, byRule: assignment.rule };
  }
  return { uid: null, turns, byRule: inOrder.length === 0 ? 'nobody-listed' : 'nobody-free' };
}

/** The chosen editor is notified by a separate mail and named in the timeline. */
export const assignByRule: MoveSubscriber = async (ports, tx, { ref, asked }) => {
  if (asked.event !== 'submit' && asked.event !== 'resubmit') return NO_REACTION;
  const { db } = ports;
  let chosen: Chosen | null = null;
  let journal = '';
  return {
    problems: [],
    editorsFor: async (sent) => {
      chosen = await choose(ports, tx, sent);
      journal = sent.journal;
      return chosen?.uid ? [chosen.uid] : [];
    },
    prepare: async ({ step }) => ({
      write: async () => {
        if (!chosen) return;
        const { uid, byRule, turns } = chosen;
        const at = step.after.stageEnteredAt;
        const event = uid ? 'editor_assigned' : 'assignment_skipped';
        const { round } = step.after;
        const entry = { event, round, at, actor: 'system', audience: 'staff' } as const;
        const about = uid ? { uid, byRule } : { byRule };
        writeEvent(tx, ref, eventId(at, PLACE, event), entry, 'system', about);
        if (!uid) return;
        const after = AssignmentTurnsSchema.parse({ turns: { ...turns, [uid]: at } });
        tx.set(db.collection(ASSIGNMENT_TURNS).doc(journal), after);
      },
    }),
  };
};
