import { memo } from 'react';
import { hueStyle } from './hue-style.ts';
import styles from './journal-cover.module.css';
import { coverLines, HEIGHT, WIDTH } from './pattern.ts';

interface JournalCoverProps {
  readonly jkey: string;
  readonly title: string;
  readonly hue: number;
  /** Below the title: an ISSN, a volume. */
  readonly note?: string;
  readonly className?: string | undefined;
}

/** A journal's cover, drawn from its key: the same journal always has the same sheet. */
export const JournalCover = memo(function JournalCover(props: JournalCoverProps) {
  const { jkey, title, hue, note, className } = props;
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
        <path d={coverLines(jkey).join('')} />
      </svg>
      <span className={styles.key}>{jkey}</span>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
});
