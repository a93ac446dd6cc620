import { readPaper } from '@quire/content/paper/read-paper';
import type { Found } from './offered.ts';

/** What a Markdown manuscript's front matter says; null where it has none. */
export function fromMarkdown(bytes: Uint8Array): Found | null {
  const paper = readPaper({ files: new Map([['paper.md', bytes]]) });
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
