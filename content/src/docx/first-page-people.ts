/**
 * The authors of a manuscript's first page with their institutions, addresses and ORCID iDs. Marks after the names
 * (raised or not) link them to institutions; without marks, an institution belongs to the names above it.
 */
import { splitName } from '@quire/model/split-name';
import type { Paragraph, TextRun } from './read-paragraphs.ts';

interface FirstPageAuthor {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly orcid: string;
  /** Positions in `affiliations`. */
  readonly affiliations: readonly number[];
  readonly corresponding: boolean;
}
export interface FirstPagePeople {
  readonly authors: readonly FirstPageAuthor[];
  readonly affiliations: readonly string[];
}

const INSTITUTION =
  /universit|institut|college|school|academy|department|laborator|centre|center|hospital|clinic|faculty|museum|observatory|research (?:council|group|unit|station)|gmbh|\binc\b|\bltd\b|CNRS|CSIC|CNR\b|\bdept\b/i;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/**
 * The names of a large collaboration are shorter than this; a longer line is not part of a first
 * page.
 */
const LINE_MOST = 20_000;
const ORCID =
  /(?:\(?\s*(?:ORCID\s*(?:iD)?\s*:?\s*)?(?:https?:\/\/)?(?:orcid\.org\/)?)(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\s*\)?/gi;
const CORRESPONDENCE = /^[\s*✉†‡#]*(?:to whom )?(?:correspond|e-?mail|author for correspond)/i;
/** Text after a name that is not part of it: degrees, and the IEEE's membership grades. */
const TITLES =
  /,?\s*\b(?:(?:(?:Life |Senior |Student |Graduate Student |Associate )?(?:Member|Fellow), IEEE)|Ph\.?\s?D\.?|M\.?D\.?|D\.?Phil\.?|M\.?Sc\.?|B\.?Sc\.?|MPH|MBBS|MBA|FRCP|DVM|PharmD|RN|M\.?A\.?(?=[,;]|$))(?=[\s,;*⟦]|$)/g;
const BEFORE_NAME = /^(?:by|authors?:|prof(?:essor)?\.?|dr\.?|mr\.?|mrs\.?|ms\.?)\s+/i;
const RAISED = /⟦([^⟧]*)⟧/g;

const isName = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 80 &&
    words.every((word) => /^[\p{L}.'’-]+$/u.test(word)) &&
    /^\p{Lu}/u.test(words[0] ?? '') &&
    /^\p{Lu}/u.test(words.at(-1) ?? '') &&
    !INSTITUTION.test(text)
  );
};

interface Named {
  readonly name: string;
  readonly marks: readonly string[];
  readonly orcid: string;
}
interface Institution {
  readonly mark: string;
  readonly name: string;
}
/** A line of the page with its style. Raised text is fenced: `Holt⟦1;2⟧`. */
interface Line {
  readonly text: string;
  readonly style: string;
}

/** Raised commas part marks, not names: they become semicolons. A comma at their end does part names. */
const fenced = ({ text, isRaised }: TextRun): string =>
  isRaised && text.trim() !== ''
    ? `⟦${text
        .trim()
        .replace(/[,;]\s*$/, '')
        .replaceAll(',', ';')}⟧${/[,;]\s*$/.test(text) ? ',' : ''}`
    : text;

const linesOf = ({ runs, style }: Paragraph): Line[] =>
  runs
    .map(fenced)
    .join('')
    .split('\n')
    .map((text) => ({
      style,
      text: text
        .slice(0, LINE_MOST)
        .replace(/[^\S\n]+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '');

const unfenced = (text: string) => text.replace(RAISED, '$1');
const without = (text: string) => text.replace(RAISED, '');
const marksIn = (text: string): string[] =>
  text
    .split(/[;,\s]+/)
    .flatMap((mark) => mark.match(/\d+|[A-Za-z]+|[^\dA-Za-z]/g) ?? [])
    .filter(Boolean);

/** `Ada Okoro¹,², Ben Holt*`: names with what follows them, raised or not. */
function namesIn({ text }: Line): Named[] {
  const parts = text
    .replace(/^\d+⟦(?:st|nd|rd|th)⟧\s*/, '')
    .replace(EMAIL, '')
    .replace(TITLES, '')
    .split(/\s*[,;·•|](?![^⟦]*⟧)\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&(?![^⟦]*⟧)\s*/)
    .filter((part) => part.trim() !== '');
  const named: { name: string; marks: string[]; orcid: string }[] = [];
  for (const part of parts) {
    const orcid = [...part.matchAll(ORCID)][0]?.[1] ?? '';
    const raised = [...part.matchAll(RAISED)].flatMap(([, marks = '']) => marksIn(marks));
    const bare = without(part.replace(ORCID, ' ')).replace(/\s+/g, ' ').trim();
    const last = named.at(-1);
    // “Holt1,2*”: what follows the comma is a mark as well; so is a lone letter.
    if (last && !/\p{L}{2}/u.test(bare)) {
      last.marks.push(...raised, ...marksIn(bare));
      last.orcid ||= orcid;
      continue;
    }
    const [, name = bare, behind = ''] =
      /^(.*?\p{L}{2,}\.?)(\s+[a-z]|[\s\d*†‡§¶#✉]+)?$/u.exec(bare) ?? [];
    named.push({
      name: name
        .replace(BEFORE_NAME, '')
        .replace(/\s*\(\s*\)?$/, '')
        .trim(),
      marks: [...raised, ...marksIn(behind)],
      orcid,
    });
  }
  return named;
}

function authorsIn(line: Line): Named[] {
  if (CORRESPONDENCE.test(unfenced(line.text))) return [];
  const names = namesIn(line);
  return names.length > 0 && names.every(({ name }) => isName(name)) ? names : [];
}

const cleaned = (text: string) =>
  text
    .replace(/\(?\s*e-?mails?(?: address(?:es)?)?\s*:?/gi, '')
    .replace(EMAIL, '')
    .replace(/\((?:\p{L}\.[\s-]?){1,5}\)/gu, '')
    .replace(/^[\s.:)]+|[\s;,.(]+$/g, '')
    .replace(/\s+([;,])/g, '$1')
    .replace(/[;,]+(?=[;,])/g, '')
    .trim();

/** `¹ University of …`, `1. University of …`, several of them in one line: each with its mark. */
function institutionsIn({ text, style }: Line, marks: ReadonlySet<string>): Institution[] {
  if (CORRESPONDENCE.test(unfenced(text))) return [];
  const isRaised = text.startsWith('⟦');
  const parts = isRaised ? text.split(/(?=⟦)/) : text.split(/;\s*(?=(?:\d{1,2}|[a-z])\s+\p{Lu})/u);
  return parts.flatMap((part): Institution[] => {
    const raised = /^⟦([^⟧]*)⟧/.exec(part)?.[1]?.trim();
    const typed = /^(?:\((\d{1,2}|[a-z])\)|(\d{1,2}|[a-z])[.):]?)\s*(?=\p{Lu}\p{L}+)/u.exec(part);
    const mark = raised ?? typed?.[1] ?? typed?.[2] ?? '';
    const name = cleaned(
      without(typed && raised === undefined ? part.slice(typed[0].length) : part),
    );
    // Signs are marks of notes: who has contributed equally, who answers letters.
    if (mark !== '' && !/^[\da-z]/.test(mark)) return [];
    const isMarked = mark !== '' && /^(\d{1,2}|[a-z])$/.test(mark) && marks.has(mark);
    const isPlace =
      isMarked || INSTITUTION.test(name) || /affiliation|address|institut/i.test(style);
    return isPlace && name.length > 2 && name.length <= 400 ? [{ mark, name }] : [];
  });
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
/** `Ada M. Holt` → `amh`. */
const initialsOf = ({ name }: Named) =>
  plain(
    name
      .split(/[\s-]+/)
      .map((word) => word[0])
      .join(''),
  );
const familyOf = ({ name }: Named) => splitName(name).family;

/** A person's address: it contains the name, the initials follow it, or it is next to the name. */
function emailOf(author: Named, lines: readonly Line[]): string {
  const family = plain(familyOf(author).split(' ').at(-1) ?? '');
  const texts = lines.map(({ text }) => unfenced(text));
  const all = texts.flatMap((text) => text.match(EMAIL) ?? []);
  const named = all.find((email) => plain(email.split('@')[0] ?? '').includes(family));
  if (named) return named;
  for (const text of texts) {
    for (const { 0: email, index } of text.matchAll(EMAIL)) {
      const behind =
        /^\s*\(([\p{L}.\s-]{2,14})\)/u.exec(text.slice(index + email.length))?.[1] ?? '';
      if (behind && plain(behind) === initialsOf(author)) return email;
    }
    const only = text.match(EMAIL) ?? [];
    if (only.length === 1 && text.includes(author.name)) return only[0] ?? '';
  }
  return '';
}

/** `Ada Holt: 0000-0002-1825-0097`, on a separate line. */
function orcidOf(author: Named, lines: readonly Line[]): string {
  for (const { text } of lines) {
    for (const part of unfenced(text).split(/[;,]\s+|(?<=\d{3}[\dX])\s+(?=\p{Lu})/u)) {
      const [found] = [...part.matchAll(ORCID)];
      const before = found ? part.slice(0, found.index) : '';
      const initials = /((?:\p{Lu}\.?[\s-]?)+)[:\s(]*$/u.exec(before)?.[1] ?? '';
      if (
        found?.[1] &&
        (before.includes(familyOf(author)) || plain(initials) === initialsOf(author))
      )
        return found[1];
    }
  }
  return '';
}

/** `A. Holt and B. Marsh are with the Institute of Mud, Oslo (e-mail: …).`, as the IEEE has it. */
const IS_WITH = /^(.*?)\s(?:is|are|was|were) with (?:the )?([^(]+)/iu;
/** A sentence that says it is short: what is longer is the text. */
const NOTE_MOST = 600;

function placesBelow(authors: readonly Named[], lines: readonly Line[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { text } of lines) {
    for (const sentence of unfenced(text).split(/(?<!\b\p{Lu})\.\s+/u)) {
      const [, people = '', place = ''] = IS_WITH.exec(sentence.slice(0, NOTE_MOST)) ?? [];
      if (!place) continue;
      for (const author of authors.filter((each) => people.includes(familyOf(each))))
        found.set(author.name, [...(found.get(author.name) ?? []), cleaned(place)]);
    }
  }
  return found;
}

/** Without marks: lines below names belong to these, up to the next names. */
function placesByOrder(lines: readonly Line[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let group: Named[] = [];
  let isOpen = false;
  for (const line of lines) {
    const names = authorsIn(line);
    if (names.length > 0) {
      group = isOpen ? [...group, ...names] : names;
      isOpen = true;
      continue;
    }
    const place = cleaned(unfenced(line.text));
    if (group.length === 0 || place === '' || CORRESPONDENCE.test(line.text)) continue;
    isOpen = false;
    for (const { name } of group) {
      const [...places] = found.get(name) ?? [];
      const last = places.at(-1);
      const isOther =
        last !== undefined && /universit|institut/i.test(last) && /universit|institut/i.test(place);
      if (last === undefined || isOther) {
        if (INSTITUTION.test(place)) places.push(place);
      } else if (place.length <= 100 && !/[.:]$/.test(place))
        places[places.length - 1] = `${last}, ${place}`;
      found.set(name, places);
    }
  }
  return found;
}

/** `between`: from the title to the abstract; `page`: all of it, for addresses that stand elsewhere. */
export function readPeople(
  between: readonly Paragraph[],
  page: readonly Paragraph[],
): FirstPagePeople {
  const lines = between.flatMap(linesOf);
  const seen = new Set<string>();
  const named = lines.flatMap(authorsIn).filter(({ name }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
  if (named.length === 0) return { authors: [], affiliations: [] };
  const marks = new Set(named.flatMap((author) => author.marks));
  const marked = lines.flatMap((line) =>
    authorsIn(line).length > 0 ? [] : institutionsIn(line, marks),
  );
  const isMarked = marked.some(({ mark }) => mark !== '' && marks.has(mark));
  const below = placesBelow(named, page.flatMap(linesOf));
  const byName = below.size > 0 ? below : placesByOrder(lines);
  const affiliations = isMarked
    ? marked.map(({ name }) => name)
    : [...new Set([...byName.values()].flat())];
  const contacts = page
    .flatMap(linesOf)
    .filter(
      (line) =>
        CORRESPONDENCE.test(unfenced(line.text)) ||
        /orcid|\bis with\b|\d{3}[\dX]\b/i.test(line.text),
    );
  const about = [...lines, ...contacts];
  const addressed = contacts.filter(({ text }) => /correspond/i.test(text)).map(({ text }) => text);
  const authors = named.map((author): FirstPageAuthor => {
    const isStarred = author.marks.some((mark) => /[*✉]/.test(mark));
    const email = emailOf(author, about);
    const isAddressed = addressed.some(
      (text) => text.includes(author.name) || (email !== '' && text.includes(email)),
    );
    return {
      ...splitName(author.name),
      email,
      orcid: author.orcid || orcidOf(author, about),
      affiliations: isMarked
        ? marked.flatMap(({ mark }, at) =>
            author.marks.includes(mark) || marked.length === 1 ? [at] : [],
          )
        : (byName.get(author.name) ?? []).map((name) => affiliations.indexOf(name)),
      corresponding: isStarred || isAddressed || named.length === 1,
    };
  });
  return { authors: withLoneAddress(authors, about), affiliations };
}

/** One corresponding author without an address, one address without an author: they belong together. */
function withLoneAddress(
  authors: readonly FirstPageAuthor[],
  lines: readonly Line[],
): FirstPageAuthor[] {
  const emails = new Set(lines.flatMap(({ text }) => unfenced(text).match(EMAIL) ?? []));
  for (const { email } of authors) emails.delete(email);
  const wanting = authors.filter(({ email, corresponding }) => corresponding && email === '');
  const [email = ''] = emails;
  return authors.map((author) =>
    emails.size === 1 && wanting.length === 1 && wanting[0] === author
      ? { ...author, email }
      : author,
  );
}
