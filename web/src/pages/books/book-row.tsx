import type { BookCard } from '@quire/model/entities/book';
import { longDate } from '@quire/model/messages/dates';
import { bookPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { MetaLine } from '../../ui/meta-line.tsx';
import { BookCover } from './book-cover.tsx';
import { bookKind } from './book-kinds.ts';
import styles from './book-row.module.css';
import { byLine } from './by-line.ts';

/** A book in the list of all: cover, title, who wrote it, what it is about. */
export function BookRow({ book }: { book: BookCard }) {
  const { bkey, title, subtitle, kind, series, summary, published, subjects } = book;
  return (
    <li className={`link-row ${styles.row}`}>
      <BookCover book={book} />
      <div>
        <MetaLine className="eyebrow" facts={[bookKind(kind), series]} />
        <h2 className={`title-link ${styles.title}`}>
          <Link to={bookPath(bkey)}>{title}</Link>
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.people}>{byLine(book)}</p>
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
        <MetaLine
          className={styles.facts}
          facts={[
            <time key="published" dateTime={published}>
              {longDate(published)}
            </time>,
            ...subjects,
          ]}
        />
      </div>
    </li>
  );
}
