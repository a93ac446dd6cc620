/** The findings of the press when a manuscript was submitted, and what they mean. */

import type { Integrity, SimilarSubmission } from '@quire/model/entities/integrity';
import { RETRACTION_NATURES, type RetractedWork } from '@quire/model/entities/retracted-work';
import { formatList, formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { day } from '../../../kit/dates.ts';
import type { Check } from './checks.ts';

function saysOf({ number, likeness, files: same, sharesAuthors, isOpen }: SimilarSubmission) {
  const relation = t('officeChecks.relation', {
    authors: sharesAuthors ? 'shared' : 'others',
    state: isOpen ? 'open' : 'closed',
  });
  const [share, count, files] = [formatPercent(likeness), same.length, same.join(', ')];
  if (count === 0) return t('officeChecks.similarWording', { number, share, relation });
  if (likeness === 0) return t('officeChecks.similarFiles', { number, count, files, relation });
  return t('officeChecks.similarBoth', { number, share, count, files, relation });
}

function similar({ similar: found }: Integrity): Check {
  return {
    label: t('officeChecks.otherSubmissions'),
    says:
      found.length === 0
        ? t('officeChecks.noSimilar')
        : t('officeChecks.similarHint', { found: found.map(saysOf).join(' ') }),
    verdict: found.length === 0 ? 'fine' : 'look',
    links: found.map(({ submission, number }) => ({
      path: adminSubmissionPath(submission),
      text: number ? t('officeChecks.openNumber', { number }) : t('officeChecks.openSubmission'),
    })),
  };
}

function authors({ changes: { added, removed, isReordered } }: Integrity): Check {
  const changes = [
    ...(added.length > 0 ? [t('officeChecks.authorsAdded', { names: formatList(added) })] : []),
    ...(removed.length > 0
      ? [t('officeChecks.authorsRemoved', { names: formatList(removed) })]
      : []),
    ...(isReordered ? [t('officeChecks.orderChanged')] : []),
  ];
  return {
    label: t('officeChecks.authorChanges'),
    says:
      changes.length === 0
        ? t('officeChecks.noChanges')
        : t('officeChecks.changesHint', { changes: changes.join(' ') }),
    verdict: changes.length === 0 ? 'fine' : 'look',
  };
}

const cited = ({ doi, nature, on }: RetractedWork): string =>
  on
    ? t('officeChecks.citedWorkOn', { doi, nature: RETRACTION_NATURES[nature], date: day(on) })
    : t('officeChecks.citedWork', { doi, nature: RETRACTION_NATURES[nature] });

/** Without a list or readable DOIs, nothing is claimed. */
function references({ references: checked }: Integrity): Check {
  const label = t('officeChecks.retractedWorks');
  if (!checked) return { label, says: t('officeChecks.referencesNotChecked'), verdict: 'none' };
  const { dois, list, found } = checked;
  if (!list) {
    return { label, says: t('officeChecks.noRetractionList'), verdict: 'none' };
  }
  if (!dois) {
    const says = dois === null ? t('officeChecks.fileUnreadable') : t('officeChecks.noDois');
    return { label, says, verdict: 'none' };
  }
  const compared = t('officeChecks.comparedDois', {
    dois,
    works: list.works,
    date: day(list.importedAt.slice(0, 10)),
  });
  return {
    label,
    says:
      found.length === 0
        ? t('officeChecks.noRetracted', { compared })
        : t('officeChecks.retractedHint', { works: formatList(found.map(cited)), compared }),
    verdict: found.length === 0 ? 'fine' : 'look',
  };
}

/** `found` null: the manuscript was submitted before these checks existed, or is being checked now. */
export function integrityChecks(found: Integrity | null): readonly Check[] {
  if (found) return [similar(found), references(found), authors(found)];
  return [
    {
      label: t('officeChecks.otherSubmissions'),
      says: t('officeChecks.notCompared'),
      verdict: 'none',
    },
  ];
}
