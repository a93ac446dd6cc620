import type { StoredSubmission } from '@quire/model/entities/submission';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { saveDraft } from '../../../data/live/save-draft.ts';
import { later } from '../../../drafts/saved-draft.ts';
import { useFlushWhenLeft } from '../../../drafts/use-flush-when-left.ts';
import { useAuthorSession } from '../../session/session-context.ts';
import type { EditedSubmission } from './draft-editor.ts';
import {
  createDraftStore,
  type SubmissionDraftStore,
  type SubmissionDraftView,
} from './draft-store.ts';
import { storedSubmissionDraft } from './stored-draft.ts';
import { submissionDraftOf } from './submission-rules.ts';

/** The draft of this page: saved by itself, kept on the device until it is, fed with what arrives. */
export function useDraftStore(
  id: string,
  start: EditedSubmission,
  record: StoredSubmission | undefined,
): { readonly store: SubmissionDraftStore; readonly view: SubmissionDraftView } {
  const { person, ask } = useAuthorSession();
  const { uid } = person;
  const [store] = useState(() => {
    const kept = storedSubmissionDraft(uid, id);
    let isKept = false;
    const made = createDraftStore(start, {
      save: (draft, revision) => saveDraft(id, uid, draft, revision),
      keep(draft) {
        const wasKept = isKept;
        isKept = draft !== null;
        return (!draft && !wasKept) || kept.write(draft) === 'kept';
      },
      later,
      signIn: () => ask('ended'),
    });
    // What an earlier visit had not saved is in `start`: an edit of nothing sends it off.
    made.edit({});
    return made;
  });
  const flush = useCallback(() => store.flush(), [store]);
  const view = useSyncExternalStore(store.subscribe, store.view);

  useEffect(() => {
    if (record) store.arrived(submissionDraftOf(record), record.revision);
  }, [record, store]);
  useFlushWhenLeft(flush);
  return { store, view };
}
