import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { t } from '@quire/model/messages/t';
import {
  adminInvoicePath,
  adminInvoicesPath,
  INVOICE_TABS,
  type InvoiceTab,
} from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordList } from '../kit/list/record-list.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { BankActions } from './bank/bank-actions.tsx';
import { BankEntryView } from './bank/bank-entry-view.tsx';
import { BankTab } from './bank/bank-tab.tsx';
import { BillForm } from './by-hand/bill-form.tsx';
import { QUOTATION_LIST } from './by-hand/quotation-list.tsx';
import { QuotationView } from './by-hand/quotation-view.tsx';
import { INSTITUTION_LIST } from './discounts/institution-list.tsx';
import { InstitutionPage } from './discounts/institution-page.tsx';
import { REQUESTS, SHOWN_REQUESTS } from './discounts/request-list.tsx';
import { RequestView } from './discounts/request-view.tsx';
import { VoucherDialog } from './discounts/voucher-dialog.tsx';
import { VOUCHER_LIST } from './discounts/voucher-list.tsx';
import { ExportLedgerDialog } from './export-ledger-dialog.tsx';
import { LEDGER } from './invoice-list.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { LedgerSums } from './ledger-sums.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { StatementPage } from './overview/statement-page.tsx';

type Shown = 'ledger' | InvoiceTab;
/** The tabs in the order shown. */
const TABS = [
  'overview',
  'ledger',
  'bank',
  'quotations',
  'requests',
  'vouchers',
  'institutions',
] as const satisfies readonly Shown[];
const TITLES: Readonly<Record<Shown, string>> = {
  ledger: t('officeInvoices.tabInvoices'),
  overview: t('officeInvoices.tabOverview'),
  bank: t('officeInvoices.tabBank'),
  quotations: t('officeInvoices.tabQuotations'),
  requests: t('officeInvoices.tabRequests'),
  vouchers: t('officeInvoices.tabVouchers'),
  institutions: t('officeInvoices.tabAgreements'),
};
const pathOf = (tab: Shown) => (tab === 'ledger' ? adminInvoicesPath() : adminInvoicesPath(tab));

function Invoices({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  /** The list's filters, kept for the link back. */
  const lastList = useRef('');
  const [asked, setAsked] = useState<'export' | 'voucher' | null>(null);
  // Editors decide on the requests of their journals' authors, and do not see payments.
  const keepsAccounts = can(person, 'invoice.settle');
  const named = INVOICE_TABS.find((tab) => tab === parameters.get('tab')) ?? 'ledger';
  const tab: Shown = keepsAccounts ? named : 'requests';
  const record = parameters.get('record');
  const list = { label: TITLES[tab], path: lastList.current || pathOf(tab) };
  if (record !== null && keepsAccounts && parameters.get('tab') === 'statement') {
    return <StatementPage {...{ person, list }} key={record} id={record} />;
  }
  const isNew = record === 'new';
  if (isNew && (tab === 'ledger' || tab === 'quotations')) {
    return (
      <BillForm {...{ person, list }} key={tab} kind={tab === 'ledger' ? 'invoice' : 'quotation'} />
    );
  }
  if (record !== null && tab !== 'vouchers' && tab !== 'overview') {
    const View = {
      ...{ ledger: InvoiceView, bank: BankEntryView, quotations: QuotationView },
      ...{ requests: RequestView, institutions: InstitutionPage },
    }[tab];
    return <View key={record} person={person} id={record} list={list} />;
  }
  lastList.current = pathname + search;
  const lists: Readonly<Record<Shown, ReactNode>> = {
    ledger: (
      <>
        <LedgerSums />
        <RecordList person={person} list={LEDGER} />
      </>
    ),
    overview: <OverviewTab />,
    bank: <BankTab person={person} />,
    quotations: <RecordList person={person} list={QUOTATION_LIST} />,
    requests: <RecordList person={person} list={keepsAccounts ? REQUESTS : SHOWN_REQUESTS} />,
    vouchers: <RecordList person={person} list={VOUCHER_LIST} />,
    institutions: <RecordList person={person} list={INSTITUTION_LIST} />,
  };
  const actions: Readonly<Record<Shown, ReactNode>> = {
    ledger: (
      <>
        <Button variant="outlined" onClick={() => setAsked('export')}>
          {t('officeInvoices.exportForAccounting')}
        </Button>
        <Button variant="contained" component={Link} to={adminInvoicePath('new')}>
          {t('officeInvoices.newInvoice')}
        </Button>
      </>
    ),
    overview: null,
    quotations: (
      <Button variant="contained" component={Link} to={adminInvoicesPath('quotations', 'new')}>
        {t('officeInvoices.newQuotation')}
      </Button>
    ),
    bank: <BankActions />,
    requests: null,
    vouchers: (
      <Button variant="contained" onClick={() => setAsked('voucher')}>
        {t('officeInvoices.newVoucher')}
      </Button>
    ),
    institutions: (
      <Button variant="contained" component={Link} to={adminInvoicesPath('institutions', 'new')}>
        {t('officeInvoices.newAgreement')}
      </Button>
    ),
  };
  return (
    <OfficeFrame person={person} title={TITLES[tab]} actions={actions[tab]}>
      {keepsAccounts && (
        <Tabs
          value={tab}
          aria-label={t('officeInvoices.invoicesAndDiscounts')}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 2 }}
        >
          {TABS.map((each) => (
            <Tab
              key={each}
              value={each}
              label={TITLES[each]}
              component={Link}
              to={pathOf(each)}
              replace
            />
          ))}
        </Tabs>
      )}
      <div key={tab}>{lists[tab]}</div>
      {asked === 'export' && <ExportLedgerDialog onClose={() => setAsked(null)} />}
      {asked === 'voucher' && <VoucherDialog person={person} onClose={() => setAsked(null)} />}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/invoices`: the ledger and the discounts; for editors, the discount requests. */
export default function InvoicesPage() {
  return <StaffOnly action="waiver.decide">{(person) => <Invoices person={person} />}</StaffOnly>;
}
