import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { printedReference } from '@quire/model/charges/payment-reference';
import { townLine } from '@quire/model/charges/town-line';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import {
  adminInvoicePath,
  adminStatementPath,
  adminSubmissionPath,
} from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';

import { day } from '../kit/dates.ts';

const GRID = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;

const to = (id: string, text: string) => (
  <Link component={RouterLink} to={adminInvoicePath(id)}>
    {text}
  </Link>
);

/** The result and date of the VIES check, which auditors ask for where no tax was charged. */
function vatChecked({ vatCheck }: StoredInvoice): string {
  if (!vatCheck) return '';
  const { isValid, at, identifier } = vatCheck;
  const [result, date] = [isValid ? 'valid' : 'other', day(at)] as const;
  return identifier
    ? t('officeInvoices.vatCheckedAs', { result, date, identifier })
    : t('officeInvoices.vatChecked', { result, date });
}

/** The details of an invoice: payer, manuscript and dates. */
export function InvoiceFacts({
  invoice,
  person,
}: {
  readonly invoice: StoredInvoice;
  readonly person: Person;
}) {
  const { billTo, journal, journalName, submission, submissionNumber, title, owner } = invoice;
  const { issuedAt, dueAt, reference, creditNoteOf, creditNoteOfNumber, credits } = invoice;
  // Older invoices name only the credit note that cancelled them.
  const creditNotes =
    credits.length > 0
      ? credits.map(({ note, number: of, amount }) => (
          <div key={note}>
            {rich('officeInvoices.numberAndAmount', {
              link: (words) => to(note, words),
              number: of,
              amount: formatMoney(amount, invoice.currency),
            })}
          </div>
        ))
      : invoice.creditedBy && to(invoice.creditedBy, t('officeInvoices.openCreditNote'));
  const { name, organisation, address, postalCode, city, country, email, vatId, poNumber } = billTo;
  const town = townLine({ postalCode, city, country });
  const subject = { journal, owner, authorUids: invoice.authorUids };
  // Finance staff see the fee and not the manuscript.
  const mayOpen = can(person, 'submission.read', subject);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('officeInvoices.billTo'),
      [organisation, name, address, town, country && countryName(country)]
        .filter(Boolean)
        .join('\n'),
    ],
    [t('office.email'), email],
    [
      t('officeInvoices.account'),
      invoice.number && (
        <Link key="account" component={RouterLink} to={adminStatementPath(invoice.id)}>
          {t('officeInvoices.statementOfAccount')}
        </Link>
      ),
    ],
    [t('officeInvoices.vatId'), [vatId, vatChecked(invoice)].filter(Boolean).join('\n')],
    [t('officeInvoices.purchaseOrder'), poNumber],
    [
      t('officeInvoices.share'),
      invoice.splitOf > 1 &&
        t('officeInvoices.shareOf', { share: invoice.payer + 1, count: invoice.splitOf }),
    ],
    [
      t('officeInvoices.manuscript'),
      submissionNumber !== '' && mayOpen ? (
        <Link key="manuscript" component={RouterLink} to={adminSubmissionPath(submission)}>
          {submissionNumber}
        </Link>
      ) : (
        submissionNumber
      ),
    ],
    [submissionNumber === '' ? t('officeInvoices.subject') : t('office.title'), title],
    [t('officeInvoices.author'), invoice.author],
    [
      t('office.journal'),
      journal && t('officeInvoices.journalAndKey', { name: journalName, key: journal }),
    ],
    [t('officeInvoices.issued'), issuedAt && day(issuedAt)],
    [t('officeInvoices.due'), dueAt && day(dueAt)],
    [t('officeInvoices.paymentReference'), reference && printedReference(reference)],
    [
      t('officeInvoices.credits'),
      creditNoteOf && to(creditNoteOf, creditNoteOfNumber ?? t('officeInvoices.openInvoice')),
    ],
    [t('officeInvoices.creditNotes', { count: Math.max(1, credits.length) }), creditNotes],
  ];
  return (
    <Box component="dl" sx={GRID}>
      {facts.map(([label, fact]) => fact && <Fact key={label} {...{ label, fact }} />)}
    </Box>
  );
}

function Fact({ label, fact }: { readonly label: string; readonly fact: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{fact}</dd>
    </>
  );
}
