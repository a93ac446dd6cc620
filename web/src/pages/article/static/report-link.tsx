import { articleDocId, commentId } from '@quire/model/collections';
import type { PublishedComment } from '@quire/model/entities/annotation';
import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { useSite } from '../../../app/page/site.tsx';
import { usePress } from '../../../layouts/press-digest.ts';
import { pageAddress } from './addresses.ts';
import { mailAddress } from './mail-address.ts';

interface ReportLinkProps {
  readonly article: PublishedArticle;
  readonly comment: PublishedComment;
}

/** Reports a comment to the journal in place (`tools/report-comment.ts`); without a script, by a letter to the press. */
export function ReportLink({ article, comment: { key, name } }: ReportLinkProps) {
  const { origin } = useSite();
  const press = usePress()?.press;
  if (!press) return null;
  const subject = t('article.reportLetterSubject', { title: article.title });
  const address = `${origin}${pageAddress(article)}#comment-${key}`;
  const body = `${t('article.reportLetterAddress', { address })}\r\n\r\n${t('article.reportLetterWhat')}\r\n\r\n`;
  return (
    <a
      href={mailAddress(press.supportEmail, subject, body)}
      data-open="report"
      data-comment={commentId(articleDocId(article.journal, article.akey), key)}
      aria-label={t('article.reportCommentBy', { name })}
    >
      {t('article.report')}
    </a>
  );
}
