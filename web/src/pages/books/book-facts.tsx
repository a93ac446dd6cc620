import type { PublishedBook } from '@quire/model/entities/book';
import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { longDate } from '@quire/model/messages/dates';
import type { ReactNode } from 'react';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import styles from './book-facts.module.css';

const LANGUAGES = new Intl.DisplayNames(['en-GB'], { type: 'language' });

/** The imprint: what a librarian looks for. */
export function BookFacts({ book }: { book: PublishedBook }) {
  const { doi, isbnPrint, isbnE, edition, series, published, pageCount, language, subjects } = book;
  const facts: [string, ReactNode][] = [
    ['DOI', doi && <a href={doiUrl(doi)}>{doi}</a>],
    ['ISBN (e-book)', isbnE],
    ['ISBN (print)', isbnPrint],
    [
      'Published',
      <time key="published" dateTime={published}>
        {longDate(published)}
      </time>,
    ],
    ['Edition', edition],
    ['Series', series],
    ['Pages', pageCount],
    ['Language', languageName(language)],
    ['Subjects', subjects.join(', ')],
    ['Licence', <Licence key="licence" spdx={book.licence} />],
  ];
  return (
    <aside aria-label="Imprint">
      <FactList className={styles.facts} facts={facts} />
    </aside>
  );
}

function Licence({ spdx }: { spdx: string }) {
  const { label, url } = licenceOf(spdx);
  return url ? <a href={url}>{label}</a> : label;
}

function languageName(tag: string): string {
  try {
    return LANGUAGES.of(tag) ?? tag;
  } catch {
    // Not a language tag: shown as it was written.
    return tag;
  }
}
