import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminAuditPath } from '@quire/model/office-paths';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { useStaffNameLookup } from '../kit/use-staff-names.ts';
import { auditLog } from './audit-list.tsx';

function Audit({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const by = parameters.get('by');
  const nameOf = useStaffNameLookup(person, by ? [by] : []);
  const list = useMemo(() => auditLog(person), [person]);
  return (
    <OfficeFrame
      person={person}
      title={t('officeAudit.pageTitle')}
      actions={
        by && (
          <Button component={Link} to={adminAuditPath()}>
            {t('officeAudit.showAllEntries')}
          </Button>
        )
      }
    >
      <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 2.5 }}>
        {by ? t('officeAudit.actionsOf', { name: nameOf(by), by }) : t('officeAudit.pageText')}
      </Typography>
      <RecordList person={person} list={list} />
    </OfficeFrame>
  );
}

/** `/admin/dashboard/audit`, for administrators: the log of all actions or, with `?by=`, of one account. */
export default function AuditPage() {
  return (
    <StaffOnly action="audit.read" reach="all">
      {(person) => <Audit person={person} />}
    </StaffOnly>
  );
}
