import type { Contributor, PublishedBook } from '@quire/model/entities/book';
import { t } from '@quire/model/messages/t';
import { booksPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { MetaLine } from '../../ui/meta-line.tsx';
import { fileSize } from '../../ui/text-page/file-size.ts';
import { BookCover } from './book-cover.tsx';
import styles from './book-header.module.css';
import { bookKind } from './book-kinds.ts';
import { byLine } from './by-line.ts';

/** The cover beside what the title page says: titles, people, the way to the whole book. */
export function BookHeader({ book }: { book: PublishedBook }) {
  const { title, subtitle, kind, series, contributors, pdf } = book;
  return (
    <header className={styles.header}>
      <BookCover book={book} note={byLine(book)} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.up}>
          <Link to={booksPath()}>{t('books.books')}</Link>
        </p>
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <People people={contributors.authors} label="" />
        <People people={contributors.editors} label={t('books.editors')} />
        <MetaLine className={styles.kind} facts={[bookKind(kind), series]} />
        {pdf && (
          <p className={`${styles.ways} no-print`}>
            <a className="button" href={pdf.href} download={pdf.name} data-count="download">
              {t('books.download')}
            </a>
            <span className={styles.size}>{t('books.pdfSize', { size: fileSize(pdf.size) })}</span>
          </p>
        )}
      </div>
    </header>
  );
}

function People({ people, label }: { people: readonly Contributor[]; label: string }) {
  if (people.length === 0) return null;
  return (
    <div className={styles.people}>
      {label && <p className={styles.label}>{label}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list">
        {people.map(({ name, affiliation, orcid }) => (
          <li key={name}>
            {orcid ? <a href={`https://orcid.org/${orcid}`}>{name}</a> : name}
            {affiliation && <span className={styles.affiliation}>{affiliation}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
