import { articleDocId, commentId } from '@quire/model/collections';
import type { PublishedComment } from '@quire/model/entities/annotation';
import type { PublishedArticle } from '@quire/model/entities/published';
import { useSite } from '../../../app/page/site.tsx';
import { usePress } from '../../../layouts/press-digest.ts';
import { pageAddress } from './addresses.ts';

interface ReportLinkProps {
  readonly article: PublishedArticle;
  readonly comment: PublishedComment;
}

/** Reports a comment to the journal in place (`tools/report-comment.ts`); without a script, by a letter to the press. */
export function ReportLink({ article, comment: { key, name } }: ReportLinkProps) {
  const { origin } = useSite();
  const press = usePress()?.press;
  if (!press) return null;
  const subject = encodeURIComponent(`A comment on “${article.title}”`);
  const address = `${origin}${pageAddress(article)}#comment-${key}`;
  const body = encodeURIComponent(`Comment: ${address}\r\n\r\nWhat is wrong with it?\r\n\r\n`);
  return (
    <a
      href={`mailto:${press.supportEmail}?subject=${subject}&body=${body}`}
      data-open="report"
      data-comment={commentId(articleDocId(article.journal, article.akey), key)}
      aria-label={`Report the comment by ${name}`}
    >
      Report
    </a>
  );
}
