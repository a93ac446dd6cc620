/** A list of references at the end of a text, and what cites it, as a bibliography and citations of ours. */
import type { Heading, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { workKey } from '../citations/work-key.ts';
import { parse } from '../markdown/parse.ts';
import { readReference, type TypedWork } from './read-reference.ts';

interface TakenReferences {
  readonly markdown: string;
  /** CSL, in the order of the list; their ids are keys. */
  readonly works: readonly (TypedWork & { readonly id: string })[];
  /** How many were left whole, and how many nothing cites. */
  readonly whole: number;
  readonly uncited: number;
}

const NAMED =
  /^(\d+\.?\s*)?(references|reference list|bibliography|literature( cited)?|works cited)$/i;
const NUMBERED = /^\s*\[?(\d{1,3})[\].)]\s*/;
const NOTHING: Omit<TakenReferences, 'markdown'> = { works: [], whole: 0, uncited: 0 };

interface List {
  readonly from: number;
  readonly to: number;
  readonly entries: readonly string[];
  readonly isNumbered: boolean;
}

function listIn({ children }: Root, length: number): List | null {
  const at = children.findLastIndex(
    (node) => node.type === 'heading' && NAMED.test(plainText(node).trim()),
  );
  const heading = children[at];
  if (heading?.type !== 'heading') return null;
  const end = children.findIndex(
    (node, place) =>
      place > at && node.type === 'heading' && (node as Heading).depth <= heading.depth,
  );
  const nodes = children.slice(at + 1, end < 0 ? undefined : end);
  const isOrdered = nodes.some((node) => node.type === 'list' && node.ordered === true);
  const said = nodes.flatMap((node) =>
    node.type === 'list'
      ? node.children.map((item) => plainText(item))
      : node.type === 'paragraph'
        ? [plainText(node)]
        : [],
  );
  const entries = said.map((each) => each.trim()).filter(Boolean);
  const from = heading.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset ?? length;
  if (from === undefined || entries.length === 0) return null;
  const isNumbered =
    isOrdered || entries.every((entry, place) => Number(NUMBERED.exec(entry)?.[1]) === place + 1);
  return {
    from,
    to,
    isNumbered,
    entries: entries.map((entry) => (isNumbered ? entry.replace(NUMBERED, '') : entry)),
  };
}

/** `1, 3–5` → the keys of these, or null where a number is none of the list. */
function keysOf(numbers: string, keys: readonly string[]): string[] | null {
  const cited: string[] = [];
  for (const part of numbers.split(/[,;]/)) {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    if (!(first >= 1 && last >= first && last <= keys.length)) return null;
    cited.push(...keys.slice(first - 1, last));
  }
  return cited;
}

const citationOf = (keys: readonly string[]) => `[${keys.map((key) => `@${key}`).join('; ')}]`;

/** Names and years between brackets, each of one work alone: `(Holt, 2021; Marsh & Lee, 2019)`. */
function citeByName(text: string, works: TakenReferences['works'], cited: Set<string>): string {
  const keysBy = new Map<string, string[]>();
  for (const { id, author, issued } of works) {
    const family = Array.isArray(author) ? String(Object(author[0]).family ?? '') : '';
    const name = `${family.toLowerCase()} ${Object(issued)['date-parts']?.[0]?.[0] ?? ''}`;
    keysBy.set(name, [...(keysBy.get(name) ?? []), id]);
  }
  return text.replace(/\(([^()]{4,300})\)/g, (whole, inner: string) => {
    const keys = inner.split(';').map((part) => {
      const found =
        /^\s*([\p{Lu}][\p{L}’'-]+)(?:\s+et al\.?|\s*(?:,[^,\d]+)*,?\s*(?:and|&|\\&)\s+[\p{L}’'\- ]+)?,?\s+(\d{4})\s*$/u.exec(
          part,
        );
      const of = found ? keysBy.get(`${(found[1] ?? '').toLowerCase()} ${found[2]}`) : undefined;
      return of?.length === 1 ? of[0] : undefined;
    });
    if (!keys.every((key): key is string => key !== undefined)) return whole;
    for (const key of keys) cited.add(key);
    return citationOf(keys);
  });
}

/** Takes the list out of the text, with its heading, and makes citations of what clearly cites it. */
export function takeReferences(markdown: string): TakenReferences {
  const list = listIn(parse(markdown), markdown.length);
  if (!list) return { markdown, ...NOTHING };
  const taken = new Set<string>();
  let whole = 0;
  const works = list.entries.map((entry) => {
    const { work, isWhole } = readReference(entry);
    if (isWhole) whole += 1;
    const id = workKey(work, taken);
    taken.add(id);
    return { ...work, id };
  });
  const keys = works.map(({ id }) => id);
  const cited = new Set<string>();
  const text = `${markdown.slice(0, list.from)}${markdown.slice(list.to)}`.trimEnd();
  const byNumber = list.isNumbered
    ? text.replace(/\\?\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\\?\]/g, (own, numbers: string) => {
        const found = keysOf(numbers, keys);
        for (const key of found ?? []) cited.add(key);
        return found ? citationOf(found) : own;
      })
    : text;
  const made = list.isNumbered && cited.size > 0 ? byNumber : citeByName(byNumber, works, cited);
  return { markdown: `${made}\n`, works, whole, uncited: works.length - cited.size };
}
