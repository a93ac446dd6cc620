/** What a page and the worker that renders for it say to each other. */
import type { AddedWorks } from '@quire/content/citations/add-works';
import type { ConvertedText } from '@quire/content/convert/converted';
import type { MecaPackage } from '@quire/content/meca/read-meca';
import type { RenderInput } from '@quire/content/render-document';
import type { ArticleMetadata } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { OutlineEntry, PublishedArticle } from '@quire/model/entities/published';
import type { TextComparison } from '@quire/model/entities/text-counts';
import type { ArticleTranslation } from '@quire/model/entities/translation';
import type { ArticleStatement } from '@quire/model/statements/article-statements';
import type { BlockChange } from './changed-blocks.ts';

/** A picture by the path that it has beside the text. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A paper as it stands in its folder, front matter included. */
export interface PaperSource {
  readonly markdown: string;
  /** BibTeX or CSL-JSON. */
  readonly bibliography: string;
  readonly pictures: ReadonlyMap<string, PictureSource>;
}

/** A paper as readers would get it. */
export interface ShownPaper {
  /** Null where the text has no front matter that can be read. */
  readonly metadata: ArticleMetadata | null;
  readonly titleHtml: string;
  readonly abstractHtml: string;
  /** The outermost elements of the text. */
  readonly blocks: readonly string[];
  readonly outline: readonly OutlineEntry[];
  /** Lines count from the start of the file. */
  readonly problems: readonly ImportProblem[];
  readonly words: number;
  readonly hasMath: boolean;
  readonly hasDiagrams: boolean;
  /** What the paper's folder is called, and its bibliography in it. */
  readonly key: string;
  readonly bibliographyName: string;
}

/** The formats in which a paper leaves the editor, beside its own. */
export type ExportFormat = 'latex' | 'docx' | 'jats';

export interface PaperToExport {
  readonly format: ExportFormat;
  readonly markdown: string;
  readonly bibliography: string;
  /** By their paths beside the text. */
  readonly pictures: ReadonlyMap<string, ExportedPicture>;
  /** What the file is called, without its ending. */
  readonly name: string;
}

export interface ExportedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface ExportedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** A text without front matter, as the office keeps it, and what the page shows of it already. */
export interface DraftSource extends Omit<RenderInput, 'words'> {
  /** The language of the text, which its labels have; English without it. */
  readonly language?: string | undefined;
  /** The stamp of the answer that the page shows; null for none. */
  readonly shown: number | null;
  readonly title?: string;
}

/** A text as readers will see it: what differs from what the page shows. */
export interface ShownDraft {
  readonly stamp: number;
  /** The change is all of the text. */
  readonly isWhole: boolean;
  /** Of the outermost elements. Where the page shows nothing yet, all of them. */
  readonly change: BlockChange;
  /** Empty where no title was given. */
  readonly titleHtml: string;
  readonly abstractHtml: string;
  readonly outline: readonly OutlineEntry[];
  readonly problems: readonly ImportProblem[];
  /** The source line of each element with `data-line`, in their order. */
  readonly lines: readonly number[];
  readonly words: number;
}

/** What a draft says in other languages. */
export interface TranslationsSource extends Pick<RenderInput, 'bibtex' | 'macros'> {
  readonly translations: readonly Pick<ArticleTranslation, 'language' | 'title' | 'abstract'>[];
}

/** As a published article has them. */
export interface ShownTranslations {
  readonly titles: NonNullable<PublishedArticle['titles']>;
  readonly abstracts: NonNullable<PublishedArticle['abstracts']>;
}

/** One formula, for a look at it. */
interface FormulaSource {
  readonly tex: string;
  readonly isDisplayed: boolean;
  readonly macros: Readonly<Record<string, string>>;
}
export type ShownFormula =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly reason: string };

/** A file that somebody wants to go on with. */
export interface ForeignFile {
  readonly name: string;
  /** Of the text, where it is known: a tag, as in an article's metadata. */
  readonly language?: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a file says, to be taken over or left. */
export interface ReadText extends ConvertedText {
  /** Statements among its details that are sections of its text. */
  readonly sections: readonly ArticleStatement[];
  /** What readers would find of it, beside the file; null where the file could not be counted. */
  readonly counts: TextComparison | null;
}

/** A work that a text may cite. */
export interface WorkerTask {
  readonly key: string;
  readonly label: string;
}

/** What was in an archive. */
export interface OpenedPaper {
  readonly markdown: string;
  readonly bibliography: string;
  /** Path beside the text → bytes. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Names of files that have no place in the editor. */
  readonly leftOut: readonly string[];
}

/** Why an archive was not opened, whatever is in it. */
export type ArchiveRefusal =
  | 'zip/unreadable'
  | 'zip/too-large'
  | 'zip/too-many'
  | 'zip/unsafe-path';

/** Why an archive was not opened. */
export type Refusal = ArchiveRefusal | 'zip/no-paper';

/** Every question a worker answers: what it is given and what it gives. */
export interface Questions {
  draft: { ask: DraftSource; answer: ShownDraft };
  translations: { ask: TranslationsSource; answer: ShownTranslations };
  formula: { ask: FormulaSource; answer: ShownFormula };
  addWorks: { ask: { bibliography: string; pasted: string }; answer: AddedWorks };
  /** Null where it is none of the kinds that are read. */
  convert: { ask: ForeignFile; answer: ReadText | Refusal | null };
  /** A text without those of its sections that are statements, but for those that are kept. */
  withoutSections: {
    ask: { markdown: string; kept: readonly ArticleStatement[] };
    answer: string;
  };
  fromHtml: { ask: string; answer: string };
  paper: { ask: PaperSource; answer: ShownPaper };
  works: { ask: string; answer: readonly WorkerTask[] };
  /** Any file that can be gone on with, as a paper in Markdown; null where it is none of the kinds that are read. */
  open: { ask: ForeignFile; answer: OpenedPaper | Refusal | null };
  /** The manuscript in a package from another publisher; null for any other archive. */
  transfer: {
    ask: { bytes: Uint8Array<ArrayBuffer> };
    answer: MecaPackage | ArchiveRefusal | null;
  };
  /** A paper in another format: one file, or an archive where pictures go with it. */
  export: { ask: PaperToExport; answer: ExportedFile };
  pack: {
    ask: { folder: string; files: ReadonlyMap<string, Uint8Array> };
    answer: Uint8Array<ArrayBuffer>;
  };
}
export type Question = keyof Questions;

/** As it is sent; the answer comes through a port of its own. */
export type WorkerRequest = {
  [Q in Question]: { question: Q; ask: Questions[Q]['ask'] };
}[Question];
export type Reply<Q extends Question> = { answer: Questions[Q]['answer'] } | { failed: true };
