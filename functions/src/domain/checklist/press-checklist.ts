import type { ChecklistEntry } from '@quire/model/calls/setup';
import { CHECKLIST_ITEMS, type ChecklistItem } from '@quire/model/checklist';
import { t } from '@quire/model/messages/t';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { personName } from '../access/person-name.ts';
import { type ChecklistPorts, type ItemFinding, isUnknown } from './item-finding.ts';
import { lookAtAddress, lookAtDkim, lookAtDmarc, lookAtSpf } from './look-at-dns.ts';
import {
  lookAtAdmins,
  lookAtArchive,
  lookAtBoard,
  lookAtCrossref,
  lookAtIssn,
  lookAtTwoStep,
} from './look-at-records.ts';
import {
  lookAtAppCheck,
  lookAtBackups,
  lookAtCards,
  lookAtMail,
  lookAtSearch,
} from './look-at-services.ts';
import { ofText } from './look-at-texts.ts';
import { readMarks } from './mark-item.ts';

type Look = (ports: ChecklistPorts) => Promise<ItemFinding>;

const ETHICS = '/services/publication/publication_ethics';

const LOOKS: Readonly<Record<ChecklistItem, Look>> = {
  address: lookAtAddress,
  mail: lookAtMail,
  spf: lookAtSpf,
  dkim: lookAtDkim,
  dmarc: lookAtDmarc,
  backups: lookAtBackups,
  'second-admin': lookAtAdmins,
  'two-step': lookAtTwoStep,
  'app-check': lookAtAppCheck,
  search: lookAtSearch,
  cards: lookAtCards,
  issn: lookAtIssn,
  board: lookAtBoard,
  crossref: lookAtCrossref,
  archive: lookAtArchive,
  'text-about': ofText('/about'),
  'text-privacy': ofText('/about/privacy_policy'),
  'text-open-access': ofText('/about/open_access', { words: /licen[cs]e/i, topic: 'licence' }),
  'text-peer-review': ofText('/services/publication', {
    words: /peer review|reviewers?\b/i,
    topic: 'peerReview',
  }),
  'text-ethics': ofText(ETHICS),
  'text-plagiarism': ofText(ETHICS, { words: /plagiar/i, topic: 'plagiarism' }),
  'text-charges': ofText('/about/invoice_payment'),
  'text-archiving': ofText('/about/repository_policy', {
    words: /archiv|preserv/i,
    topic: 'archiving',
  }),
  'text-authors': ofText('/services/publication/for_authors'),
};

async function look(ports: ChecklistPorts, item: ChecklistItem): Promise<ItemFinding> {
  try {
    return await LOOKS[item](ports);
  } catch (error) {
    return isUnknown(t('officeFindings.notReadable', { reason: reasonOf(error) }));
  }
}

/** `pressChecklist`: checks each item now; for items that do not apply, says who marked them. */
export async function pressChecklist(
  ports: ChecklistPorts,
): Promise<{ checkedAt: string; entries: ChecklistEntry[] }> {
  const marks = await readMarks(ports.db);
  const entryOf = async (item: ChecklistItem): Promise<ChecklistEntry> => {
    const mark = marks[item];
    if (!mark) return { item, ...(await look(ports, item)) };
    const by = await personName(ports.db, mark.by);
    return { item, state: 'not-for-us', finding: '', notForUs: { by, at: mark.at } };
  };
  return {
    checkedAt: ports.now().toISOString(),
    entries: await Promise.all(CHECKLIST_ITEMS.map(entryOf)),
  };
}
