import type { Journal } from '@quire/model/entities/journal';
import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { journalPagePath } from '@quire/model/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import styles from './journal-facts.module.css';
import { reviewOf } from './parts/peer-review.ts';

const INDEXES_MAX_CHARACTERS = 60;

/** By name where there is room, else counted: the journal's page of indexes has them all. */
function indexesInShort(names: readonly string[]): string {
  const line = names.join(', ');
  if (line.length <= INDEXES_MAX_CHARACTERS) return line;
  return t('journals.indexCount', { count: names.length });
}

/** What an author asks about a journal first, each with the page that says more. */
export function JournalFacts({ journal, charges }: { journal: Journal; charges: string }) {
  const { name, board, indexing, weeksToPublication: weeks } = journal;
  const licence = licenceOf(journal.licence);
  const chiefs = board.filter(({ role }) => role === 'editor-in-chief');
  const facts: [string, ReactNode][] = [
    [
      t('journals.chiefEditors', { count: chiefs.length }),
      chiefs.map((person) => person.name).join(', '),
    ],
    [t('journals.onlineIssn'), journal.issn],
    [t('journals.printIssn'), journal.issn_print],
    [
      t('journals.doi'),
      journal.doi && (
        <a key="doi" href={doiUrl(journal.doi)}>
          {journal.doi}
        </a>
      ),
    ],
    [t('journals.peerReview'), reviewOf(journal)],
    [t('journals.timeToPublication'), weeks && t('journals.aboutWeeks', { weeks })],
    [
      t('journals.charge'),
      <Link key="charge" to={journalPagePath(name, 'charge')}>
        {charges}
      </Link>,
    ],
    [t('journals.frequency'), journal.frequency],
    [
      t('journals.licence'),
      licence.url ? (
        <a key="licence" href={licence.url}>
          {licence.label}
        </a>
      ) : (
        licence.label
      ),
    ],
    [
      t('journals.preservation'),
      journal.preservation.length > 0 && (
        <Link to={journalPagePath(name, 'indexing')}>{journal.preservation.join(', ')}</Link>
      ),
    ],
    [
      t('journals.indexedIn'),
      indexing.length > 0 && (
        <Link to={journalPagePath(name, 'indexing')}>
          {indexesInShort(indexing.map((index) => index.name))}
        </Link>
      ),
    ],
    [
      t('journals.imprint'),
      <Link key="imprint" to={journalPagePath(name, 'imprint')}>
        {t('journals.imprintLink')}
      </Link>,
    ],
  ];
  return <FactList className={styles.facts} facts={facts} />;
}
