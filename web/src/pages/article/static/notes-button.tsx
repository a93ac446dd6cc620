import { articleDocId } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import copyStyles from './copy-button.module.css';

/** Opens the reader's highlights and notes: `tools/use-article-tools.ts` listens, and loads all of it. */
export function NotesButton({ article }: { readonly article: PublishedArticle }) {
  const { journal, akey, revision, annotations } = article;
  if (!annotations) return null;
  return (
    <button
      type="button"
      className={copyStyles.copy}
      data-open="notes"
      data-article={articleDocId(journal, akey)}
      data-revision={revision}
      data-annotations={annotations}
    >
      {t('article.notes')}
    </button>
  );
}
