import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import { articlePath } from '@quire/model/paths';
import { usePublishedRevision } from '../../data/live/articles.ts';
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
      Open public page
    </Link>
  );
  const say = () => {
    if (article.publishAt)
      return (
        <>
          Version {article.scheduled?.revision} will be published on {instant(article.publishAt)} (
          {zoneOf(new Date(article.publishAt))}).
        </>
      );
    if (article.publishedRevision === 0) return <>Not yet published.</>;
    if (shown < article.publishedRevision)
      return <>Publishing version {article.publishedRevision}…</>;
    if (dirty)
      return (
        <>
          Readers see version {shown}. You have unsaved changes. {link}
        </>
      );
    if (article.revision > shown)
      return (
        <>
          Readers see version {shown}; version {article.revision} is saved but not published. {link}
        </>
      );
    return (
      <>
        Readers see this version ({shown}). {link}
      </>
    );
  };
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {say()}
    </Typography>
  );
}
