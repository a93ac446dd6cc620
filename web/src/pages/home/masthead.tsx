import type { Press } from '@quire/model/entities/press';
import type { JournalCard } from '@quire/model/entities/published';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { journalsPath, submitPath } from '@quire/model/paths';
import { Link } from 'react-router';
import styles from './masthead.module.css';
import { TideLine } from './tide-line.tsx';

interface MastheadProps {
  readonly press: Press;
  readonly journals: readonly JournalCard[];
}

/** What this press is, in a sentence, with a button for readers and one for authors. */
export function Masthead({ press, journals }: MastheadProps) {
  const articles = journals.reduce((total, { articleCount }) => total + articleCount, 0);
  return (
    <section className={styles.masthead}>
      <div className={styles.words}>
        <p className="eyebrow">{press.name}</p>
        <h1 className={styles.tagline} dir="auto" lang={languageOfText(press, 'tagline')}>
          {press.tagline}
        </h1>
        <p className={styles.description} dir="auto" lang={languageOfText(press, 'description')}>
          {press.description}
        </p>
        <p className={styles.ways}>
          <Link className="button" to={journalsPath()}>
            {t('home.browse')}
          </Link>
          <Link className="button quiet" to={submitPath()}>
            {t('home.submit')}
          </Link>
        </p>
      </div>
      {articles > 0 && (
        <dl className={styles.figures}>
          <div>
            <dt>{t('home.journalCount', { count: journals.length })}</dt>
            <dd>{formatNumber(journals.length)}</dd>
          </div>
          <div>
            <dt>{t('home.articleCount', { count: articles })}</dt>
            <dd>{formatNumber(articles)}</dd>
          </div>
          <div>
            <dt>{t('home.founded')}</dt>
            <dd>{press.founded}</dd>
          </div>
        </dl>
      )}
      <TideLine />
    </section>
  );
}
