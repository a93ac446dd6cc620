/** What Crossref's submission log says (`doi_batch_diagnostic`). */
import { REGISTRATION_TEXT_MAX, type RegistrationAnswer } from '@quire/model/entities/registration';
import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Answers, Asked, DoiOutcome } from './agency-client.ts';

/** The first that matches (https://www.crossref.org/documentation/register-maintain-records/verify-your-registration/). */
const WORDS: readonly (readonly [RegExp, RegistrationAnswer])[] = [
  [/successfully added/i, 'added'],
  [/successfully updated/i, 'updated'],
  [/conflict/i, 'conflict'],
  [/less or equal to previously submitted version/i, 'older-than-registered'],
  [/not allowed to add records for prefix/i, 'prefix-not-allowed'],
  [/all prefixes in a submission must match/i, 'prefixes-differ'],
  [/^error: |\bcvc-|submission version null/i, 'invalid-record'],
];

const VERDICTS = new Map<string, DoiOutcome['verdict']>([
  ['Success', 'registered'],
  ['Warning', 'warning'],
]);

const bounded = (text: string): string => text.slice(0, REGISTRATION_TEXT_MAX);

const codeOf = (text: string): RegistrationAnswer =>
  WORDS.find(([words]) => words.test(text))?.[1] ?? 'other';

const wordsIn = (element: Element, name: string): string =>
  (element.getElementsByTagName(name)[0]?.textContent ?? '').replace(/\s+/g, ' ').trim();

function outcomeOf(record: Element): DoiOutcome {
  const text = bounded(wordsIn(record, 'msg'));
  const verdict = VERDICTS.get(record.getAttribute('status') ?? '') ?? 'refused';
  const code = codeOf(text);
  // It is sent again with a later version.
  return { verdict: code === 'older-than-registered' ? 'again' : verdict, code, text };
}

function answersIn(root: Element): Answers {
  const byDoi = new Map<string, DoiOutcome>();
  let rest: DoiOutcome | null = null;
  for (const record of root.getElementsByTagName('record_diagnostic')) {
    const doi = wordsIn(record, 'doi').toLowerCase();
    const outcome = outcomeOf(record);
    if (doi) byDoi.set(doi, outcome);
    // The whole file: its XML could not be taken.
    else rest = outcome;
  }
  return { byDoi, rest };
}

const STATES = {
  unknown_submission: 'unknown',
  queued: 'queued',
  in_process: 'in-process',
} as const;

/** What the log says of a file; `no-answer` where this is none. */
export function readDiagnostic(xml: string): Asked {
  let root: Element | null;
  try {
    const refuse = (): never => {
      throw new Error('not well-formed');
    };
    root = new DOMParser({ onError: refuse }).parseFromString(xml, 'text/xml').documentElement;
  } catch {
    return { is: 'no-answer' };
  }
  if (root?.localName !== 'doi_batch_diagnostic') return { is: 'no-answer' };
  const status = root.getAttribute('status') ?? '';
  if (status === 'completed') return { is: 'completed', answers: answersIn(root) };
  return { is: status in STATES ? STATES[status as keyof typeof STATES] : 'no-answer' };
}

/** All versions that an answer names, so that the next one can be larger. */
export const versionsIn = (text: string): bigint[] =>
  [...text.matchAll(/\bversion:?\s*(\d{8,30})\b/gi)].map(([, digits]) => BigInt(digits ?? '0'));
