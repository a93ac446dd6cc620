import { memo } from 'react';
import { hueStyle } from './hue-style.ts';
import styles from './journal-cover.module.css';
import { coverLines, HEIGHT, WIDTH } from './pattern.ts';

interface BookCoverProps {
  readonly bkey: string;
  readonly title: string;
  readonly hue: number;
  /** Above the title: the series. */
  readonly label?: string;
  /** At the foot: who wrote or edited it. */
  readonly note?: string;
  readonly className?: string | undefined;
}

/** A book's cover, drawn from its key as a journal's is. */
export const BookCover = memo(function BookCover(props: BookCoverProps) {
  const { bkey, title, hue, label, note, className } = props;
  return (
    <div className={`${styles.cover} ${className ?? ''}`} style={hueStyle(hue)} aria-hidden="true">
      <svg
        className={styles.lines}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        fill="none"
        strokeWidth="1.1"
        aria-hidden="true"
      >
        <path d={coverLines(bkey).join('')} />
      </svg>
      <span className={styles.key}>{label}</span>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
});
