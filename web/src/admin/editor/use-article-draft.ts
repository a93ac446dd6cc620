import type { Article, ArticleVersion } from '@quire/model/entities/article';
import { useEffect, useState } from 'react';
import { getVersion } from '../../data/live/articles.ts';
import { keepLocalDraft, readLocalDraft } from './local-draft.ts';

export interface ArticleDraft {
  readonly title: string;
  readonly markdown: string;
  /** The saved version the text stands on; null until it is loaded. */
  readonly base: ArticleVersion | null;
  readonly dirty: boolean;
  /** Whether text was found that an earlier visit had not saved. */
  readonly recovered: boolean;
  readonly failed: boolean;
  setTitle(value: string): void;
  setMarkdown(value: string): void;
  /** Makes the saved text the new base, after a save. */
  accept(revision: number): void;
  /** Throws away what is not saved and shows what is. */
  discard(): void;
}

/** The text being edited: loaded once, kept on the device at every keystroke. */
export function useArticleDraft(id: string, article: Article): ArticleDraft {
  const [base, setBase] = useState<ArticleVersion | null>(null);
  const [title, setTitle] = useState('');
  const [markdown, setMarkdown] = useState('');
  const [recovered, setRecovered] = useState(false);
  const [failed, setFailed] = useState(false);
  // The record moves on with every save; the text stands on the revision it was opened at.
  const [opened, setOpened] = useState(article.revision);

  useEffect(() => {
    let current = true;
    getVersion(id, opened).then(
      (version) => {
        if (!current) return;
        const kept = readLocalDraft(id);
        const useKept =
          kept !== null &&
          (kept.title !== version.metadata.title || kept.markdown !== version.markdown);
        setBase(version);
        setTitle(useKept ? kept.title : version.metadata.title);
        setMarkdown(useKept ? kept.markdown : version.markdown);
        setRecovered(useKept);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [id, opened]);

  const dirty = base !== null && (title !== base.metadata.title || markdown !== base.markdown);
  const baseRevision = base?.revision ?? 0;
  useEffect(() => {
    if (baseRevision > 0)
      keepLocalDraft(id, dirty ? { title, markdown, revision: baseRevision } : null);
  }, [id, dirty, title, markdown, baseRevision]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  return {
    title,
    markdown,
    base,
    dirty,
    recovered,
    failed,
    setTitle,
    setMarkdown,
    accept(revision) {
      keepLocalDraft(id, null);
      setOpened(revision);
    },
    discard() {
      keepLocalDraft(id, null);
      setRecovered(false);
      if (opened === article.revision && base) {
        setTitle(base.metadata.title);
        setMarkdown(base.markdown);
      } else setOpened(article.revision);
    },
  };
}
