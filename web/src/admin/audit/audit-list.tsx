import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AUDIT_ACTIONS, auditActionLabel } from '@quire/model/audit-actions';
import {
  type AuditEntry,
  AuditEntrySchema,
  auditDetails,
  auditRecord,
  KEPT_WITH_MANUSCRIPT,
} from '@quire/model/entities/audit-entry';
import { auditDetailsText } from '@quire/model/lists/audit-details';
import { AUDIT_LIST } from '@quire/model/lists/audit-list';
import { t } from '@quire/model/messages/t';
import { adminAuditPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { RecordLink } from '../kit/record-link.tsx';
import { useStaffNameLookup } from '../kit/use-staff-names.ts';

/** Accounts that do not belong to a person. */
const NOBODYS: Readonly<Record<string, string>> = {
  system: t('officeAudit.byThePress'),
  [KEPT_WITH_MANUSCRIPT]: t('officeAudit.keptWithManuscript'),
};

/** The name of a member of staff, with a link to all their entries. */
function Doer({ person, uid }: { readonly person: Person; readonly uid: string }) {
  const nameOf = useStaffNameLookup(person, uid in NOBODYS ? [] : [uid]);
  if (uid in NOBODYS) return NOBODYS[uid];
  return (
    <Link component={RouterLink} to={adminAuditPath(uid)} underline="hover" title={uid}>
      {nameOf(uid)}
    </Link>
  );
}

/** The record that an entry is about. */
function AboutRecord({ entry }: { readonly entry: AuditEntry }) {
  const path = auditRecord(entry);
  if (path === null) return null;
  return (
    <>
      <RecordLink path={path} />
      <br />
    </>
  );
}

/** The log, newest first. */
export const auditLog = (person: Person): ListDescription<AuditEntry> => ({
  id: 'audit-log',
  plan: AUDIT_LIST,
  action: 'audit.read',
  holdsPeople: true,
  name: t('officeRecords.auditLog'),
  read: (data) => AuditEntrySchema.safeParse(data).data ?? null,
  link: ({ record }) => adminAuditPath(record?.by),
  empty: t('officeAudit.empty'),
  filters: [
    {
      field: 'action',
      label: t('officeAudit.action'),
      choices: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
    },
    { field: 'by', label: t('officeAudit.by'), choices: [], isElsewhere: true },
  ],
  columns: [
    {
      key: 'action',
      label: t('officeAudit.action'),
      csv: ({ action }) => action,
      render: ({ action }) => auditActionLabel(action),
    },
    {
      key: 'by',
      label: t('officeAudit.by'),
      onPhones: 'below',
      csv: ({ by }) => by,
      render: ({ by }) => <Doer person={person} uid={by} />,
    },
    {
      key: 'details',
      label: t('officeAudit.details'),
      csv: (entry) => auditDetails(entry),
      render: (entry) => (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <AboutRecord entry={entry} />
          {auditDetailsText(entry)}
        </Typography>
      ),
    },
    {
      key: 'at',
      label: t('office.date'),
      sort: 'at',
      isShort: true,
      onPhones: true,
      csv: ({ at }) => at,
      render: ({ at }) => instant(at),
    },
  ],
});
