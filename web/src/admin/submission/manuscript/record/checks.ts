/** What can be said about a manuscript without reading it. Nothing here depends on an external service. */

import { DECLARATIONS, type StoredSubmission } from '@quire/model/entities/submission';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { coAuthorStanding } from '@quire/model/submission/co-author-standing';
import { declarationsFor } from '@quire/model/submission/declarations-for';

export interface Check {
  readonly label: string;
  readonly says: string;
  /** `look`: someone should check it. `none`: the press cannot tell. */
  readonly verdict: 'fine' | 'look' | 'none';
  /** Where to find it. */
  readonly links?: readonly { readonly path: string; readonly text: string }[];
}

function declarations({ declarations: made, quote }: StoredSubmission): Check {
  // A free submission has no fee to accept.
  const missing = declarationsFor(quote?.amount === 0 ? null : undefined).filter(
    (key) => made[key] !== true,
  );
  return {
    label: 'Declarations',
    says:
      missing.length === 0
        ? 'All declarations are made.'
        : `Missing: ${missing.map((key) => DECLARATIONS[key]).join(' ')}`,
    verdict: missing.length === 0 ? 'fine' : 'look',
  };
}

function names(files: readonly StoredSubmissionFile[]): Check {
  const found = files.filter(({ namesFound }) => namesFound.length > 0);
  return {
    label: 'Names in file properties, titles and front matter',
    says:
      found.length === 0
        ? 'None were found.'
        : `${found.map(({ name, namesFound }) => `${name}: ${namesFound.join(', ')}`).join('; ')}. In anonymous review, reviewers get copies without them.`,
    verdict: found.length === 0 ? 'fine' : 'look',
  };
}

function coAuthors(submission: StoredSubmission): Check {
  const all = submission.authors.flatMap((author) => coAuthorStanding(submission, author) ?? []);
  const count = (answer: string) => all.filter((each) => each.answer === answer).length;
  const objected = count('objected');
  const renamed = count('renamed');
  const says = [
    `${count('confirmed')} confirmed`,
    ...(objected > 0 ? [`${objected} object`] : []),
    ...(count('told') > 0 ? [`${count('told')} have not answered`] : []),
    ...(renamed > 0 ? [`${renamed} not asked under their current name`] : []),
  ];
  return {
    label: 'Co-authors',
    says:
      all.length > 0
        ? `${says.join(', ')}.`
        : submission.authors.length > 1
          ? 'Co-authors are asked when the manuscript passes the technical check.'
          : 'There are no co-authors.',
    verdict: all.some(({ answer }) => answer !== 'confirmed') ? 'look' : 'fine',
  };
}

function identifiers({ authors, affiliations }: StoredSubmission): Check {
  const orcids = authors.filter(({ orcid }) => orcid !== '').length;
  const rors = affiliations.filter(({ ror }) => ror !== undefined).length;
  return {
    label: 'Identifiers',
    says: `${orcids} of ${authors.length} authors with an ORCID iD, ${rors} of ${affiliations.length} institutions with a ROR id.`,
    verdict: orcids < authors.length || rors < affiliations.length ? 'look' : 'fine',
  };
}

/** Mail services that do not verify who their users are. */
const FREE_MAIL = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'ymail.com', 'aol.com', 'icloud.com', 'me.com', 'gmx.com', 'gmx.de', 'gmx.net'],
  ...['web.de', 'mail.com', 'mail.ru', 'yandex.com', 'yandex.ru', 'proton.me', 'protonmail.com'],
  ...['tutanota.com', 'zoho.com', 'qq.com', '163.com', '126.com', 'sina.com', 'foxmail.com'],
  ...['naver.com', 'daum.net', 'rediffmail.com'],
]);

function addresses({ authors }: StoredSubmission): Check {
  const free = authors.filter(
    ({ corresponding, email }) =>
      corresponding && FREE_MAIL.has(email.trim().toLowerCase().split('@').at(-1) ?? ''),
  );
  return {
    label: 'Address of the corresponding author',
    says:
      free.length === 0
        ? 'Not at a free mail service.'
        : `${free.map(({ email }) => email).join(', ')}: a free mail service. Many authors use one. If anything else is unusual, write to an address at the institution.`,
    verdict: free.length === 0 ? 'fine' : 'look',
  };
}

const ON_REQUEST = /\b(?:up)?on\s+(?:reasonable\s+)?request\b/i;

const DATA_FORMATS: ReadonlySet<string> = new Set(['xlsx', 'csv', 'json', 'gzip']);

function dataStatement(
  { dataAvailability }: StoredSubmission,
  files: readonly StoredSubmissionFile[],
): Check {
  const isOnRequest = ON_REQUEST.test(dataAvailability);
  const isEmpty = dataAvailability.trim() === '';
  const data = files.filter(
    ({ kind, format }) => kind === 'supplement' && DATA_FORMATS.has(format),
  );
  const attached = data.map(({ name }) => name).join(', ');
  return {
    label: 'Data availability',
    says: isEmpty
      ? data.length > 0
        ? `There is no statement, although data are attached (${attached}). Ask the author for one.`
        : 'There is no statement.'
      : isOnRequest
        ? 'Data offered “on request” are often not provided. Ask for a repository or a reason.'
        : 'There is a statement.',
    verdict: isEmpty || isOnRequest ? 'look' : 'fine',
  };
}

/** Names of identical files, as “a.png = b.png”. */
function sameFiles(files: readonly StoredSubmissionFile[]): readonly string[] {
  const named = Map.groupBy(files, ({ sha256 }) => sha256);
  return [...named.values()].flatMap((same) =>
    same.length > 1 ? [same.map(({ name }) => name).join(' = ')] : [],
  );
}

function figures(
  { aiStatement }: StoredSubmission,
  files: readonly StoredSubmissionFile[],
): readonly Check[] {
  const all = files.filter(({ kind }) => kind === 'figure' || kind === 'graphical_abstract');
  if (all.length === 0) return [];
  const same = sameFiles(all);
  const says = [
    ...(same.length > 0 ? [`Identical files: ${same.join('; ')}.`] : []),
    aiStatement.trim() === ''
      ? 'There is no statement on whether tools generated or altered images. Ask the author.'
      : 'There is a statement on tools that generate or alter images.',
    'The images themselves are not checked.',
  ];
  const isFine = same.length === 0 && aiStatement.trim() !== '';
  return [{ label: 'Figures', says: says.join(' '), verdict: isFine ? 'fine' : 'look' }];
}

export const checksOf = (
  submission: StoredSubmission,
  files: readonly StoredSubmissionFile[],
): readonly Check[] => [
  declarations(submission),
  coAuthors(submission),
  names(files),
  identifiers(submission),
  addresses(submission),
  dataStatement(submission, files),
  ...figures(submission, files),
];
