import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { adminEmailsPath, adminTemplatesPath } from '@quire/model/office-paths';
import { useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { mayEnter } from '../kit/may-enter.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { OUTBOX } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';

function Emails({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  const mail = parameters.get('record');
  /** The list's filters, kept for the link back. */
  const lastList = useRef('');
  if (mail !== null) {
    const list = {
      label: t('officeEmails.pageTitle'),
      path: `${adminEmailsPath()}${lastList.current}`,
    };
    return <MailView key={mail} person={person} id={mail} list={list} />;
  }
  lastList.current = search;
  return (
    <OfficeFrame
      person={person}
      title={t('officeEmails.pageTitle')}
      actions={
        mayEnter(person.claims, { action: 'mail.read', reach: 'all' }) && (
          <Button component={Link} to={adminTemplatesPath()}>
            {t('officeEmails.templates')}
          </Button>
        )
      }
    >
      <RecordList person={person} list={OUTBOX} />
    </OfficeFrame>
  );
}

/** `/admin/dashboard/emails`: the mails of the press; for editors, those about their journals. */
export default function EmailsPage() {
  return <StaffOnly action="mail.read">{(person) => <Emails person={person} />}</StaffOnly>;
}
