/**
 * One entry of a list of references, as authors type them, taken apart. `FORMS` are the ways in which journals ask for
 * them; what follows none stays whole, as its title.
 */
type TypedWork = Readonly<Record<string, unknown>>;

interface Name {
  readonly family?: string;
  readonly given?: string;
  readonly literal?: string;
}

const LONGEST = 2_000;
const DOI = /\b(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)?(10\.\d{4,9}\/[^\s<>"]*[\w)])/i;
const ADDRESS = /https?:\/\/[^\s<>"]+[\w/]/;
const ACCESSED = /[,.]?\s*\[?\b(retrieved|accessed|available|cited \d{4})\b.*$/i;

const INITIALS = '\\p{Lu}\\.(?:[\\s-]?\\p{Lu}\\.)*';
const FAMILY = "(?:\\p{Ll}[\\p{Ll}’']*\\s){0,2}\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)?";
/** `Holt, M. B., Marsh, A. & Lee, C.`, `Holt, M.; Marsh, A.` */
const FAMILIES_FIRST = `${FAMILY}, ${INITIALS}(?:(?:[,;]| &|,? and|, &)+ ?(?:${FAMILY}, ${INITIALS}|et al\\.?)| et al\\.?)*`;
/** `M. B. Holt, A. Marsh, and C. Lee` */
const INITIALS_FIRST = `${INITIALS} ${FAMILY}(?:(?:,? and|,| &)+ (?:${INITIALS} ${FAMILY}|et al\\.?)| et al\\.?)*`;
/** `Holt MB, Marsh A, et al` */
const PLAIN_INITIALS = `${FAMILY} \\p{Lu}{1,4}(?:(?:,? and|,| &)+ (?:${FAMILY} \\p{Lu}{1,4}|et al)| et al)*`;
const PAGES =
  '(?:pp?\\.?\\s*|article\\s+)?(?<page>[A-Za-z]{0,3}\\d+(?:\\s*[–-]\\s*[A-Za-z]?\\d+)?)';
const NUMBER = '(?:\\s*\\((?<issue>[^)]{1,12})\\))?';

const form = (pattern: string) => new RegExp(pattern, 'u');
/** The order matters: what says most of itself comes first. ``container`, `proceedings` and `publisher` say what kind of work it is. */
const FORMS: readonly RegExp[] = [
  // IEEE: M. Holt and A. Bo, “Mud,” J. Mud, vol. 2, no. 1, pp. 3–9, Jan. 2021.
  form(
    `^(?<people>${INITIALS_FIRST}),? [“"](?<title>[^”"]+?)[,.?]?[”"],? (?<container>.+?), vol\\. ?(?<volume>\\w+)(?:, no\\. ?(?<issue>\\w+))?(?:, (?:pp?\\.|art\\. no\\.) ?(?<page>\\w+(?:[–-]\\w+)?))?,.*?(?<year>\\d{4})`,
  ),
  // IEEE, of a conference: M. Holt, “Mud,” in Proc. Mud, Oslo, 2021, pp. 3–9.
  form(
    `^(?<people>${INITIALS_FIRST}),? [“"](?<title>[^”"]+?)[,.?]?[”"],? in (?<proceedings>.+?), (?:.*?, )?(?<year>\\d{4})(?:, pp?\\. ?(?<page>\\w+(?:[–-]\\w+)?))?`,
  ),
  // Elsevier, numbered: M. Holt, A. Bo, Mud of the north, J. Mud 2 (2021) 3–9.
  form(
    `^(?<people>${INITIALS_FIRST}), (?<title>.+), (?<container>[^,]+?) (?<volume>\\d+)${NUMBER} \\((?<year>\\d{4})\\) ${PAGES}`,
  ),
  // Nature: Holt, M. & Bo, A. Mud of the north. J. Mud 2, 3–9 (2021).
  form(
    `^(?<people>${FAMILIES_FIRST}) (?<title>.+?[.?]) (?<container>[^?]+?) (?<volume>\\d+)${NUMBER}, ${PAGES} \\((?<year>\\d{4})\\)`,
  ),
  // MDPI: Holt, M.; Bo, A. Mud of the north. J. Mud 2021, 2, 3–9.
  form(
    `^(?<people>${FAMILIES_FIRST}) (?<title>.+?[.?]) (?<container>[^?]+?) (?<year>\\d{4}), (?<volume>\\d+)${NUMBER}, ${PAGES}`,
  ),
  // Vancouver: Holt MB, Marsh A. Mud of the north. J Mud. 2021;2(1):3-9.
  form(
    `^(?<people>${PLAIN_INITIALS})\\. (?<title>.+?)[.?] (?<container>[^?]+?)\\.? (?<year>\\d{4})\\b[^;:]*;\\s*(?<volume>\\w+)${NUMBER}\\s*:\\s*${PAGES}`,
  ),
  // Vancouver, of a book: Holt MB. Mud. 2nd ed. Oslo: Mud Press; 2021.
  form(
    `^(?<people>${PLAIN_INITIALS})\\. (?<title>.+?)[.?] (?:(?<edition>\\d\\w+) ed\\. )?(?<publisher>[^.;]+)[;,.] ?(?<year>\\d{4})`,
  ),
];
/** APA, Harvard, Springer: the year in brackets after the names. */
const DATED =
  /^(?<people>.{2,600}?)\s*\((?<year>\d{4})(?<letter>[a-z])?(?:,[^)]*)?\)[.,:]?\s*(?<rest>.+)$/u;
/** Chicago: Holt, Maren, and Ada Bo. 2021. “Mud of the north.” J. Mud 2 (1): 3–9. */
const YEAR_ALONE =
  /^(?<people>[^“"]{2,600}?)[.,]\s(?<year>\d{4})(?<letter>[a-z])?[.,]\s*(?<rest>.+)$/u;

const initialled = (initials: string) => [...initials].map((sign) => `${sign}.`).join(' ');

/** The ways in which one name is typed, each as family and given names. */
const NAME_FORMS: readonly RegExp[] = [
  new RegExp(`^(?<given>${INITIALS}) (?<family>${FAMILY})$`, 'u'),
  new RegExp(`^(?<family>${FAMILY}),? (?<initials>\\p{Lu}{1,4})$`, 'u'),
  /^(?<family>[\p{L}’' -]+), (?<given>[\p{L}.’' -]+)$/u,
  /^(?<given>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}\.?)*) (?<family>(?:\p{Ll}+ )*\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)$/u,
];

function nameOf(text: string): Name | null {
  for (const pattern of NAME_FORMS) {
    const { family, given, initials } = pattern.exec(text)?.groups ?? {};
    if (family) return { family, given: given ?? initialled(initials ?? '') };
  }
  return null;
}

/** Names in any of these notations; null if a part is not a name. */
function peopleIn(text: string): Name[] | null {
  const plain = text
    .replace(/[,;]?\s*\bet al\b\.?/i, '')
    .replace(/\s*\(?\b[Ee]ds?\b\.?\)?/, '')
    .replace(/\s*…\s*|\s*\.\.\.\s*/, ' ')
    .trim();
  const parts = plain.split(/\s*;\s*(?:and |& )?|,?\s+(?:and|&)\s+/).filter(Boolean);
  const names = parts.flatMap((part): (Name | null)[] => {
    const pieces = part.split(/,\s*/).filter(Boolean);
    const singly = pieces.map(nameOf);
    if (singly.every((name) => name !== null)) return singly;
    const whole = nameOf(part.replace(/,$/, ''));
    if (whole) return [whole];
    // Chicago: “Holt, Maren, Ada Bo, Jo Marsh”: the first name alone is turned round.
    const [family, given, ...others] = pieces;
    const turned = family && given && others.length > 0 ? nameOf(`${family}, ${given}`) : null;
    const straight = others.map(nameOf);
    if (turned && straight.every((name) => name !== null)) return [turned, ...straight];
    // “Holt, M. B., Marsh, A.”: family and given names in turn.
    const isPaired =
      pieces.length % 2 === 0 &&
      pieces.every((each, at) =>
        at % 2 === 0 ? /^[\p{L}’' -]+$/u.test(each) : /^\p{Lu}[\p{L}.’' -]*$/u.test(each),
      );
    return isPaired
      ? pieces.flatMap((family, at) =>
          at % 2 === 0 ? [{ family, given: pieces[at + 1] ?? '' }] : [],
        )
      : [null];
  });
  const found = names.filter((name) => name !== null);
  return found.length > 0 && found.length === names.length ? found : null;
}

const authorsIn = (people: string): Name[] =>
  peopleIn(people) ?? [{ literal: people.replace(/[.,;:\s]+$/, '') }];

/** `Notes, 2(1), 3–9`, `Notes 2: 3–9`, `Notes, vol. 2, no. 1, pp. 3–9`. */
const PLACE = new RegExp(
  `^(?<container>.+?),?\\s+(?:vol\\.?\\s*)?(?<volume>\\d{1,4})${NUMBER}(?:, no\\. ?(?<number>\\w+))?\\s*[,:]\\s*${PAGES}`,
  'u',
);
const CHAPTER =
  /^In:?\s+(?:(?<editors>.+?)\s*\(?\bEds?\b\.?\)?[,:]?\s+)?(?<container>.+?)(?:,?\s*\(?pp?\.?\s*(?<page>\w+(?:\s*[–-]\s*\w+)?)\)?)?(?:\.\s+(?<publisher>[^.]+))?[.]?$/u;

function placeOf(text: string): Record<string, unknown> {
  const place = PLACE.exec(text)?.groups;
  if (place && !/^In:?\s/.test(text)) {
    const { container = '', volume, issue, number, page } = place;
    return {
      type: 'article-journal',
      'container-title': container.replace(/[.,]$/, '').trim(),
      ...{ volume, issue: issue ?? number, page },
    };
  }
  const chapter = CHAPTER.exec(text)?.groups;
  if (chapter) {
    const editor = chapter.editors ? peopleIn(chapter.editors) : null;
    return {
      type: 'chapter',
      'container-title': chapter.container,
      ...(editor ? { editor } : {}),
      ...{ page: chapter.page, publisher: chapter.publisher?.trim() },
    };
  }
  const publisher = text.replace(/\.$/, '').trim();
  return publisher ? { type: 'book', publisher } : { type: 'document' };
}

const EDITION = /\s*\((?<edition>\d+)(?:st|nd|rd|th)? ed(?:ition|n)?\.?\)/;

/** What follows the year: a title, in quotation marks or up to a stop, and where it appeared. */
function dated(text: string, pattern: RegExp): Record<string, unknown> | null {
  const { people = '', year, rest = '' } = pattern.exec(text)?.groups ?? {};
  if (!rest) return null;
  const quoted = /^[‘“"'](?<title>.+?)[,.]?[’”"'][,.]?\s+(?<others>.+)$/u.exec(rest)?.groups;
  const [first = '', ...others] = rest.split(/(?<=[.?!])\s+(?=[\p{Lu}"“])/u);
  const title = quoted?.title ?? first;
  return {
    author: authorsIn(people),
    title: title.replace(EDITION, ''),
    edition: EDITION.exec(title)?.groups?.edition,
    year,
    ...placeOf(quoted?.others ?? others.join(' ')),
  };
}

function listed(text: string): Record<string, unknown> | null {
  for (const pattern of FORMS) {
    const found = pattern.exec(text)?.groups;
    const author = found?.people ? peopleIn(found.people) : null;
    if (!found || !author) continue;
    const { people, container, proceedings, publisher, ...fields } = found;
    const within = container ?? proceedings;
    return {
      type: container ? 'article-journal' : proceedings ? 'paper-conference' : 'book',
      ...fields,
      author,
      ...(within ? { 'container-title': within.replace(/[,]$/, '').trim() } : { publisher }),
    };
  }
  return null;
}

function taken(text: string): Record<string, unknown> | null {
  const fields = listed(text) ?? dated(text, DATED);
  if (fields) return fields;
  // A year between two stops may stand anywhere: before it there are names, or there is no entry.
  const people = peopleIn(YEAR_ALONE.exec(text)?.groups?.people ?? '');
  return people && dated(text, YEAR_ALONE);
}

/** As CSL has them: ranges with a hyphen, the year as a date, nothing empty. */
function asCsl({ year, title, page, ...fields }: Record<string, unknown>): TypedWork {
  const kept = Object.entries({
    ...fields,
    title: typeof title === 'string' ? title.replace(/[.]$/, '').trim() : undefined,
    page: typeof page === 'string' ? page.replace(/\s*[–-]\s*/, '-') : undefined,
  }).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(kept), issued: { 'date-parts': [[Number(year)]] } };
}

export interface ReadReference {
  readonly work: TypedWork;
  /** It was not taken apart. */
  readonly isWhole: boolean;
  /** Of `2020a`: what tells it from another work of that year. */
  readonly letter: string;
  /** Its list of authors ends with “et al.”: a record cannot say so. */
  readonly isAbridged: boolean;
}

/** The fields of CSL that an entry states. */
export function readReference(entry: string): ReadReference {
  const text = entry.replace(/\s+/g, ' ').trim();
  const doi = DOI.exec(text)?.[1];
  const address = doi ? undefined : ADDRESS.exec(text)?.[0];
  const words = text
    .replace(DOI, '')
    .replace(ADDRESS, '')
    .replace(ACCESSED, '')
    .replace(/\s+([.,])/g, '$1')
    .replace(/[.,;:\s]+$/, '.')
    .trim();
  const fields = words.length <= LONGEST ? taken(words) : null;
  const letter = DATED.exec(words)?.groups?.letter ?? YEAR_ALONE.exec(words)?.groups?.letter ?? '';
  const links = { ...(doi ? { DOI: doi } : {}), ...(address ? { URL: address } : {}) };
  if (fields)
    return {
      work: { ...asCsl(fields), ...links },
      isWhole: false,
      letter,
      isAbridged: /\bet al\b/i.test(words),
    };
  const title = words === '.' ? text : words.replace(/\.$/, '');
  const work = { type: 'document', title: title || text, ...links };
  return { work, isWhole: true, letter: '', isAbridged: false };
}
