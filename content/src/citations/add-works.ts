import type { CSL } from '@citation-js/core';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problem } from '../report/problems.ts';
import { readBibtex } from './read-bibtex.ts';
import { isCsl, readCsl } from './read-csl.ts';
import { writeBibtex } from './write-bibtex.ts';

export interface AddedWorks {
  /** The bibliography with the new works. */
  readonly bibliography: string;
  /** What to cite: a key for each work that was given, new or there already. */
  readonly keys: readonly string[];
  readonly problems: readonly ImportProblem[];
}

const read = (source: string) => (isCsl(source) ? readCsl(source) : readBibtex(source));
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The same work: the same DOI, or no DOI to compare and the same title in the same year. */
function isSame(a: CSL, b: CSL): boolean {
  const [doi, other] = [textOf(a.DOI), textOf(b.DOI)];
  if (doi && other) return doi === other;
  return textOf(a.title) !== '' && textOf(a.title) === textOf(b.title) && yearOf(a) === yearOf(b);
}

function yearOf(work: CSL): string {
  const issued: unknown = work.issued;
  const parts = Object(issued)['date-parts'];
  return Array.isArray(parts) && Array.isArray(parts[0]) ? String(parts[0][0] ?? '') : '';
}

/** `Holt`, 2021 → `holt2021`, for a work that comes with an address as its key or with none. */
function ownKey(work: CSL): string {
  const id = String(work.id ?? '');
  if (/^[\w:.+-]{1,60}$/.test(id) && !/^(10\.|temp_)/.test(id)) return id;
  const authors: unknown = work.author;
  const first = Array.isArray(authors) ? Object(authors[0]) : {};
  const name = String(first.family ?? first.literal ?? 'work')
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return `${name || 'work'}${yearOf(work)}`;
}

function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted.toLowerCase())) return wanted;
  for (let at = 1; ; at += 1) {
    const next = at < 26 ? `${wanted}${String.fromCharCode(97 + at)}` : `${wanted}-${at}`;
    if (!taken.has(next.toLowerCase())) return next;
  }
}

/** Where a bibliography is CSL-JSON it stays so; else the new works follow as BibTeX. */
function join(bibliography: string, fresh: readonly CSL[]): string {
  if (fresh.length === 0) return bibliography;
  if (!isCsl(bibliography)) {
    const before = bibliography.trimEnd();
    return `${before}${before ? '\n\n' : ''}${writeBibtex(fresh)}\n`;
  }
  const data: unknown = JSON.parse(bibliography);
  const boxed: unknown = Object(data).items;
  if (Array.isArray(boxed))
    return `${JSON.stringify({ ...Object(data), items: [...boxed, ...fresh] }, null, 2)}\n`;
  return `${JSON.stringify([...(Array.isArray(data) ? data : [data]), ...fresh], null, 2)}\n`;
}

/**
 * Adds works (BibTeX or CSL-JSON, as pasted) to a bibliography. A work that it already contains is
 * cited by its existing key; a key that another work has gets a letter. Never throws.
 */
export function addWorks(bibliography: string, pasted: string): AddedWorks {
  const { references: there, problems: old } = read(bibliography);
  const { references: given, problems } = read(pasted);
  const isBroken = isCsl(bibliography) && there.length === 0 && old.length > 0;
  if (given.length === 0 || isBroken) {
    const code = isBroken ? 'bibliography/unreadable' : 'bibliography/no-works';
    return { bibliography, keys: [], problems: [...problems, problem('error', code, {})] };
  }
  const taken = new Set(there.map(({ id }) => String(id).toLowerCase()));
  const known = [...there];
  const fresh: CSL[] = [];
  const keys = given.map((work) => {
    const same = known.find((other) => isSame(other, work));
    if (same) return String(same.id);
    const id = freeKey(ownKey(work), taken);
    const named = { ...work, id };
    delete named['citation-key'];
    delete named['citation-label'];
    taken.add(id.toLowerCase());
    known.push(named);
    fresh.push(named);
    return id;
  });
  return { bibliography: join(bibliography, fresh), keys: [...new Set(keys)], problems };
}
