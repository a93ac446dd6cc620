/**
 * Who paid for a work, as its statement on funding says it in English. Only what can be read in one way is taken: the name
 * of one funder with the number of its grant beside it. All else stays in the statement, which people read.
 */
import { AWARDS_MAX, FUNDERS_MAX, type Funder } from '@quire/model/entities/funder';
import type { ArticleStatements } from '@quire/model/statements/article-statements';

const WORD = "\\p{Lu}[\\p{L}\\p{M}\\d'’&-]*";
const JOINT = '(?:of|for|and|the|in|on|de|do|da|e|y|und|für|et|la|del|&)';
/** Words that begin with capitals, small ones between them, and an acronym in brackets. */
const NAME = `(?<name>${WORD}(?:\\s+(?:${JOINT}\\s+){0,2}${WORD}){0,11})(?:\\s+\\([\\p{L}\\d-]{2,12}\\))?`;
const ONE = '(?=[^\\s,;()]*\\d)[\\p{L}\\d](?:[\\p{L}\\d/._–-]{0,38}[\\p{L}\\d])?';
const AWARDS = `(?<awards>${ONE}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)${ONE})*)`;
const NUMBERED = '(?:\\s+(?:[Aa]greement|[Nn]umbers?|[Nn]os?|[Nn]r|id|ID))*\\s*[:#]?\\s*';
const LABEL = '(?:grants?|Grants?|awards?|contracts?|projects?)';
const GIVEN = '(?:by|from|through)\\s+(?:the\\s+)?';

const PATTERNS: readonly RegExp[] = [
  // “by the Salt Board under grant no. 7”, “by the Salt Board, grant number 7”, “by the Salt Board (grant 7)”
  `${GIVEN}${NAME}\\s*(?:,\\s*|\\(|(?:,\\s*)?(?:under|through|with|via)\\s+(?:the\\s+|an?\\s+)?)${LABEL}${NUMBERED}${AWARDS}`,
  // “by Salt Board grant 7”
  `${GIVEN}${NAME}\\s+(?:grants?|awards?|contracts?)${NUMBERED}${AWARDS}`,
  // “by grant 7 from the Salt Board”
  `\\b${LABEL}${NUMBERED}${AWARDS}\\s+(?:from|of|by)\\s+(?:the\\s+)?${NAME}`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Of two funders whose awards are not told apart: “the Salt Foundation and the Tide Council under grant 7”. */
const TWO =
  /\b(?:Foundation|Council|Institutes?|Agency|Ministry|University|Association|Society|Commission|Union|Trust|Fund|Board|Academy|Department|[A-Z]{2,})\s+and\s/;
/** What a funder gives, or how: not who it is. */
const PROGRAMME =
  /['’]s?\s|\b(?:Programm?e?|Fellowship|Scholarship|Scheme|Initiative|Project|Actions?|Call)$/;
const ACRONYMS = /^[\p{Lu}\d&-]+(?:\s+[\p{Lu}\d&-]+)*$/u;
/** Acronyms of funders; others may be of programmes. */
const KNOWN: ReadonlySet<string> = new Set([
  ...[
    'AFOSR',
    'ANR',
    'ARC',
    'ARO',
    'BBSRC',
    'CAPES',
    'CIHR',
    'CNRS',
    'CSIC',
    'DARPA',
    'DFG',
    'DOE',
  ],
  ...['EPSRC', 'ERC', 'ESA', 'ESRC', 'FAPESP', 'FCT', 'FWF', 'FWO', 'JSPS', 'MRC', 'NASA', 'NERC'],
  ...['NIH', 'NSERC', 'NSF', 'NSFC', 'NWO', 'ONR', 'SNSF', 'STFC', 'UKRI'],
]);

const isFunder = (name: string): boolean =>
  name !== '' &&
  !TWO.test(name) &&
  !PROGRAMME.test(name) &&
  (!ACRONYMS.test(name) || KNOWN.has(name));

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What the statements of a manuscript say of its funding: many have it among their acknowledgements. */
export const fundersStated = ({
  funding = '',
  acknowledgements = '',
}: ArticleStatements): Funder[] =>
  fundersInText([funding, acknowledgements].filter(Boolean).join('\n\n'));

/** The funders that a statement names with the numbers of their grants, in its order; none where it leaves doubt. */
export function fundersInText(statement: string): Funder[] {
  // The points of `no.` and `nos.` end no sentence.
  const text = statement.replace(/\s+/g, ' ').replace(/\b([Nn](?:os?|r))\.\s*/g, '$1 ');
  const found = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]);
  const funders: Funder[] = [];
  for (const { groups = {} } of found.toSorted((a, b) => a.index - b.index)) {
    const { name = '', awards = '' } = groups;
    if (!isFunder(name)) continue;
    const numbers = awards.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/).filter(Boolean);
    const known = funders.find((funder) => sameName(funder.name, name));
    if (known) known.awards = [...new Set([...known.awards, ...numbers])].slice(0, AWARDS_MAX);
    else funders.push({ name: name.slice(0, 400), awards: numbers.slice(0, AWARDS_MAX) });
  }
  return funders.slice(0, FUNDERS_MAX);
}
