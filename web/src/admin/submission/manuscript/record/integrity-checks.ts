/** What the press found when a manuscript was sent, and what it means. */
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
        ? 'None has the same files or much of the same wording.'
        : `${found.map(saysOf).join(' ')} It may be a duplicate submission, a companion paper or a new version: ask the author before you conclude anything.`,
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
    label: 'Authors since the first version',
    says:
      changes.length === 0
        ? 'The same.'
        : `${changes.join(' ')} Ask for the reason, and for the agreement of everybody who was added or removed.`,
    verdict: changes.length === 0 ? 'fine' : 'look',
  };
}

const cited = ({ doi, nature, on }: RetractedWork): string =>
  `${doi} (${RETRACTION_NATURES[nature]}${on ? `, ${on}` : ''})`;

/** Without a list, or without DOIs that could be read, nothing is claimed. */
function references({ references: checked }: Integrity): Check {
  const label = 'Retracted works among the references';
  if (!checked) return { label, says: 'Not checked on submission.', verdict: 'none' };
  const { dois, list, found } = checked;
  if (!list) {
    const says =
      'Not checked: no list of retracted works has been imported. An administrator can import one under Tools.';
    return { label, says, verdict: 'none' };
  }
  if (!dois) {
    const why = dois === null ? 'could not be read' : 'contains no DOIs';
    return { label, says: `Not checked: the manuscript’s file ${why}.`, verdict: 'none' };
  }
  const looked = `${dois} ${dois === 1 ? 'DOI' : 'DOIs'} of the manuscript compared with ${list.works} works; list imported on ${list.importedAt.slice(0, 10)}. References without a DOI are not compared.`;
  return {
    label,
    says:
      found.length === 0
        ? `None found: ${looked}`
        : `${found.map(cited).join(', ')}. Ask the author whether the work is cited as retracted, and whether the manuscript relies on it. ${looked}`,
    verdict: found.length === 0 ? 'fine' : 'look',
  };
}

/** `found` null: the manuscript was sent before the press looked for these, or it is being looked at now. */
export function integrityChecks(found: Integrity | null): readonly Check[] {
  if (found) return [similar(found), references(found), authors(found)];
  return [
    {
      label: 'Other submissions to the press',
      says: 'Not compared yet. A manuscript is compared each time that its author sends it.',
      verdict: 'none',
    },
  ];
}
