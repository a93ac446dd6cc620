import type { Journal } from '@quire/model/entities/journal';
import { licenceOf } from '@quire/model/licence';
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
  return names.length === 1 ? 'One service' : `${names.length} services`;
}

/** What an author asks about a journal first, each with the page that says more. */
export function JournalFacts({ journal, charges }: { journal: Journal; charges: string }) {
  const { name, board, indexing, weeksToPublication: weeks } = journal;
  const licence = licenceOf(journal.licence);
  const chiefs = board.filter(({ role }) => role === 'editor-in-chief');
  const facts: [string, ReactNode][] = [
    [
      chiefs.length === 1 ? 'Editor-in-Chief' : 'Editors-in-Chief',
      chiefs.map((person) => person.name).join(', '),
    ],
    ['ISSN (online)', journal.issn],
    ['ISSN (print)', journal.issn_print],
    ['Peer review', reviewOf(journal)],
    ['From submission to publication', weeks && `about ${weeks} weeks`],
    [
      'Charge for authors',
      <Link key="charge" to={journalPagePath(name, 'charge')}>
        {charges}
      </Link>,
    ],
    ['Frequency', journal.frequency],
    [
      'Licence',
      licence.url ? (
        <a key="licence" href={licence.url}>
          {licence.label}
        </a>
      ) : (
        licence.label
      ),
    ],
    [
      'Long-term preservation',
      journal.preservation.length > 0 && (
        <Link to={journalPagePath(name, 'indexing')}>{journal.preservation.join(', ')}</Link>
      ),
    ],
    [
      'Indexed in',
      indexing.length > 0 && (
        <Link to={journalPagePath(name, 'indexing')}>
          {indexesInShort(indexing.map((index) => index.name))}
        </Link>
      ),
    ],
    [
      'Imprint',
      <Link key="imprint" to={journalPagePath(name, 'imprint')}>
        Publisher and identifiers
      </Link>,
    ],
  ];
  return <FactList className={styles.facts} facts={facts} />;
}
