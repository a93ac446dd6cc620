import { memo } from 'react';
import styles from './cover.module.css';
import { hueStyle } from './hue-style.ts';
import { coverLines, HEIGHT, WIDTH } from './pattern.ts';

interface CoverProps {
  /** What the sheet is drawn from. */
  readonly id: string;
  /** Above the title: a journal's acronym, what kind of book it is. */
  readonly label: string;
  readonly title: string;
  readonly hue: number;
  /** At the foot: an ISSN, a volume, who wrote the book. */
  readonly note?: string;
  readonly className?: string | undefined;
}

/** The cover of a journal or a book, drawn from its key: the same one always has the same sheet. */
export const Cover = memo(function Cover(props: CoverProps) {
  const { id, label, title, hue, note, className } = props;
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
        <path d={coverLines(id).join('')} />
      </svg>
      <span className={styles.key}>{label}</span>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
});
