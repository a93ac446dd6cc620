import type { PublishedBook } from '@quire/model/entities/book';
import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { longDate } from '@quire/model/messages/dates';
import { languageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { CatalogueRecords } from '../../ui/catalogue/catalogue-records.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import styles from './book-facts.module.css';

/** The imprint: what a librarian looks for. */
export function BookFacts({ book }: { book: PublishedBook }) {
  const { doi, isbnPrint, isbnE, edition, series, published, pageCount, language, subjects } = book;
  const facts: [string, ReactNode][] = [
    [t('books.doi'), doi && <a href={doiUrl(doi)}>{doi}</a>],
    [t('books.isbnElectronic'), isbnE],
    [t('books.isbnPrint'), isbnPrint],
    [
      t('books.published'),
      <time key="published" dateTime={published}>
        {longDate(published)}
      </time>,
    ],
    [t('books.edition'), edition],
    [t('books.series'), series],
    [t('books.pageCount'), pageCount],
    [t('books.language'), languageOf(language)],
    [t('books.subjects'), subjects.join(', ')],
    [t('books.licence'), <Licence key="licence" spdx={book.licence} />],
    [t('books.catalogueRecords'), <CatalogueRecords key="records" bkey={book.bkey} />],
  ];
  return (
    <aside aria-label={t('books.imprint')}>
      <FactList className={styles.facts} facts={facts} />
    </aside>
  );
}

function Licence({ spdx }: { spdx: string }) {
  const { label, url } = licenceOf(spdx);
  return url ? <a href={url}>{label}</a> : label;
}

function languageOf(tag: string): string {
  try {
    return languageName(tag);
  } catch {
    // Not a language tag: shown as it was written.
    return tag;
  }
}
