/** The invoices for a manuscript: pure, computed from its data. */
import { inLanguage } from '@quire/content/messages/in-language';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import { discountText } from '@quire/model/charges/discount-text';
import { applyDiscounts } from '@quire/model/charges/discounts';
import { splitSums } from '@quire/model/charges/invoice-sums';
import type { Price } from '@quire/model/charges/price-list';
import { countryWaiver } from '@quire/model/charges/quote';
import { type TaxTreatment, taxFor } from '@quire/model/charges/tax';
import { waiverParties } from '@quire/model/charges/waiver-parties';
import { invoiceDocId } from '@quire/model/collections';
import { CurrencySchema } from '@quire/model/currencies';
import type { Billing } from '@quire/model/entities/billing';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { Journal } from '@quire/model/entities/journal';
import { withoutUnseen } from '@quire/model/entities/profile';
import type { Seller } from '@quire/model/entities/seller';
import type { Submission } from '@quire/model/entities/submission';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { onOneLine } from '@quire/model/on-one-line';
import { recordWords, sortKeyOf } from '@quire/model/records/record-words';
import type { KnownPayer } from './payer-of.ts';
import { UNTOUCHED } from './untouched.ts';

export interface BilledFacts {
  readonly id: string;
  readonly submission: Submission;
  readonly journal: Journal;
  readonly billing: Billing | null;
  readonly author: KnownPayer;
  readonly seller: Seller | null;
  readonly round: number;
  readonly at: string;
  /** That the author has chosen: the invoices are in it. Absent: the press’s first. */
  readonly language?: Language;
}

/** The price on the day of submission, in the currency that the author has chosen. */
function fixedPrice(quote: Submission['quote'], billing: Billing | null): Price {
  const wished = billing?.data?.currency;
  const chosen = quote?.prices?.find(({ currency }) => currency === wished);
  const currency = CurrencySchema.catch('EUR').parse(quote?.currency);
  return chosen ?? { currency, amount: quote?.amount ?? 0 };
}

/** Without seller data, the tax is unknown. */
const NO_TAX_YET: TaxTreatment = { category: 'O', rate: 0, reverseCharge: false, note: '' };

function lineText(
  { submission, journal }: BilledFacts,
  place: number,
  payers: readonly KnownPayer[],
) {
  const { articleType, number = t('invoiceDocument.withoutNumber') } = submission;
  const title = withoutUnseen(onOneLine(submission.title));
  const charge = articleType
    ? t('invoiceDocument.chargeOfType', {
        type: ARTICLE_TYPES[articleType],
        title,
        number,
        journal: journal.fullname,
      })
    : t('invoiceDocument.chargeOfArticle', { title, number, journal: journal.fullname });
  const line =
    payers.length > 1
      ? t('invoiceDocument.shareOfCharge', {
          charge,
          place: place + 1,
          count: payers.length,
          percent: formatPercent((payers[place]?.share ?? 0) / 10_000, 2),
        })
      : charge;
  return line.slice(0, 600);
}

/** The corresponding authors: `Wilma Aarestad, Anselm Okoro`. */
const authorsOf = ({ authors }: Submission): string =>
  authors
    .filter(({ corresponding }) => corresponding)
    .map(({ given, family }) => `${given} ${family}`.trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, 300);

/** The fields by which the ledger finds an invoice. */
export const ledgerWords = (
  invoice: Pick<StoredInvoice, 'number' | 'billTo' | 'submissionNumber' | 'reference' | 'title'>,
): { words: string[]; sortKey: string } => {
  const { number, billTo, submissionNumber, reference, title } = invoice;
  const { name, organisation, email } = billTo;
  const texts = [number ?? '', name, organisation, email, submissionNumber, reference, title];
  return { words: recordWords(texts), sortKey: sortKeyOf(organisation || name) };
};

/** The invoices of a manuscript, one for each payer, as drafts without numbers. */
export const composeInvoices = (facts: BilledFacts): StoredInvoice[] =>
  inLanguage(facts.language ?? SOURCE_LANGUAGE, () => compose(facts));

function compose(facts: BilledFacts): StoredInvoice[] {
  const { id, submission, journal, billing, author, seller, round, at } = facts;
  const price = fixedPrice(submission.quote, billing);
  const parties = waiverParties({
    ...{ quote: submission.quote, country: author.country, payers: billing?.data?.payers },
  });
  const byCountry = countryWaiver(
    journal.charges,
    parties.map(({ country }) => country),
  );
  const offered = [...(billing?.discounts ?? []), ...(byCountry ? [byCountry] : [])];
  const { applied, net } = applyDiscounts(price, offered, journal.charges?.stacking ?? 'best');
  const said: readonly KnownPayer[] = billing?.data?.payers ?? [author];
  const payers = said.map((payer) => ({
    ...payer,
    country: payer.country || (seller?.country ?? ''),
  }));
  const taxed = payers.map(({ share, country, vatId }) => ({
    share,
    tax: seller ? taxFor(seller, { country, vatId }) : NO_TAX_YET,
  }));
  return splitSums(net, applied, taxed).map((sums, payer): StoredInvoice => {
    const { share: _share, ...billTo } = payers[payer] ?? author;
    const invoice = {
      kind: 'invoice' as const,
      number: null,
      year: new Date(at).getUTCFullYear(),
      state: 'draft' as const,
      submission: id,
      submissionNumber: submission.number ?? '',
      journal: journal.name,
      journalName: journal.fullname,
      owner: submission.owner,
      authorUids: submission.authorUids,
      title: submission.title,
      author: authorsOf(submission),
      currency: price.currency,
      lines: [{ text: lineText(facts, payer, payers), amount: sums.gross }],
      discounts: sums.discounts.map((each) => ({ ...each, text: discountText(each) })),
      net: sums.net,
      tax: sums.tax,
      total: sums.total,
      ...UNTOUCHED,
      billTo: { ...billTo, country: billTo.country },
      seller,
      payer,
      splitOf: payers.length,
      ...(facts.language ? { language: facts.language } : {}),
      round,
      billingRevision: billing?.revision ?? 0,
      createdAt: at,
      reference: '',
      events: [],
    };
    return { ...invoice, ...ledgerWords(invoice), id: invoiceDocId(id, round, payer) };
  });
}
