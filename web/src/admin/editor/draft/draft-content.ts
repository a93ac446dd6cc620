import type { ArticleContent, ArticleFile } from '@quire/model/entities/article';

/** The parts of an article that the editor changes; the rest of a version is kept. */
export interface DraftContent {
  readonly title: string;
  readonly abstract: string;
  readonly markdown: string;
  readonly bibtex: string;
  readonly macros: Readonly<Record<string, string>>;
  readonly files: readonly ArticleFile[];
}
export type DraftField = keyof DraftContent;

export const DRAFT_FIELDS = [
  'title',
  'abstract',
  'markdown',
  'bibtex',
  'macros',
  'files',
] as const satisfies readonly DraftField[];

export const NO_CONTENT: DraftContent = {
  title: '',
  abstract: '',
  markdown: '',
  bibtex: '',
  macros: {},
  files: [],
};

/** The parts of a version that the editor changes. */
export function articleDraftOf({
  metadata,
  markdown,
  bibtex,
  macros,
  files,
}: ArticleContent): DraftContent {
  return { title: metadata.title, abstract: metadata.abstract, markdown, bibtex, macros, files };
}

/** A version with the editor's changes applied. */
export function withDraft(base: ArticleContent, draft: DraftContent): ArticleContent {
  const { title, abstract, markdown, bibtex, macros, files } = draft;
  const metadata = { ...base.metadata, title: title.trim(), abstract: abstract.trim() };
  return { metadata, markdown, bibtex, macros, files: [...files] };
}

/** Whether two drafts have the same value in a field: texts compared by characters, files by identity. */
export function isSame(a: DraftContent, b: DraftContent, field: DraftField): boolean {
  const [one, other] = [a[field], b[field]];
  if (typeof one === 'string') return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields in which two drafts differ. */
export function differing(a: DraftContent, b: DraftContent): DraftField[] {
  return DRAFT_FIELDS.filter((field) => !isSame(a, b, field));
}
