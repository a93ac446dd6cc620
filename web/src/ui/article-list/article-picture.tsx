import type { ArticleCard } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import { Tile } from '../cover/tile.tsx';
import styles from './article-picture.module.css';

interface ArticlePictureProps {
  readonly card: ArticleCard;
  /** The journal's colour. */
  readonly hue: number;
  /** It is in the first screen of the page. */
  readonly isFirst?: boolean | undefined;
}

/**
 * The first figure of an article, or a tile in its journal's colour. The title beside it says what the
 * article is about, so neither is read aloud.
 */
export function ArticlePicture({ card, hue, isFirst = false }: ArticlePictureProps) {
  const { figure, journal, akey, published } = card;
  if (!figure) return <Tile label={journal} note={published.slice(0, 4)} hue={hue} />;
  return (
    <img
      className={styles.figure}
      src={mediaPath(journal, akey, figure.name)}
      width={figure.width}
      height={figure.height}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
