/** What can be said about a manuscript without reading it. Nothing here depends on an external service. */

import { DECLARATIONS, type StoredSubmission } from '@quire/model/entities/submission';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
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
    label: t('officeChecks.declarations'),
    says:
      missing.length === 0
        ? t('officeChecks.declarationsMade')
        : t('officeChecks.declarationsMissing', {
            declarations: missing.map((key) => DECLARATIONS[key]).join(' '),
          }),
    verdict: missing.length === 0 ? 'fine' : 'look',
  };
}

function names(files: readonly StoredSubmissionFile[]): Check {
  const found = files.filter(({ namesFound }) => namesFound.length > 0);
  return {
    label: t('officeChecks.names'),
    says:
      found.length === 0
        ? t('officeChecks.noNames')
        : t('officeChecks.namesFound', {
            found: found
              .map(({ name, namesFound }) =>
                t('officeChecks.namesFoundIn', { file: name, names: formatList(namesFound) }),
              )
              .join('; '),
          }),
    verdict: found.length === 0 ? 'fine' : 'look',
  };
}

function coAuthors(submission: StoredSubmission): Check {
  const all = submission.authors.flatMap((author) => coAuthorStanding(submission, author) ?? []);
  const count = (answer: string) => all.filter((each) => each.answer === answer).length;
  const objected = count('objected');
  const renamed = count('renamed');
  const says = [
    t('officeChecks.confirmedCount', { count: count('confirmed') }),
    ...(objected > 0 ? [t('officeChecks.objectedCount', { count: objected })] : []),
    ...(count('told') > 0 ? [t('officeChecks.unansweredCount', { count: count('told') })] : []),
    ...(renamed > 0 ? [t('officeChecks.renamedCount', { count: renamed })] : []),
  ];
  return {
    label: t('officeChecks.coAuthors'),
    says:
      all.length > 0
        ? t('officeChecks.coAuthorAnswers', { answers: formatList(says) })
        : submission.authors.length > 1
          ? t('officeChecks.coAuthorsLater')
          : t('officeChecks.noCoAuthors'),
    verdict: all.some(({ answer }) => answer !== 'confirmed') ? 'look' : 'fine',
  };
}

function identifiers({ authors, affiliations }: StoredSubmission): Check {
  const orcids = authors.filter(({ orcid }) => orcid !== '').length;
  const rors = affiliations.filter(({ ror }) => ror !== undefined).length;
  return {
    label: t('officeChecks.identifiers'),
    says: t('officeChecks.identifierCounts', {
      withOrcid: orcids,
      authors: authors.length,
      withRor: rors,
      institutions: affiliations.length,
    }),
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
    label: t('officeChecks.address'),
    says:
      free.length === 0
        ? t('officeChecks.noFreeMail')
        : t('officeChecks.freeMail', { addresses: formatList(free.map(({ email }) => email)) }),
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
  const attached = formatList(data.map(({ name }) => name));
  return {
    label: t('officeChecks.dataAvailability'),
    says: isEmpty
      ? data.length > 0
        ? t('officeChecks.noStatementButData', { files: attached })
        : t('officeChecks.noStatement')
      : isOnRequest
        ? t('officeChecks.dataOnRequest')
        : t('officeChecks.hasStatement'),
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
    ...(same.length > 0 ? [t('officeChecks.identicalFiles', { files: same.join('; ') })] : []),
    aiStatement.trim() === ''
      ? t('officeChecks.noImageStatement')
      : t('officeChecks.imageStatement'),
    t('officeChecks.imagesNotChecked'),
  ];
  const isFine = same.length === 0 && aiStatement.trim() !== '';
  return [
    { label: t('officeChecks.figures'), says: says.join(' '), verdict: isFine ? 'fine' : 'look' },
  ];
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
