import { t } from '@quire/model/messages/t';
import type { Hit } from '@quire/model/search/search-hit';
import { Link } from 'react-router';
import { MetaLine } from '../../../ui/meta-line.tsx';
import { MarkedText } from '../../../ui/search/marked-text.tsx';
import type { JournalNames } from '../facets/facet-labels.ts';
import { describeHit } from './describe-hit.ts';
import { FoundPeople } from './found-people.tsx';
import styles from './result-card.module.css';

/** A result: what it is, what it is called, who wrote it, where it matched, how to get it. */
export function ResultCard({ hit, journals }: { hit: Hit; journals: JournalNames }) {
  const card = describeHit(hit, journals);
  const { kind, title, language, path, people, peopleKeys, text, facts, links, badges, pdf } = card;
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
        <Link
          to={path}
          data-result
          reloadDocument={card.isInPage}
          lang={card.titleLanguage ?? language}
        >
          <MarkedText text={title} />
        </Link>
      </h3>
      {people.length > 0 && (
        <p className={styles.people}>
          <FoundPeople names={people} keys={peopleKeys} />
        </p>
      )}
      {text && (
        <p className={styles.text} lang={language} dir="auto">
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
              {t('search.openPdf')}
            </a>
          ),
        ]}
      />
    </article>
  );
}
