import { type ConferenceSession, ConferenceSessionSchema } from '@quire/model/entities/conference';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { call } from '../../../data/calls.ts';
import { useRecord } from '../../../data/live/office/use-record.ts';
import { storedValue } from '../../../drafts/stored-value.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { inOrder, newPlaceId, type Sessions } from './arrange.ts';

const SessionsSchema = z.array(ConferenceSessionSchema);
/** The changes made here, and what was stored before them. */
const DraftSchema = z.object({ sessions: SessionsSchema, since: z.string() });
type Draft = z.infer<typeof DraftSchema>;

/** The stored programme, with an ID for each session so that it can be dragged. */
const storedSessions = (data: Readonly<Record<string, unknown>> | null): ConferenceSession[] =>
  inOrder(SessionsSchema.catch([]).parse(data?.sessions ?? []));

/** A conference's programme as it is arranged: a draft on this device until it is saved. */
export function useProgramme(conference: string) {
  const { data, keeping, loading, problem } = useRecord('conferences', conference);
  const stored = useMemo(() => storedSessions(data), [data]);
  const storedText = JSON.stringify(stored);
  const [kept] = useState(() => storedValue(`quire:arranged:${conference}`, DraftSchema));
  const [draft, setDraftHere] = useState<Draft | null>(() => kept.read());
  const [undone, setUndone] = useState<readonly Sessions[]>([]);
  const saving = useAsyncAction();
  const sessions = draft?.sessions ?? stored;
  function setDraft(next: Draft | null) {
    setDraftHere(next);
    kept.write(next);
  }
  return {
    data,
    loading,
    problem,
    sessions,
    saving,
    isChanged: draft !== null,
    /** Another person has saved a different programme in the meantime. */
    isOvertaken: draft !== null && draft.since !== storedText,
    canUndo: undone.length > 0,
    change(next: Sessions) {
      setUndone([...undone, sessions].slice(-50));
      setDraft({ sessions: [...next], since: draft?.since ?? storedText });
    },
    undo() {
      const before = undone.at(-1);
      if (!before) return;
      setUndone(undone.slice(0, -1));
      setDraft({ sessions: [...before], since: draft?.since ?? storedText });
    },
    discard() {
      setDraft(null);
      setUndone([]);
    },
    /** Saves these changes over what another person has saved. */
    save: () =>
      saving.run(async () => {
        const named = inOrder(sessions).map((session) => ({
          ...session,
          id: session.id || newPlaceId(),
          talks: session.talks.map((talk) => ({ ...talk, id: talk.id || newPlaceId() })),
        }));
        await call('saveRecord', {
          ...{ kind: 'conferences', id: conference, base: keeping.revision },
          data: { ...data, sessions: named },
        });
        setDraft(null);
        setUndone([]);
      }),
  };
}
