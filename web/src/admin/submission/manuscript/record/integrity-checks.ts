/** The findings of the press when a manuscript was submitted, and what they mean. */
import type { Integrity, SimilarSubmission } from '@quire/model/entities/integrity';
import { RETRACTION_NATURES, type RetractedWork } from '@quire/model/entities/retracted-work';
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Check } from './checks.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

function saysOf({ number, likeness, files, sharesAuthors, isOpen }: SimilarSubmission): string {
  const found = [
    ...(likeness > 0 ? [`about ${percent(likeness)} of the wording of title and abstract`] : []),
    ...(files.length > 0
      ? [`the same ${files.length === 1 ? 'file' : 'files'} (${files.join(', ')})`]
      : []),
  ];
  const about = [
    sharesAuthors ? 'an author in common' : 'no author in common',
    isOpen ? 'open when this was checked' : 'closed',
  ];
  return `${number}: ${found.join(' and ')}; ${about.join(', ')}.`;
}

function similar({ similar: found }: Integrity): Check {
  return {
    label: 'Other submissions to the press',
    says:
      found.length === 0
        ? 'No other submission has the same files or similar wording.'
        : `${found.map(saysOf).join(' ')} It may be a duplicate submission, a companion manuscript or a revision. Ask the author before you draw conclusions.`,
    verdict: found.length === 0 ? 'fine' : 'look',
    links: found.map(({ submission, number }) => ({
      path: adminSubmissionPath(submission),
      text: `Open ${number || 'it'}`,
    })),
  };
}

const listed = (label: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${label}: ${names.join(', ')}.`];

function authors({ changes: { added, removed, isReordered } }: Integrity): Check {
  const changes = [
    ...listed('Added', added),
    ...listed('Removed', removed),
    ...(isReordered ? ['The order has changed.'] : []),
  ];
  return {
    label: 'Changes of authors since the first version',
    says:
      changes.length === 0
        ? 'No changes.'
        : `${changes.join(' ')} Ask for the reason, and for the agreement of everyone who was added or removed.`,
    verdict: changes.length === 0 ? 'fine' : 'look',
  };
}

const cited = ({ doi, nature, on }: RetractedWork): string =>
  `${doi} (${RETRACTION_NATURES[nature]}${on ? `, ${on}` : ''})`;

/** Without a list or readable DOIs, nothing is claimed. */
function references({ references: checked }: Integrity): Check {
  const label = 'Retracted works among the references';
  if (!checked) return { label, says: 'Not checked on submission.', verdict: 'none' };
  const { dois, list, found } = checked;
  if (!list) {
    const says =
      'Not checked: no list of retracted works has been imported. An admin can import one under Tools.';
    return { label, says, verdict: 'none' };
  }
  if (!dois) {
    const why = dois === null ? 'could not be read' : 'contains no DOIs';
    return { label, says: `Not checked: the manuscript’s file ${why}.`, verdict: 'none' };
  }
  const looked = `${dois} ${dois === 1 ? 'DOI' : 'DOIs'} in the manuscript compared with ${list.works} retracted works; list imported on ${list.importedAt.slice(0, 10)}. References without a DOI are not compared.`;
  return {
    label,
    says:
      found.length === 0
        ? `None found: ${looked}`
        : `${found.map(cited).join(', ')}. Ask the author whether the citation mentions the retraction, and whether the manuscript relies on the work. ${looked}`,
    verdict: found.length === 0 ? 'fine' : 'look',
  };
}

/** `found` null: the manuscript was submitted before these checks existed, or is being checked now. */
export function integrityChecks(found: Integrity | null): readonly Check[] {
  if (found) return [similar(found), references(found), authors(found)];
  return [
    {
      label: 'Other submissions to the press',
      says: 'Not compared yet. A manuscript is compared each time the author submits it.',
      verdict: 'none',
    },
  ];
}
