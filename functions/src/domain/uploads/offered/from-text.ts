import { readPaperOrLatex } from '@quire/content/latex/latex-paper';
import type { Found } from './offered.ts';

/** The metadata in a Markdown or LaTeX manuscript; null where it has no front matter and is no document. */
export function fromText(format: 'md' | 'tex', bytes: Uint8Array): Found | null {
  const paper = readPaperOrLatex({ files: new Map([[`paper.${format}`, bytes]]) });
  if (!paper.ok) return null;
  const { title, abstract = '', keywords, authors, affiliations } = paper.content.metadata;
  return {
    title,
    abstract,
    keywords,
    affiliations,
    authors: authors.map((author) => ({
      given: author.given,
      family: author.collective ?? author.family,
      email: author.email ?? '',
      orcid: author.orcid ?? '',
      corresponding: author.corresponding,
      affiliations: author.affiliations,
    })),
  };
}
