import { startDraft } from '../../../drafts/draft-machine.ts';
import { sameValue } from '../../../drafts/same-value.ts';
import { createSavedDraft, type DraftPorts, type SavedDraft } from '../../../drafts/saved-draft.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

/** How long typing rests before it is saved. */
const REST_MS = 800;

export interface TypedCorrection {
  readonly id: string;
  readonly place: string;
  readonly text: string;
}

interface CorrectionRows {
  readonly rows: readonly TypedCorrection[];
}

export type CorrectionsDraft = SavedDraft<CorrectionRows, string>;

interface CorrectionPorts extends Pick<DraftPorts<CorrectionRows, string>, 'later'> {
  /** One without words is taken out. Rejects where it was refused. */
  send(row: TypedCorrection): Promise<unknown>;
}

const isWritten = ({ place, text }: TypedCorrection): boolean => place !== '' || text !== '';

/** The rows that differ from what was sent, and those that are gone, without words. */
function changesOf(
  sent: ReadonlyMap<string, TypedCorrection>,
  { rows }: CorrectionRows,
): readonly TypedCorrection[] {
  const written = rows.filter(isWritten);
  const gone = [...sent.keys()].filter((id) => !written.some((row) => row.id === id));
  return [
    ...written.filter((row) => !sameValue(sent.get(row.id), row)),
    ...gone.map((id) => ({ id, place: '', text: '' })),
  ];
}

/** The corrections of a proof: only this page writes them, and each row is sent by itself. */
export function createCorrectionsDraft(
  stored: readonly TypedCorrection[],
  { send, later }: CorrectionPorts,
): CorrectionsDraft {
  const rows = stored.map(({ id, place, text }) => ({ id, place, text }));
  const sent = new Map(rows.map((row) => [row.id, row]));
  return createSavedDraft<CorrectionRows, string>(startDraft<CorrectionRows>({ rows }, 0), {
    isSame: (one, other) => sameValue(one.rows.filter(isWritten), other.rows.filter(isWritten)),
    merge: ({ mine }) => ({ draft: mine, conflicts: [] }),
    keep: () => false,
    ...{ later, pauseMs: REST_MS },
    again: () => null,
    async save(draft, revision) {
      try {
        for (const row of changesOf(sent, draft)) {
          await send(row);
          if (isWritten(row)) sent.set(row.id, row);
          else sent.delete(row.id);
        }
        return { outcome: 'saved', revision: revision + 1 };
      } catch (error) {
        return { outcome: 'refused', refusal: messageOf(error) };
      }
    },
  });
}
