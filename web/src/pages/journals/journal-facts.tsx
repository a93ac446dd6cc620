import type { Journal } from '@quire/model/entities/journal';
import { usePress } from '../../app/press-digest.ts';
import styles from './imprint-facts.module.css';

const REVIEW = {
  single: 'Single-anonymous',
  double: 'Double-anonymous',
  triple: 'Triple-anonymous',
  open: 'Open',
} as const;

/** The journal's imprint (specification, section 3), as far as it is known. */
export function ImprintFacts({ journal }: { journal: Journal }) {
  const press = usePress()?.press;
  const weeks = journal.weeksToPublication;
  const facts: [string, string | undefined][] = [
    ['ISSN (online)', journal.issn],
    ['ISSN (print)', journal.issn_print],
    ['Key title', journal.key_title],
    ['Frequency', journal.frequency],
    ['Medium', journal.publication_medium],
    ['First published', journal.started?.toString()],
    ['Peer review', REVIEW[journal.peerReviewModel]],
    ['From submission to publication', weeks ? `about ${weeks} weeks` : undefined],
    ['Licence', journal.licence.replaceAll('-', ' ').replace('CC BY NC', 'CC BY-NC')],
    ['DOI prefix', journal.doiPrefix],
    ['Publisher', press?.name],
    ['Address', press?.address],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
      <div>
        <dt>Contact</dt>
        <dd>
          <a href={`mailto:${journal.contactEmail}`}>{journal.contactEmail}</a>
        </dd>
      </div>
    </dl>
  );
}
