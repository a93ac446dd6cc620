import { jatsArticle } from './jats-article.ts';
import type { JatsPlace } from './jats-place.ts';
import { jatsText } from './jats-text.ts';
import type { ExportedPaper } from './read-paper-tree.ts';

/** A paper in JATS; null for one that is in no journal yet. Never throws for what is in the text. */
export const writeJats = (paper: ExportedPaper, place: JatsPlace | null): string =>
  jatsArticle(jatsText(paper), paper.metadata, place);
