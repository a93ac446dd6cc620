/** Which of the institutions that were found comes first. */
import type { RorRecord } from '@quire/model/entities/organisation';
import { nameKey, nameWords } from './name-words.ts';
import { shownName } from './stored-organisation.ts';

export interface FoundOrganisation {
  readonly record: RorRecord;
  /** Whether people are likely to mean it, as `OrganisationSchema` says. */
  readonly isLikely: boolean;
}

/** How well an institution fits, the best first. */
const FITS = ['named', 'acronym', 'shown-begins', 'begins', 'words', 'scattered'] as const;
type Fit = (typeof FITS)[number];

const hasAll = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((begun) => words.some((word) => word.startsWith(begun)));

function fitOf(record: RorRecord, typed: readonly string[]): Fit | null {
  const key = typed.join(' ');
  const fits = new Set<Fit>();
  const shown = shownName(record);
  for (const { value, types } of record.names) {
    const words = nameWords(value);
    const name = words.join(' ');
    if (name === key) fits.add(types.includes('acronym') ? 'acronym' : 'named');
    if (name.startsWith(key)) fits.add(value === shown ? 'shown-begins' : 'begins');
    if (hasAll(words, typed)) fits.add('words');
  }
  if (
    hasAll(
      record.names.flatMap(({ value }) => nameWords(value)),
      typed,
    )
  )
    fits.add('scattered');
  return FITS.find((fit) => fits.has(fit)) ?? null;
}

/**
 * The institutions that fit typed words, each once: first those of this name, then of this acronym, whose name begins so,
 * that have all words in one name, that have them in several. Among equals the likely ones come first, then those with
 * shorter names. Words may be begun; an institution that lacks one is left out.
 *
 * @param typed as `nameWords` gives them
 */
export function rankOrganisations(
  found: readonly FoundOrganisation[],
  typed: readonly string[],
): RorRecord[] {
  const fitting = found.flatMap(({ record, isLikely }) => {
    const fit = fitOf(record, typed);
    const name = nameKey(shownName(record));
    return fit ? [{ record, name, order: [FITS.indexOf(fit), isLikely ? 0 : 1, name.length] }] : [];
  });
  fitting.sort((a, b) => {
    const differing = a.order.findIndex((each, at) => each !== b.order[at]);
    return differing < 0
      ? Number(a.name > b.name) - Number(a.name < b.name)
      : (a.order[differing] ?? 0) - (b.order[differing] ?? 0);
  });
  const once = new Map(fitting.map(({ record }) => [record.id, record]));
  return [...once.values()];
}
