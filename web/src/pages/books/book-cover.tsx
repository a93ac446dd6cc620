import type { BookCard } from '@quire/model/entities/book';
import { Cover } from '../../ui/cover/cover.tsx';
import styles from './book-cover.module.css';
import { bookKind } from './book-kinds.ts';

interface BookCoverProps {
  readonly book: Pick<BookCard, 'bkey' | 'kind' | 'title' | 'hue' | 'cover'>;
  readonly note?: string;
  readonly className?: string | undefined;
}

/** A book's own cover, or one that is drawn for it. Its title stands beside it, so it says nothing itself. */
export function BookCover({ book, note, className }: BookCoverProps) {
  const { bkey, kind, title, hue, cover } = book;
  if (!cover) {
    return (
      <Cover
        id={bkey}
        label={bookKind(kind)}
        title={title}
        hue={hue}
        className={className}
        {...(note === undefined ? {} : { note })}
      />
    );
  }
  const { src, srcset, width, height, alt } = cover;
  return (
    <img
      className={`${styles.cover} ${className ?? ''}`}
      src={src}
      width={width}
      height={height}
      alt={alt}
      srcSet={srcset}
      sizes={srcset && '15rem'}
      loading="lazy"
      decoding="async"
    />
  );
}
