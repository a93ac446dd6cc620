/**
 * An invoice or credit note as UBL 2.1, in the terms of EN 16931 (its business terms are beside the elements: BT-1 is
 * the number, BG-23 the tax). Built only from its record, with amounts in the currency's main unit.
 */
import { ublAmount } from '@quire/model/charges/ubl-amounts';
import { plainVatId } from '@quire/model/charges/vat-id';
import type { Invoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { t } from '@quire/model/messages/t';
import { withoutIsolates } from '@quire/model/messages/without-isolates';
import { storedText } from '../../../platform/text/stored-text.ts';
import { xmlText } from '../../../platform/text/xml-text.ts';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
const NAMESPACES = `xmlns:cac="${OASIS}:CommonAggregateComponents-2" xmlns:cbc="${OASIS}:CommonBasicComponents-2"`;

/** An element; nothing if it would be empty. */
const cbc = (name: string, value: string | undefined, attributes = ''): string =>
  value ? `<cbc:${name}${attributes}>${xmlText(withoutIsolates(value))}</cbc:${name}>` : '';
const cac = (name: string, ...inner: readonly string[]): string =>
  inner.some(Boolean) ? `<cac:${name}>${inner.join('')}</cac:${name}>` : '';

const REASONS: Readonly<Partial<Record<Invoice['tax']['category'], string>>> = {
  AE: 'VATEX-EU-AE',
  O: 'VATEX-EU-O',
};

interface Parts {
  readonly invoice: Invoice;
  readonly seller: Seller;
  /** `O` forbids VAT ids (BR-O-02) and rates. */
  readonly isOutside: boolean;
  money(name: string, amount: number): string;
}

const day = (at: string | undefined): string => (at ?? '').slice(0, 10);

function taxCategory({ invoice, isOutside }: Parts, name: string, withReason: boolean): string {
  const { category, rate, note } = invoice.tax;
  return cac(
    name,
    cbc('ID', category),
    isOutside ? '' : cbc('Percent', String(rate / 100)),
    withReason ? cbc('TaxExemptionReasonCode', REASONS[category]) : '',
    withReason && REASONS[category] ? cbc('TaxExemptionReason', note) : '',
    cac('TaxScheme', cbc('ID', 'VAT')),
  );
}

function address(
  of: Pick<Seller, 'address' | 'postalCode' | 'city'> & { country: string },
): string {
  const [street, ...more] = of.address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return cac(
    'PostalAddress',
    cbc('StreetName', street),
    cbc('AdditionalStreetName', more.join(', ')),
    cbc('CityName', of.city),
    cbc('PostalZone', of.postalCode),
    cac('Country', cbc('IdentificationCode', of.country)),
  );
}

const vat = (id: string, isOutside: boolean): string =>
  id && !isOutside
    ? cac('PartyTaxScheme', cbc('CompanyID', plainVatId(id)), cac('TaxScheme', cbc('ID', 'VAT')))
    : '';

/** BG-4. Without a VAT id the seller is identified by its registration (BR-CO-26). */
function supplier({ seller, isOutside }: Parts): string {
  const registration =
    seller.taxNumber || (isOutside || !seller.vatId ? seller.vatId || seller.invoicePrefix : '');
  return cac(
    'AccountingSupplierParty',
    cac(
      'Party',
      cac('PartyName', cbc('Name', seller.legalName)),
      address(seller),
      vat(seller.vatId, isOutside),
      cac(
        'PartyLegalEntity',
        cbc('RegistrationName', seller.legalName),
        cbc('CompanyID', registration),
      ),
      cac('Contact', cbc('ElectronicMail', seller.email)),
    ),
  );
}

/** BG-7. */
function customer({ invoice, isOutside }: Parts): string {
  const { billTo } = invoice;
  const { name, organisation, email, vatId } = billTo;
  return cac(
    'AccountingCustomerParty',
    cac(
      'Party',
      cac('PartyName', cbc('Name', organisation || name)),
      address(billTo),
      vat(vatId, isOutside),
      cac('PartyLegalEntity', cbc('RegistrationName', organisation || name)),
      cac('Contact', cbc('Name', name), cbc('ElectronicMail', email)),
    ),
  );
}

/** BG-16: 58 is a SEPA credit transfer, 30 any other. */
function means({ invoice, seller }: Parts): string {
  if (invoice.kind === 'credit_note' || !seller.iban) return '';
  return cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', invoice.currency === 'EUR' ? '58' : '30'),
    cbc('PaymentID', invoice.reference),
    cac(
      'PayeeFinancialAccount',
      cbc('ID', seller.iban),
      cbc('Name', seller.legalName),
      cac('FinancialInstitutionBranch', cbc('ID', seller.bic)),
    ),
  );
}

/** BG-20: discounts on the whole document. */
const allowances = (parts: Parts): string =>
  parts.invoice.discounts
    .map(({ text, code, amount }) =>
      cac(
        'AllowanceCharge',
        '<cbc:ChargeIndicator>false</cbc:ChargeIndicator>',
        cbc('AllowanceChargeReason', code ? `${text} (${code})` : text),
        parts.money('Amount', amount),
        taxCategory(parts, 'TaxCategory', false),
      ),
    )
    .join('');

function totals(parts: Parts): string {
  const { invoice, money } = parts;
  const gross = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = invoice.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const subtotal = cac(
    'TaxSubtotal',
    money('TaxableAmount', invoice.net),
    money('TaxAmount', invoice.tax.amount),
    taxCategory(parts, 'TaxCategory', true),
  );
  return [
    cac('TaxTotal', money('TaxAmount', invoice.tax.amount), subtotal),
    cac(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', gross),
      money('TaxExclusiveAmount', invoice.net),
      money('TaxInclusiveAmount', invoice.total),
      off > 0 ? money('AllowanceTotalAmount', off) : '',
      money('PayableAmount', invoice.total),
    ),
  ].join('');
}

/** BG-25. */
function lines(parts: Parts): string {
  const { invoice, money } = parts;
  const isNote = invoice.kind === 'credit_note';
  return invoice.lines
    .map(({ text, amount }, place) =>
      cac(
        isNote ? 'CreditNoteLine' : 'InvoiceLine',
        cbc('ID', String(place + 1)),
        cbc(isNote ? 'CreditedQuantity' : 'InvoicedQuantity', '1', ' unitCode="C62"'),
        money('LineExtensionAmount', amount),
        cac(
          'Item',
          cbc('Description', text),
          cbc('Name', isNote ? 'Credit' : 'Publication fee'),
          taxCategory(parts, 'ClassifiedTaxCategory', false),
        ),
        cac('Price', money('PriceAmount', amount)),
      ),
    )
    .join('');
}

/** In the press's first language, whoever asks for the file: it is the same for all. */
const dueOn = (date: string): string => storedText(() => t('invoiceDocument.dueOn', { date }));

/** The XML document of an issued invoice or credit note. Throws if there can be none: see `hasUbl`. */
export function ublInvoice(invoice: Invoice, seller: Seller): string {
  const { kind, currency, billTo, number, issuedAt, dueAt, submissionNumber } = invoice;
  const isNote = kind === 'credit_note';
  const root = isNote ? 'CreditNote' : 'Invoice';
  const amountOf = (amount: number): string => {
    const said = ublAmount(amount, currency);
    if (said === null) throw new Error('invoice/no-ubl');
    return said;
  };
  const parts: Parts = {
    invoice,
    seller,
    isOutside: invoice.tax.category === 'O',
    money: (name, amount) => cbc(name, amountOf(amount), ` currencyID="${currency}"`),
  };
  const body = [
    cbc('CustomizationID', 'urn:cen.eu:en16931:2017'),
    cbc('ID', number ?? undefined),
    cbc('IssueDate', day(issuedAt)),
    isNote ? '' : cbc('DueDate', day(dueAt)),
    isNote ? cbc('CreditNoteTypeCode', '381') : cbc('InvoiceTypeCode', '380'),
    cbc('Note', [invoice.tax.note, seller.note].filter(Boolean).join('\n')),
    cbc('DocumentCurrencyCode', currency),
    cbc('BuyerReference', billTo.poNumber || submissionNumber || (number ?? '')),
    cac('OrderReference', cbc('ID', billTo.poNumber)),
    cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', invoice.creditNoteOfNumber))),
    supplier(parts),
    customer(parts),
    means(parts),
    isNote ? '' : cac('PaymentTerms', cbc('Note', dueOn(day(dueAt)))),
    allowances(parts),
    totals(parts),
    lines(parts),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${OASIS}:${root}-2" ${NAMESPACES}>${body.join('')}</${root}>\n`;
}
