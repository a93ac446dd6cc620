import type { Article } from '@quire/model/entities/article';
import { can } from '@quire/model/roles';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getVersion } from '../../../data/live/articles.ts';
import { saveArticle } from '../../../data/live/save-article.ts';
import { useFlushWhenLeft } from '../../../drafts/use-flush-when-left.ts';
import type { Person } from '../../../session/use-person.ts';
import type { DraftState } from './draft-state.ts';
import { ArticleDraftStore } from './draft-store.ts';
import { storedArticleDraft } from './stored-draft.ts';

export interface OpenDraft {
  readonly store: ArticleDraftStore;
  readonly state: DraftState;
}

/** The draft of an article, for as long as its page is open. */
export function useArticleDraft(id: string, article: Article, person: Person): OpenDraft {
  const record = useRef(article);
  record.current = article;
  const [store] = useState(() => {
    const kept = storedArticleDraft(id);
    return new ArticleDraftStore(
      {
        load: (revision) => getVersion(id, revision),
        save: (revision, content) =>
          saveArticle(id, { ...record.current, revision }, content, person.uid),
        keep: (draft) => kept.write(draft) === 'kept',
        kept: kept.read,
        uid: person.uid,
        mayEdit: can(person, 'article.edit', article),
      },
      article.revision,
    );
  });
  const state = useSyncExternalStore(store.subscribe, store.state);

  useEffect(() => {
    void store.open();
    return () => void store.leave();
  }, [store]);
  useEffect(() => store.remote(article.revision), [store, article.revision]);
  useLeaving(store, state.isDirty);
  return { store, state };
}

/** Leaving the page saves the draft; closing it before it is saved asks for confirmation. */
function useLeaving(store: ArticleDraftStore, isDirty: boolean): void {
  useFlushWhenLeft(useCallback(() => store.save(), [store]));
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      store.settle();
      if (store.state().isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store, isDirty]);
}
