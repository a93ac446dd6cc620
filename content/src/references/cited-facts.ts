import { CslWorkSchema } from './csl-work.ts';
import { plainTitle } from './plain-title.ts';

/** By what a cited work is recognised, where it has no DOI. */
export interface CitedFacts {
  /** Without markup; empty where none is known. */
  readonly title: string;
  /** The first author's family name, or the group; of a work with editors only, the first of these. */
  readonly author: string;
  /** Empty where none is known. */
  readonly year: string;
}

/** The facts of a work in CSL-JSON; null of what is none. */
export function citedFacts(item: unknown): CitedFacts | null {
  const work = CslWorkSchema.safeParse(item).data;
  if (!work) return null;
  const [first] = work.author.length > 0 ? work.author : work.editor;
  const family = [first?.['non-dropping-particle'], first?.family].filter(Boolean).join(' ');
  return {
    title: plainTitle(work.title ?? '').trim(),
    author: family || (first?.literal ?? ''),
    year: work.issued?.['date-parts'][0][0]?.toString() ?? '',
  };
}
