/** A list of references at the end of a text, and what cites it, as a bibliography and citations of ours. */
import type { Nodes, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { workKey } from '../citations/work-key.ts';
import { parse } from '../markdown/parse.ts';
import { type ReadReference, readReference } from './read-reference.ts';
import { citeTyped, type ListedWork } from './typed-citations.ts';

type Work = Readonly<Record<string, unknown>> & { readonly id: string };

export interface TakenReferences {
  readonly markdown: string;
  /** CSL, in the order of the list; their ids are keys. */
  readonly works: readonly Work[];
  /** How many citations were typed. */
  readonly citations: number;
  /** Entries that were left whole, whose list of authors is not complete, and that nothing cites. */
  readonly whole: readonly string[];
  readonly abridged: readonly string[];
  readonly uncited: readonly string[];
  /** What looks like a citation and is of no work, with the words around it. */
  readonly unmatched: readonly string[];
}

/** What the list is called. */
export const REFERENCES_TITLE =
  /^(\d+\.?\s*)?(references|reference list|list of references|references cited|bibliography|literature( cited)?|cited literature|works cited)\s*:?$/i;
const NUMBERED = /^\s*\[?(\d{1,3})[\].)]\s*/;
/** What may follow the list without a separate heading. */
export const BEHIND_REFERENCES =
  /^(appendi(x|ces)|supplement|(figure|table)s?\s*(\d|captions?|legends?|$)|fig\.|table:)/i;
const NOTHING = { works: [], citations: 0, whole: [], abridged: [], uncited: [], unmatched: [] };

interface List {
  readonly from: number;
  readonly to: number;
  readonly entries: readonly string[];
  readonly isNumbered: boolean;
}

const isTitle = (node: Nodes) =>
  (node.type === 'heading' || node.type === 'paragraph') &&
  REFERENCES_TITLE.test(plainText(node).trim());

const isEntry = (node: Nodes) =>
  node.type === 'list' ||
  (node.type === 'paragraph' && !BEHIND_REFERENCES.test(plainText(node).trim()));

function listIn({ children }: Root): List | null {
  const at = children.findLastIndex(isTitle);
  const title = children[at];
  const from = title?.position?.start.offset;
  if (!title || from === undefined) return null;
  // Notes, tables and pictures after the list are not part of it.
  const end = children.findIndex((node, place) => place > at && !isEntry(node));
  const nodes = children.slice(at + 1, end < 0 ? undefined : end);
  const isOrdered = nodes.some((node) => node.type === 'list' && node.ordered === true);
  const said = nodes.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => plainText(item)) : [plainText(node)],
  );
  const entries = said.map((each) => each.trim()).filter(Boolean);
  const to = (nodes.at(-1) ?? title).position?.end.offset ?? from;
  const isNumbered =
    isOrdered || entries.every((entry, place) => Number(NUMBERED.exec(entry)?.[1]) === place + 1);
  return {
    from,
    to,
    isNumbered,
    entries: entries.map((entry) => (isNumbered ? entry.replace(NUMBERED, '') : entry)),
  };
}

const plain = (text: unknown) =>
  typeof text === 'string' ? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') : '';

/** The same work: the same DOI, or the same title. */
const isSame = (
  work: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
) =>
  (plain(work.DOI) !== '' && plain(work.DOI) === plain(other.DOI)) ||
  (plain(work.title).length > 12 && plain(work.title) === plain(other.title));

function listedWork({ id, author, issued }: Work, { letter }: ReadReference): ListedWork {
  const people: unknown[] = Array.isArray(author) ? author : [];
  return {
    key: id,
    names: people.map((name) => String(Object(name).family ?? Object(name).literal ?? '')),
    year: String(Object(issued)['date-parts']?.[0]?.[0] ?? ''),
    letter,
  };
}

/**
 * Takes the list out of the text, with its heading, and makes citations of what clearly cites it. `known`: works that
 * the file has already, with their keys. Where nothing cites the list, it stays in the text too.
 */
export function takeReferences(markdown: string, known: readonly Work[] = []): TakenReferences {
  const list = listIn(parse(markdown));
  if (!list) return { markdown, ...NOTHING };
  const text = `${markdown.slice(0, list.from).trimEnd()}\n\n${markdown.slice(list.to).trim()}`;
  const without = `${text.trim()}\n`;
  // The list of a reference manager went before: its title alone is left.
  if (list.entries.length === 0)
    return { markdown: known.length > 0 ? without : markdown, ...NOTHING };
  const taken = new Set(known.map(({ id }) => id));
  const read = list.entries.map((entry) => {
    const reference = readReference(entry);
    const same = known.find((work) => isSame(work, reference.work));
    const id = same?.id ?? workKey(reference.work, taken);
    taken.add(id);
    return { entry, reference, isNew: !same, work: { ...reference.work, id } };
  });
  const cited = citeTyped(
    without,
    read.map(({ work, reference }) => listedWork(work, reference)),
    list.isNumbered,
  );
  const entriesOf = (fits: (each: (typeof read)[number]) => boolean) =>
    read.filter((each) => each.isNew && fits(each)).map(({ entry }) => entry);
  return {
    markdown: cited.cited.size > 0 || known.length > 0 ? cited.markdown : markdown,
    works: read.filter(({ isNew }) => isNew).map(({ work }) => work),
    citations: cited.count,
    whole: entriesOf(({ reference }) => reference.isWhole),
    abridged: entriesOf(({ reference }) => reference.isAbridged),
    uncited: entriesOf(({ work }) => !cited.cited.has(work.id)),
    unmatched: cited.unmatched,
  };
}
