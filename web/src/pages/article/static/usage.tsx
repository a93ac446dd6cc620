import type { Metrics } from '@quire/model/entities/published';
import { HOW_COUNTED } from '@quire/model/how-counted';
import { longDate } from '@quire/model/messages/dates';
import styles from './after-text.module.css';

const NUMBER = new Intl.NumberFormat('en-GB');

/** How often the article was read, and how that was counted. */
export function Usage({ metrics }: { metrics: Metrics | undefined }) {
  if (!metrics) return null;
  return (
    <section aria-labelledby="metrics" className="no-print">
      <h2 id="metrics">Metrics</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>Views</dt>
          <dd>{NUMBER.format(metrics.views)}</dd>
        </div>
        <div>
          <dt>PDF downloads</dt>
          <dd>{NUMBER.format(metrics.downloads)}</dd>
        </div>
      </dl>
      <details className={styles.more}>
        <summary>How this was counted</summary>
        {HOW_COUNTED.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          Counted from <time dateTime={metrics.since}>{longDate(metrics.since)}</time> to{' '}
          <time dateTime={metrics.until}>{longDate(metrics.until)}</time>.
        </p>
      </details>
    </section>
  );
}
