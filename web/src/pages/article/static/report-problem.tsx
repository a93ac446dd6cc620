import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { useSite } from '../../../app/page/site.tsx';
import { usePress } from '../../../layouts/press-digest.ts';
import { pageAddress } from './addresses.ts';
import styles from './after-text.module.css';
import { mailAddress } from './mail-address.ts';

/** A letter to the press about this article, begun for the reader. */
export function ReportProblem({ article }: { article: PublishedArticle }) {
  const { origin } = useSite();
  const press = usePress()?.press;
  if (!press) return null;
  const letter = reportAddress(press.supportEmail, article, origin);
  return (
    <p className={`${styles.report} no-print`}>
      {t('article.problem')} <a href={letter}>{t('article.reportProblem')}</a>
    </p>
  );
}

/** A `mailto:` with the article and its address filled in, and words that ask for what we need. */
function reportAddress(to: string, article: PublishedArticle, origin: string): string {
  const subject = t('article.letterSubject', { title: article.title });
  const body = [
    t('article.letterArticle', { title: article.title }),
    t('article.letterAddress', { address: origin + pageAddress(article) }),
    article.doi
      ? t('article.letterVersionDoi', { version: article.revision, doi: article.doi })
      : t('article.letterVersion', { version: article.revision }),
    '',
    t('article.letterWhat'),
    '',
    t('article.letterExpected'),
    '',
    '',
  ].join('\r\n');
  return mailAddress(to, subject, body);
}
