import { hueStyle } from './hue-style.ts';
import styles from './tile.module.css';

interface TileProps {
  /** In large letters: a journal's key, an acronym, a category. */
  readonly label: string;
  /** At the foot: a year, a month. */
  readonly note: string;
  readonly hue: number;
  readonly className?: string | undefined;
}

/** What stands in a list where there is no picture. The text beside it says the same, so it is not read aloud. */
export function Tile({ label, note, hue, className }: TileProps) {
  return (
    <span className={`${styles.tile} ${className ?? ''}`} style={hueStyle(hue)} aria-hidden="true">
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
}
