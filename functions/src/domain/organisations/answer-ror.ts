/**
 * Answers for institutions in the form of ROR's REST API, version 2 (https://ror.readme.io/docs/rest-api), from the dump
 * that was imported. A record has the fields of `RorRecordSchema` only.
 */
import { isRor } from '@quire/model/identifiers';
import type { Firestore } from 'firebase-admin/firestore';
import { matchAffiliation } from './match-affiliation.ts';
import { nameWords } from './name-words.ts';
import { hasOrganisations, organisationById } from './read-organisations.ts';
import { searchOrganisations } from './search-organisations.ts';

const ROR_PATH = '/ror/organizations';
const TEXT_MOST = 400;
/** What is longer is no name; the words behind these are not looked at. */
const WORDS_MOST = 12;

export type RorQuestion =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'query'; readonly words: readonly string[] }
  | { readonly kind: 'affiliation'; readonly line: string };

export interface RorAnswer {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, reason: string): RorAnswer => ({
  status,
  body: { errors: [reason] },
});

/** Of a query in Lucene's syntax, as pages send it: in `+(oslo oslo*)` the word is there twice. */
const queryWords = (query: string): string[] =>
  nameWords(query.replace(/\((\S+) \1\*\)/g, '$1')).slice(0, WORDS_MOST);

/**
 * What is asked for, or the answer to what cannot be: 400 for another query than one text of at most 400 characters with
 * a letter or digit in it, 404 for an id that is none. Reads nothing.
 */
export function rorQuestion(path: string, asked: URLSearchParams): RorQuestion | RorAnswer {
  const id = path.slice(ROR_PATH.length + 1).toLowerCase();
  const [[name, text] = ['', ''], ...more] = [...asked];
  if (id) {
    if (name) return refusal(400, 'A record takes no query.');
    return isRor(`https://ror.org/${id}`)
      ? { kind: 'record', id }
      : refusal(404, `${id.slice(0, 40)} is not a ROR ID.`);
  }
  const words = queryWords(text);
  if (more.length > 0 || text.length > TEXT_MOST || words.length === 0) {
    return refusal(400, `Ask for query or affiliation, with up to ${TEXT_MOST} characters.`);
  }
  if (name === 'query') return { kind: 'query', words };
  if (name === 'affiliation') return { kind: 'affiliation', line: text };
  return refusal(400, 'Ask for query or affiliation.');
}

async function listOf(db: Firestore, items: readonly unknown[]): Promise<RorAnswer> {
  // A press that asks itself, and has imported nothing, must not look as if nothing were found.
  if (items.length === 0 && !(await hasOrganisations(db))) {
    return refusal(503, 'No organisations have been imported: npm run import-ror.');
  }
  return { status: 200, body: { number_of_results: items.length, items } };
}

/**
 * The answer to a question: a record (404 where there is none), or `{ number_of_results, items }` of what was found, at
 * most 25. 503 where no dump has been imported. Reads at most 26 documents.
 */
export async function rorAnswer(db: Firestore, question: RorQuestion): Promise<RorAnswer> {
  switch (question.kind) {
    case 'record': {
      const record = await organisationById(db, question.id);
      return record
        ? { status: 200, body: record }
        : refusal(404, `ROR ID ${question.id} does not exist.`);
    }
    case 'query':
      return listOf(db, await searchOrganisations(db, question.words));
    case 'affiliation':
      return listOf(db, await matchAffiliation(db, question.line));
  }
}
