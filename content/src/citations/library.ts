/** The works a text may cite, and how they are named in it and listed below it (APA). */
import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { z } from 'zod';
import { cslLocale } from './csl-locale.ts';
import { readBibtex } from './read-bibtex.ts';
import { isCsl, readCsl } from './read-csl.ts';

/** A work as the text names it: `Holt et al., 2021`, `Holt et al.` and `2021`. */
export interface WorkNames {
  full: string;
  author: string;
  year: string;
}

export interface CitedWorks {
  names: ReadonlyMap<string, WorkNames>;
  /** In the order of the list, each as HTML that the style made; not yet sanitised. */
  entries: { key: string; html: string; reference: CSL }[];
}

export interface Library {
  /** The key as the bibliography spells it, or null. */
  find(key: string): string | null;
  /** Names and entries of these works. */
  cite(keys: readonly string[]): CitedWorks;
  problems: ImportProblem[];
}

const STYLE = 'apa';
const EntriesSchema = z.tuple([
  z.looseObject({ entry_ids: z.array(z.array(z.string())) }),
  z.array(z.string()),
]);
const bare = (text: string) => text.replace(/^\(([\s\S]*)\)$/, '$1').trim();

function cite(
  references: ReadonlyMap<string, CSL>,
  keys: readonly string[],
  language: string,
): CitedWorks {
  const works = keys.flatMap((key) => references.get(key) ?? []);
  if (works.length === 0) return { names: new Map(), entries: [] };
  const engine = plugins.config.get('@csl').engine(works, STYLE, cslLocale(language), 'text');
  engine.updateItems(keys);
  const name = (item: object): string => String(engine.makeCitationCluster([item]));
  const names = new Map(
    keys.map((id): [string, WorkNames] => [
      id,
      {
        full: bare(name({ id })),
        author: bare(name({ id, 'author-only': true })),
        year: bare(name({ id, 'suppress-author': true })),
      },
    ]),
  );
  engine.setOutputFormat('html');
  const [{ entry_ids }, list] = EntriesSchema.parse(engine.makeBibliography());
  const entries = list.flatMap((html, index) => {
    const key = entry_ids[index]?.[0] ?? '';
    const reference = references.get(key);
    return reference ? [{ key, html, reference }] : [];
  });
  return { names, entries };
}

/**
 * Opens a bibliography in BibTeX or CSL-JSON. Keys are found as written, else without regard to case. Works are cited as
 * a text in the language does it.
 *
 * @param complete adds what is known of a work besides its entry
 */
export function openLibrary(
  source: string,
  language: string = SOURCE_LANGUAGE,
  complete: (work: CSL) => CSL = (work) => work,
): Library {
  const { references, problems } = isCsl(source) ? readCsl(source) : readBibtex(source);
  // An entry given twice: the first counts, as in BibTeX.
  const unique = new Map(references.toReversed().map((item) => [String(item.id), complete(item)]));
  const folded = new Map([...unique.keys()].map((key) => [key.toLowerCase(), key]));
  return {
    find: (key) => (unique.has(key) ? key : (folded.get(key.toLowerCase()) ?? null)),
    cite: (keys) => cite(unique, keys, language),
    problems,
  };
}
