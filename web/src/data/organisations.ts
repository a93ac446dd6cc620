/**
 * Finds institutions by typed or pasted text with ROR's REST API, version 2. Its answers:
 * https://ror.readme.io/docs/rest-api, and the records in them:
 * https://github.com/ror-community/ror-schema (`ror_schema_v2_1.json`).
 */
import { COUNTRY_CODES } from '@quire/model/countries';
import { isRor } from '@quire/model/identifiers';
import { rorAsTyped } from '@quire/model/typed-ids';
import { z } from 'zod';
import { publicConfig } from '../config/config.ts';
import type { Organisation } from './organisation.ts';

const MOST = 8;
const TIMEOUT_MS = 5_000;

const RecordSchema = z.object({
  id: z.string().refine(isRor),
  // Merged and closed ones are answered by their id.
  status: z.literal('active'),
  names: z.array(z.object({ value: z.string().min(1), types: z.array(z.string()) })).min(1),
  locations: z
    .array(
      z.object({
        geonames_details: z.object({ name: z.string(), country_code: z.string().nullish() }),
      }),
    )
    .default([]),
});
const ListSchema = z.object({ items: z.array(z.unknown()) });
const MatchSchema = z.object({ chosen: z.boolean(), organization: z.unknown() });

/** A record of ROR; nothing where it is none, or of an institution that is no more. */
function readRecord(record: unknown): Organisation[] {
  const read = RecordSchema.safeParse(record);
  if (!read.success) return [];
  const { id, names, locations } = read.data;
  const shown = names.find(({ types }) => types.includes('ror_display')) ?? names[0];
  const place = locations[0]?.geonames_details;
  const country = place?.country_code ?? '';
  return [
    {
      ror: id,
      name: shown?.value ?? '',
      // Short names are words of other texts, too.
      names: names.flatMap(({ value, types }) => (types.includes('acronym') ? [] : value)),
      town: place?.name ?? '',
      country: COUNTRY_CODES.includes(country) ? country : '',
    },
  ];
}

/** The one that ROR has chosen for a line, or what comes close: then the person chooses. */
function readMatches(answer: unknown): Organisation[] {
  const matches = ListSchema.parse(answer).items.flatMap(
    (item) => MatchSchema.safeParse(item).data ?? [],
  );
  const chosen = matches.filter((match) => match.chosen);
  return (chosen.length > 0 ? chosen : matches).flatMap((match) => readRecord(match.organization));
}

/** ROR searches by the words of a query in Lucene's syntax: all of them, the last one begun at least. */
function wordsQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
  const last = words.pop();
  return last ? [...words.map((word) => `+${word}`), `+(${last} ${last}*)`].join(' ') : '';
}

/** What is asked for a text, and how its answer is read. */
function question(text: string): { path: string; read: (answer: unknown) => Organisation[] } {
  const ror = rorAsTyped(text);
  if (isRor(ror)) return { path: `organizations/${ror.slice(-9)}`, read: readRecord };
  // A line with its parts: department, university, town.
  if (text.includes(',')) {
    return {
      path: `organizations?affiliation=${encodeURIComponent(text)}`,
      read: readMatches,
    };
  }
  return {
    path: `organizations?query=${encodeURIComponent(wordsQuery(text))}`,
    read: (answer) => ListSchema.parse(answer).items.flatMap(readRecord),
  };
}

/**
 * The institutions that a name, the beginning of one, a whole line of an affiliation or a ROR id
 * may mean, the likeliest first. None where nobody answers: the field takes any text.
 *
 * @param api ROR's address; undefined where the press looks nothing up
 */
export async function findOrganisations(
  text: string,
  signal: AbortSignal,
  api = publicConfig().ror,
): Promise<readonly Organisation[]> {
  if (!api) return [];
  const { path, read } = question(text);
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(`${api}/${path}`, { signal: within, credentials: 'omit' });
    return response.ok ? read(await response.json()).slice(0, MOST) : [];
  } catch {
    return [];
  }
}
