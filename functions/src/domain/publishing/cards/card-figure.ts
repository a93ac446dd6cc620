import type { ArticleCard } from '@quire/model/entities/published';
import type { PublishedFigure } from '../publish-figures.ts';

/** A smaller picture is an icon or a formula. */
const LEAST_WIDTH = 240;
/** A strip or a column would be unrecognisable in a list. */
const SHAPES = { flattest: 3.5, tallest: 0.4 };

const isPicture = ({ small: { width, height } }: PublishedFigure) =>
  width >= LEAST_WIDTH && width / height <= SHAPES.flattest && width / height >= SHAPES.tallest;

/**
 * The figure that represents an article in lists: the first one of its text that is recognisable at a small size. If
 * the press has no text, the first attached one.
 */
export function cardFigure(
  html: string,
  figures: ReadonlyMap<string, PublishedFigure>,
): ArticleCard['figure'] {
  const place = ({ src }: PublishedFigure) => {
    const at = html.indexOf(src);
    return at < 0 ? html.length : at;
  };
  return [...figures.values()].filter(isPicture).toSorted((a, b) => place(a) - place(b))[0]?.small;
}
