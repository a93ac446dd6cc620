/**
 * One entry of a list of references, as authors type them, taken apart: APA and Harvard (`Holt, M. (2021). Mud. Notes,
 * 2(1), 3–9.`), Vancouver (`Holt M. Mud. Notes. 2021;2(1):3-9.`). What follows neither stays whole, as its title.
 */
export type TypedWork = Readonly<Record<string, unknown>>;

interface Name {
  readonly family: string;
  readonly given?: string;
}

const DOI = /\b(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/[^\s<>"]+[\w)])/i;
const ADDRESS = /https?:\/\/[^\s<>"]+[\w/]/;
const ACCESSED = /\b(retrieved|accessed|available)\b.*$/i;

/** `Holt, M. B., & Marsh, A.` */
function namesBeforeYear(text: string): Name[] {
  const found = [
    ...text.matchAll(
      /([\p{Lu}][\p{L}’'\- ]*?),\s*((?:\p{Lu}\p{Ll}*\.?[\s-]*)+)(?=,|&|and\b|;|$|\.)/gu,
    ),
  ];
  return found.map(([, family = '', given = '']) => ({
    family: family.trim(),
    given: given.trim(),
  }));
}

/** `Holt MB, Marsh A, et al` */
function namesWithInitials(text: string): Name[] | null {
  const parts = text
    .split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/)
    .filter((part) => !/^et al$/i.test(part));
  const names = parts.map((part) => /^([\p{L}’' -]+?)\s+(\p{Lu}{1,4})$/u.exec(part.trim()));
  if (names.length === 0 || names.some((name) => name === null)) return null;
  return names.map((name) => ({
    family: name?.[1] ?? '',
    given: [...(name?.[2] ?? '')].map((sign) => `${sign}.`).join(' '),
  }));
}

const yearOf = (year: string | undefined) => ({ issued: { 'date-parts': [[Number(year)]] } });

/** `Notes, 2(1), 3–9` and `Notes 2: 3–9` */
function placeOf(text: string): Readonly<Record<string, string>> {
  const found =
    /^(?:In:?\s+)?(.+?),?\s+(?:vol\.?\s*)?(\d{1,4})\s*(?:\((?:no\.?\s*)?([^)]{1,12})\))?\s*[,:]\s*(?:pp?\.?\s*|article\s+)?(e?\w*\d+(?:\s*[–-]\s*\w*\d+)?)/u.exec(
      text,
    );
  if (!found) return {};
  const [, container = '', volume = '', issue = '', page = ''] = found;
  return {
    'container-title': container.replace(/[.,]$/, '').trim(),
    volume,
    ...(issue ? { issue } : {}),
    page: page.replace(/\s*[–-]\s*/, '-'),
  };
}

function taken(text: string): Record<string, unknown> | null {
  const dated = /^(.{2,600}?)\s*\((\d{4})[a-z]?\)[.,:]?\s*(.+)$/u.exec(text);
  if (dated) {
    const [, people = '', year, rest = ''] = dated;
    const [title = '', ...others] = rest.split(/(?<=[.?!])\s+(?=[\p{Lu}"“])/u);
    const author = namesBeforeYear(people);
    const place = placeOf(others.join(' '));
    return {
      type: 'container-title' in place ? 'article-journal' : 'document',
      title: title.replace(/[.]$/, ''),
      author: author.length > 0 ? author : [{ literal: people.replace(/[.,]$/, '') }],
      ...yearOf(year),
      ...place,
    };
  }
  const listed =
    /^(.{3,600}?)\.\s+(.+?)[.?]\s+([^.]+(?:\.\s?[^.]+){0,4}?)\.?\s+(\d{4})\b[^;:]*(?:;\s*(\d+)\s*(?:\(([^)]+)\))?\s*:\s*([\w]+(?:[–-]\w+)?))?/u.exec(
      text,
    );
  const author = listed && namesWithInitials(listed[1] ?? '');
  if (!listed || !author) return null;
  const [, , title, container, year, volume, issue, page] = listed;
  return {
    type: volume ? 'article-journal' : 'document',
    title,
    author,
    ...yearOf(year),
    ...(volume ? { 'container-title': container, volume } : { publisher: container }),
    ...(issue ? { issue } : {}),
    ...(page ? { page: page.replace('–', '-') } : {}),
  };
}

/** The fields of CSL that an entry states. `isWhole`: it was not taken apart. */
export function readReference(entry: string): { work: TypedWork; isWhole: boolean } {
  const text = entry.replace(/\s+/g, ' ').trim();
  const doi = DOI.exec(text)?.[1];
  const address = doi ? undefined : ADDRESS.exec(text)?.[0];
  const words = text
    .replace(DOI, '')
    .replace(ADDRESS, '')
    .replace(ACCESSED, '')
    .replace(/\s+([.,])/g, '$1')
    .trim();
  const fields = taken(words);
  const links = { ...(doi ? { DOI: doi } : {}), ...(address ? { URL: address } : {}) };
  if (fields) return { work: { ...fields, ...links }, isWhole: false };
  return { work: { type: 'document', title: words || text, ...links }, isWhole: true };
}
