import type { StoredSubmission } from '@quire/model/entities/submission';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveDraft } from '../../../data/live/save-draft.ts';
import { useAuthorSession } from '../../session/session-context.ts';
import type { EditedDraft } from './draft-editor.ts';
import { createDraftStore, type DraftStore, type DraftView } from './draft-store.ts';
import { keepDraft } from './kept-draft.ts';

/** The draft of this page: saved by itself, kept on the device until it is, fed with what arrives. */
export function useDraftStore(
  id: string,
  start: EditedDraft,
  record: StoredSubmission | undefined,
): { readonly store: DraftStore; readonly view: DraftView } {
  const { person, ask } = useAuthorSession();
  const { uid } = person;
  const [store] = useState(() => {
    let isKept = false;
    const made = createDraftStore(start, {
      save: (draft, revision) => saveDraft(id, uid, draft, revision),
      keep(draft) {
        if (draft || isKept) keepDraft(uid, id, draft);
        isKept = draft !== null;
      },
      later(action, ms) {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
      signIn: () => ask('ended'),
    });
    // What an earlier visit had not saved is in `start`: an edit of nothing sends it off.
    made.edit({});
    return made;
  });
  const view = useSyncExternalStore(store.subscribe, store.view);

  useEffect(() => {
    if (record) store.arrived(record);
  }, [record, store]);
  useEffect(() => {
    const save = () => void store.flush();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
      void store.flush();
    };
  }, [store]);
  return { store, view };
}
