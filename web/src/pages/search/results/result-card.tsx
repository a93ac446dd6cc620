import type { Hit } from '@quire/model/search/search-hit';
import { Link } from 'react-router';
import { MetaLine } from '../../../ui/meta-line.tsx';
import { MarkedText } from '../../../ui/search/marked-text.tsx';
import type { JournalNames } from '../facets/facet-labels.ts';
import { describeHit } from './describe-hit.ts';
import styles from './result-card.module.css';
import { shownPeople } from './shown-people.ts';

/** A result: what it is, what it is called, who wrote it, where it matched, how to get it. */
export function ResultCard({ hit, journals }: { hit: Hit; journals: JournalNames }) {
  const { kind, title, path, people, text, facts, links, badges, pdf } = describeHit(hit, journals);
  const { names, more } = shownPeople(people);
  return (
    <article className={styles.card}>
      <MetaLine
        className={`eyebrow ${styles.kind}`}
        facts={[
          ...kind.map((each) => each && <MarkedText key={each} text={each} />),
          ...badges.map(({ label, isWarning }) => (
            <strong key={label} className={isWarning ? styles.warning : styles.badge}>
              {label}
            </strong>
          )),
        ]}
      />
      <h3 className={`title-link ${styles.title}`}>
        <Link to={path} data-result>
          <MarkedText text={title} />
        </Link>
      </h3>
      {names.length > 0 && (
        <p className={styles.people}>
          <MarkedText text={names.join(', ')} />
          {more > 0 && ` and ${more} more`}
        </p>
      )}
      {text && (
        <p className={styles.text}>
          <MarkedText text={text} />
        </p>
      )}
      <MetaLine
        className={styles.facts}
        facts={[
          ...facts.map((each) => each && <MarkedText key={each} text={each} />),
          ...links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          )),
          pdf && (
            // A file, not a page of the app: followed by the browser itself.
            <a href={pdf} className={styles.pdf}>
              Open PDF
            </a>
          ),
        ]}
      />
    </article>
  );
}
