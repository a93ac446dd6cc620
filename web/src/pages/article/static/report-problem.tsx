import type { PublishedArticle } from '@quire/model/entities/published';
import { useSite } from '../../../app/page/site.tsx';
import { usePress } from '../../../layouts/press-digest.ts';
import { pageAddress } from './addresses.ts';
import styles from './after-text.module.css';

/** A letter to the press about this article, begun for the reader. */
export function ReportProblem({ article }: { article: PublishedArticle }) {
  const { origin } = useSite();
  const press = usePress()?.press;
  if (!press) return null;
  const letter = reportAddress(press.supportEmail, article, origin);
  return (
    <p className={`${styles.report} no-print`}>
      Is something wrong on this page, or in the article? <a href={letter}>Report a problem</a>
    </p>
  );
}

/** A `mailto:` with the article and its address filled in, and words that ask for what we need. */
function reportAddress(to: string, article: PublishedArticle, origin: string): string {
  const subject = `A problem with “${article.title}”`;
  const body = [
    `Article: ${article.title}`,
    `Address: ${origin}${pageAddress(article)}`,
    `Version: ${article.revision}${article.doi ? `, DOI ${article.doi}` : ''}`,
    '',
    'What is wrong, and where (section, figure, equation or reference)?',
    '',
    'What did you expect instead?',
    '',
    '',
  ].join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
