import type { Metrics } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { rich } from '../../../messages/rich.ts';
import styles from './after-text.module.css';

/** How readings are counted, for readers to judge (functions/src/domain/metrics, `start/count-reading.ts`). */
const howCounted = () => [
  t('article.countedOpened'),
  t('article.countedOnce'),
  t('article.countedKept'),
  t('article.countedElsewhere'),
  t('article.countedDaily'),
];

/** How often the article was read, and how that was counted. */
export function Usage({ metrics }: { metrics: Metrics | undefined }) {
  if (!metrics) return null;
  return (
    <section aria-labelledby="metrics" className="no-print">
      <h2 id="metrics">{t('article.metrics')}</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('article.views')}</dt>
          <dd>{formatNumber(metrics.views)}</dd>
        </div>
        <div>
          <dt>{t('article.downloads')}</dt>
          <dd>{formatNumber(metrics.downloads)}</dd>
        </div>
      </dl>
      <details className={styles.more}>
        <summary>{t('article.howCounted')}</summary>
        {howCounted().map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {rich('article.countedFromTo', {
            from: <time dateTime={metrics.since}>{longDate(metrics.since)}</time>,
            to: <time dateTime={metrics.until}>{longDate(metrics.until)}</time>,
          })}
        </p>
      </details>
    </section>
  );
}
