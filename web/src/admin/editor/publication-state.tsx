import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { usePublishedRevision } from '../../data/live/articles.ts';
import { rich } from '../../messages/rich.ts';
import { instant } from '../kit/dates.ts';
import { zoneOf } from '../kit/local-zone.ts';

/** One live line that says what readers see; it changes when the publishing function has finished. */
export function PublicationState({
  id,
  article,
  dirty,
}: {
  id: string;
  article: Article;
  dirty: boolean;
}) {
  const shown = usePublishedRevision(id);
  const link = (
    <Link
      href={articlePath(article.journal, article.issue, article.akey)}
      target="_blank"
      rel="noopener"
    >
      {t('officeEditor.openPublicPage')}
    </Link>
  );
  const say = () => {
    if (article.publishAt)
      return t('officeEditor.willBePublished', {
        revision: article.scheduled?.revision ?? article.revision,
        date: instant(article.publishAt),
        zone: zoneOf(new Date(article.publishAt)),
      });
    if (article.publishedRevision === 0) return t('officeEditor.notYetPublished');
    if (shown < article.publishedRevision)
      return t('officeEditor.publishing', { revision: article.publishedRevision });
    if (dirty) return rich('officeEditor.readersSeeUnsaved', { shown, link });
    if (article.revision > shown)
      return rich('officeEditor.readersSeeOlder', { shown, revision: article.revision, link });
    return rich('officeEditor.readersSeeThis', { shown, link });
  };
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {say()}
    </Typography>
  );
}
