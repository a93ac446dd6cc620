import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { townLine } from '@quire/model/charges/town-line';
import type { Quotation } from '@quire/model/entities/hand-bill';
import { errorMessage } from '@quire/model/errors';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../../data/calls.ts';
import { useQuotation } from '../../../data/live/office/quotations.ts';
import type { Person } from '../../../session/use-person.ts';
import { fromBase64 } from '../../../signed-in/from-base64.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import type { Crumb } from '../../kit/crumbs.tsx';
import { day } from '../../kit/dates.ts';
import { tellFailure } from '../../kit/notices.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { NamedFacts } from '../bank/named-facts.tsx';
import { EventHistory } from '../event-history.tsx';
import { type QuotationAsked, QuotationDialogs } from './quotation-dialogs.tsx';
import { QUOTATION_EVENTS } from './quotation-events.ts';
import { quotationLabel } from './quotation-list.tsx';

interface QuotationViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

async function fetchPdf(quotation: string) {
  try {
    const { name, type, data } = await call('quotationFile', { quotation });
    saveFile(new Blob([fromBase64(data)], { type }), name);
  } catch (error) {
    tellFailure(messageOf(error));
  }
}

function factsOf(quotation: Quotation): readonly (readonly [string, ReactNode])[] {
  const { billTo, subject, journal, createdAt, validUntil, invoice, note } = quotation;
  const { name, organisation, address, postalCode, city, country, email, vatId } = billTo;
  return [
    [
      t('officeQuotations.billTo'),
      [organisation, name, address, townLine({ postalCode, city, country }), countryName(country)]
        .filter(Boolean)
        .join('\n'),
    ],
    [t('office.email'), email],
    [t('officeQuotations.vatId'), vatId],
    [t('officeQuotations.purchaseOrder'), billTo.poNumber],
    [t('officeQuotations.subject'), subject],
    [t('office.journal'), journal],
    [t('officeQuotations.created'), day(createdAt)],
    [t('officeQuotations.validUntil'), day(validUntil)],
    [t('officeQuotations.note'), note],
    [
      t('officeQuotations.invoice'),
      invoice && (
        <Link key="invoice" component={RouterLink} to={adminInvoicePath(invoice)}>
          {t('officeQuotations.openInvoice')}
        </Link>
      ),
    ],
  ];
}

/** One quotation: its details, its history and its actions. */
export function QuotationView({ person, id, list }: QuotationViewProps) {
  const { found: quotation, loading, problem } = useQuotation(id);
  const [asked, setAsked] = useState<QuotationAsked | null>(null);
  if (!quotation) {
    return (
      <OfficeFrame person={person} title={t('officeQuotations.quotation')} crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : t('officeQuotations.noSuchQuotation')}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  const { number, state, currency, lines, net, tax, total } = quotation;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <OfficeFrame
      person={person}
      title={number}
      crumbs={[list]}
      actions={
        <>
          <Chip size="small" variant="outlined" label={quotationLabel(quotation)} />
          <Button onClick={() => void fetchPdf(id)}>{t('officeQuotations.downloadPdf')}</Button>
          {state === 'open' && (
            <>
              <Button variant="outlined" onClick={() => setAsked('send')}>
                {t('officeQuotations.send')}
              </Button>
              <Button variant="contained" onClick={() => setAsked('invoice')}>
                {t('officeQuotations.issueInvoice')}
              </Button>
              <Button variant="outlined" color="error" onClick={() => setAsked('withdraw')}>
                {t('officeQuotations.withdraw')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel isDense title={t('officeQuotations.quotation')}>
          <NamedFacts facts={factsOf(quotation)} />
        </Panel>
        <Panel isDense title={t('officeQuotations.totals')}>
          <NamedFacts
            facts={[
              ...lines.map(({ text, amount }) => [text, money(amount)] as const),
              [t('officeQuotations.net'), money(net)],
              [t('officeQuotations.vat'), money(tax.amount)],
              [t('officeQuotations.total'), <strong key="total">{money(total)}</strong>],
            ]}
          />
        </Panel>
        <Panel isDense title={t('officeQuotations.history')}>
          <EventHistory events={quotation.events} labels={QUOTATION_EVENTS} />
        </Panel>
      </Box>
      {asked && <QuotationDialogs {...{ id, quotation, asked }} onClose={() => setAsked(null)} />}
    </OfficeFrame>
  );
}
