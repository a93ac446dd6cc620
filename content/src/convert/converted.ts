import type { ArticleMetadata } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { TextCounts } from '@quire/model/entities/text-counts';
import type { ArticleStatements } from '@quire/model/statements/article-statements';

/** A text that was written elsewhere, in the press's own language. */
export interface ConvertedText {
  /** Empty where the source does not say. */
  readonly title: string;
  readonly abstract: string;
  readonly markdown: string;
  /** What else the source states of the article: who wrote it, when, under which licence. */
  readonly details?: Partial<ArticleMetadata>;
  /** How the text begins where it repeats title, authors and abstract: a part of `markdown`. */
  readonly titlePage?: string;
  /** The statements of its front matter, and the sections that were removed from the text. */
  readonly statements?: ArticleStatements;
  /** BibTeX, or CSL-JSON where a paper's folder has that; empty where there is none. */
  readonly bibliography: string;
  readonly macros: Readonly<Record<string, string>>;
  /** By the names that the text uses. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** What the source consists of; absent where it could not be counted. */
  readonly source?: TextCounts;
  /** What was lost, guessed or left out. */
  readonly problems: readonly ImportProblem[];
}
