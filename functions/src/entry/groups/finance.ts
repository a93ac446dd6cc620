import { CARD_SECRETS } from '../../platform/config/card-settings.ts';
import {
  bookBankEntry,
  importBankStatement,
  matchBankEntries,
  setBankEntryAside,
} from '../callables/bank.ts';
import { payByCard, refundCard } from '../callables/card.ts';
import {
  creditInvoice,
  creditPart,
  issueInvoices,
  recordPayment,
  recordRefund,
  reissueInvoice,
  remindInvoice,
  waiveInvoice,
} from '../callables/charges.ts';
import {
  decideDiscount,
  revokeVoucher,
  saveInstitution,
  saveVoucher,
} from '../callables/discounts.ts';
import {
  accountStatement,
  accountStatementFile,
  financeOverview,
} from '../callables/finance-reports.ts';
import {
  quotationFile,
  reckonBill,
  sendQuotation,
  withdrawQuotation,
  writeInvoice,
  writeQuotation,
} from '../callables/hand-bills.ts';
import { exportLedger } from '../callables/ledger.ts';
import { callGroup } from './call-group.ts';

/** The payment provider's secrets are seen here alone, and by what it sends; a ledger takes longer than the rest. */
export const finance = callGroup<'finance'>(
  { memory: '512MiB', timeoutSeconds: 300, secrets: CARD_SECRETS },
  {
    issueInvoices,
    recordPayment,
    recordRefund,
    creditInvoice,
    creditPart,
    reissueInvoice,
    waiveInvoice,
    remindInvoice,
    payByCard,
    refundCard,
    decideDiscount,
    saveVoucher,
    revokeVoucher,
    saveInstitution,
    exportLedger,
    importBankStatement,
    bookBankEntry,
    setBankEntryAside,
    matchBankEntries,
    reckonBill,
    writeInvoice,
    writeQuotation,
    sendQuotation,
    withdrawQuotation,
    quotationFile,
    financeOverview,
    accountStatement,
    accountStatementFile,
  },
);
