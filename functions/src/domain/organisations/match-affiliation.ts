/** Institutions in a whole line of an affiliation: “Dept. of Ice, University of Nordvik, Nordvik, Norway”. */
import type { RorRecord } from '@quire/model/entities/organisation';
import type { Firestore } from 'firebase-admin/firestore';
import { nameKey } from './name-words.ts';
import { type FoundOrganisation, rankOrganisations } from './rank-organisations.ts';
import { organisationsNamed, organisationsWith } from './read-organisations.ts';

/** What Firestore takes for one `array-contains-any`. */
const ASKED_MOST = 30;
const NAMED_MOST = 10;
/** Where nothing has one of the names: so many parts are asked for by their words, for so many institutions each. */
const [PARTS_MOST, OF_PART_MOST] = [3, 5];

/** A match as ROR answers it: https://ror.readme.io/docs/api-affiliation */
export interface AffiliationMatch {
  readonly substring: string;
  /** 1 for a whole name, less for words of one. */
  readonly score: number;
  readonly matching_type: 'EXACT' | 'COMMON TERMS';
  /** The one that the line means; of at most one match. */
  readonly chosen: boolean;
  readonly organization: RorRecord;
}

/**
 * What may be a name in a line, the likeliest first: its parts between commas, two of them (University of California,
 * Berkeley), and how a part begins or ends (Department of Physics University of Nordvik). By the words, the text.
 */
function possibleNames(parts: readonly string[]): ReadonlyMap<string, string> {
  const pairs = parts.slice(1).map((part, at) => `${parts[at]}, ${part}`);
  const cut = parts.flatMap((part) => {
    const words = part.split(/\s+/);
    return words
      .slice(1)
      .flatMap((_, at) => [
        words.slice(at + 1).join(' '),
        words.slice(0, words.length - at - 1).join(' '),
      ])
      .filter((text) => text.includes(' '));
  });
  const names = new Map<string, string>();
  for (const text of [...parts, ...pairs, ...cut]) {
    const key = nameKey(text);
    if (key && !names.has(key) && names.size < ASKED_MOST) names.set(key, text);
  }
  return names;
}

const countWords = (key: string): number => key.split(' ').length;

/** Whether a part of the line, other than the name, has the institution's town or country. */
function isPlaced({ locations }: RorRecord, key: string, parts: readonly string[]): boolean {
  const places = locations.flatMap(({ geonames_details: { name, country_name } }) =>
    [name, country_name ?? ''].map(nameKey).filter(Boolean),
  );
  return parts
    .map(nameKey)
    .filter((part) => part !== key)
    .some((part) => places.some((place) => ` ${part} `.includes(` ${place} `)));
}

function matchesOf(
  found: readonly FoundOrganisation[],
  names: ReadonlyMap<string, string>,
  parts: readonly string[],
): AffiliationMatch[] {
  const matches = found.map(({ record }) => {
    const keys = record.names.map(({ value }) => nameKey(value)).filter((key) => names.has(key));
    const key = keys.sort((a, b) => countWords(b) - countWords(a))[0] ?? '';
    const placed = isPlaced(record, key, parts);
    return { record, key, placed, weight: countWords(key) * 2 + (placed ? 1 : 0) };
  });
  matches.sort((a, b) => b.weight - a.weight);
  const [first, second] = matches;
  // One word is a name of many: of a town, too.
  const isSure = first && (first.placed || countWords(first.key) > 1);
  const chosen = isSure && first.weight !== second?.weight ? first : null;
  return matches.map((match) => ({
    substring: names.get(match.key) ?? '',
    score: 1,
    matching_type: 'EXACT',
    chosen: match === chosen,
    organization: match.record,
  }));
}

async function byWords(db: Firestore, part: string): Promise<AffiliationMatch[]> {
  const words = nameKey(part).split(' ');
  const found = await organisationsWith(db, words, OF_PART_MOST);
  return rankOrganisations(found, words).map((record) => ({
    substring: part,
    score: 0.8,
    matching_type: 'COMMON TERMS',
    chosen: false,
    organization: record,
  }));
}

/**
 * The institutions that a line names, the likeliest first. Those that have a whole name in it; where there are none, those
 * with all words of a part in their names. Reads at most 25 documents.
 */
export async function matchAffiliation(db: Firestore, line: string): Promise<AffiliationMatch[]> {
  const parts = line
    .split(/[,;|()\n]+/)
    .map((part) => part.trim())
    .filter((part) => nameKey(part) !== '');
  const names = possibleNames(parts);
  const found = await organisationsNamed(db, [...names.keys()], NAMED_MOST);
  if (found.length > 0) return matchesOf(found, names, parts);
  const longest = parts
    .filter((part) => countWords(nameKey(part)) > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, PARTS_MOST);
  const matches = (await Promise.all(longest.map((part) => byWords(db, part)))).flat();
  return [...new Map(matches.map((match) => [match.organization.id, match])).values()];
}
