/**
 * There is no schema of UBL to test against: the test checks the elements that EN 16931 requires (its BR-01 to BR-55 as
 * far as they concern our output), their order in UBL 2.1, the sums (BR-CO-10 to BR-CO-17) and the rules of each tax
 * category (BR-S, BR-AE, BR-O).
 */
import type { Invoice } from '@quire/model/entities/invoice';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../../../testing/printed-invoice.ts';
import { SELLER } from '../../../testing/test-charges.ts';
import { ublInvoice } from './ubl-invoice.ts';

function parse(invoice: Invoice): Element {
  const doc = new DOMParser().parseFromString(ublInvoice(invoice, SELLER), 'text/xml');
  if (!doc.documentElement) throw new Error('no document');
  return doc.documentElement;
}
const children = (of: Element): Element[] => Array.from(of.childNodes) as Element[];
/** The elements at a path of local names. */
function all(of: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) =>
        found.flatMap((each) => children(each).filter(({ localName }) => localName === name)),
      [of],
    );
}
const value = (of: Element, path: string) => all(of, path).map(({ textContent }) => textContent)[0];

const reverse: Invoice = {
  ...PRINTED,
  total: 90_000,
  tax: { category: 'AE', rate: 0, amount: 0, reverseCharge: true, note: 'Reverse charge.' },
};
const outside: Invoice = {
  ...reverse,
  billTo: { ...PRINTED.billTo, country: 'US', vatId: '' },
  tax: { category: 'O', rate: 0, amount: 0, reverseCharge: false, note: 'Outside the scope.' },
};
const credit: Invoice = {
  ...PRINTED,
  kind: 'credit_note',
  creditNoteOfNumber: 'SMP-2026-00011',
  discounts: [],
  lines: [{ text: 'Cancels', amount: 90_000 }],
};

const ORDER = [
  ...[
    'CustomizationID',
    'ID',
    'IssueDate',
    'DueDate',
    'InvoiceTypeCode',
    'CreditNoteTypeCode',
    'Note',
  ],
  ...['DocumentCurrencyCode', 'BuyerReference', 'OrderReference', 'BillingReference'],
  ...['AccountingSupplierParty', 'AccountingCustomerParty', 'PaymentMeans', 'PaymentTerms'],
  ...['AllowanceCharge', 'TaxTotal', 'LegalMonetaryTotal', 'InvoiceLine', 'CreditNoteLine'],
];
const REQUIRED = [
  ...['CustomizationID', 'ID', 'IssueDate', 'DocumentCurrencyCode'],
  'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName',
  'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode',
  'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName',
  'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode',
  ...[
    'TaxTotal/TaxAmount',
    'TaxTotal/TaxSubtotal/TaxableAmount',
    'TaxTotal/TaxSubtotal/TaxCategory/ID',
  ],
  ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].map(
    (name) => `LegalMonetaryTotal/${name}`,
  ),
];
const OF_A_LINE = [
  'ID',
  'LineExtensionAmount',
  'Item/Name',
  'Item/ClassifiedTaxCategory/ID',
  'Price/PriceAmount',
];

describe.each([
  ['an invoice', PRINTED, 'Invoice'],
  ['one with reverse charge', reverse, 'Invoice'],
  ['one outside of the scope of VAT', outside, 'Invoice'],
  ['a credit note', credit, 'CreditNote'],
] as const)('%s in UBL', (_, invoice, name) => {
  const root = parse(invoice);
  const line = `${name}Line`;

  it('has the elements that EN 16931 requires, in the order of UBL', () => {
    expect(root.localName).toBe(name);
    expect(root.namespaceURI).toBe(`urn:oasis:names:specification:ubl:schema:xsd:${name}-2`);
    for (const path of REQUIRED) expect(value(root, path), path).toBeTruthy();
    for (const path of OF_A_LINE) expect(value(root, `${line}/${path}`), path).toBeTruthy();
    expect(value(root, `${name}TypeCode`)).toBe(name === 'Invoice' ? '380' : '381');
    const order = children(root).map(({ localName }) => ORDER.indexOf(localName ?? ''));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const each of Array.from(root.getElementsByTagName('*'))) {
      expect(each.childNodes.length, each.tagName).toBeGreaterThan(0);
    }
  });

  it('adds up', () => {
    const number = (path: string) =>
      all(root, path).reduce(
        (sum, { textContent }) => sum + Math.round(Number(textContent) * 100),
        0,
      );
    const sums = (path: string) => number(`LegalMonetaryTotal/${path}`);
    expect(sums('LineExtensionAmount')).toBe(number(`${line}/LineExtensionAmount`));
    expect(sums('AllowanceTotalAmount')).toBe(number('AllowanceCharge/Amount'));
    expect(sums('TaxExclusiveAmount')).toBe(
      sums('LineExtensionAmount') - sums('AllowanceTotalAmount'),
    );
    expect(sums('TaxInclusiveAmount')).toBe(
      sums('TaxExclusiveAmount') + number('TaxTotal/TaxAmount'),
    );
    expect(sums('PayableAmount')).toBe(invoice.total);
    expect(number('TaxTotal/TaxSubtotal/TaxableAmount')).toBe(invoice.net);
  });
});

const SUPPLIER_VAT = 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID';
const CUSTOMER_VAT = 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID';
const CATEGORY = 'TaxTotal/TaxSubtotal/TaxCategory';

it('names both VAT ids and the reason if the recipient accounts for the tax', () => {
  const root = parse(reverse);
  expect([value(root, SUPPLIER_VAT), value(root, CUSTOMER_VAT)]).toEqual([
    'DE123456789',
    'EL123456789',
  ]);
  expect([value(root, `${CATEGORY}/ID`), value(root, `${CATEGORY}/Percent`)]).toEqual(['AE', '0']);
  expect(value(root, `${CATEGORY}/TaxExemptionReasonCode`)).toBe('VATEX-EU-AE');
});

it('omits VAT ids and rates outside the scope of the tax, but identifies the seller', () => {
  const root = parse(outside);
  expect([value(root, SUPPLIER_VAT), value(root, CUSTOMER_VAT)]).toEqual([undefined, undefined]);
  expect([value(root, `${CATEGORY}/ID`), value(root, `${CATEGORY}/Percent`)]).toEqual([
    'O',
    undefined,
  ]);
  expect(value(root, 'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID')).toBe(
    'DE123456789',
  );
});

it('states how to pay, for which order, and what a credit note corrects', () => {
  const root = parse(PRINTED);
  expect(value(root, 'PaymentMeans/PaymentMeansCode')).toBe('58');
  expect(value(root, 'PaymentMeans/PaymentID')).toBe('RF44SMP202600012');
  expect(value(root, 'PaymentMeans/PayeeFinancialAccount/ID')).toBe('DE89370400440532013000');
  expect(value(root, 'OrderReference/ID')).toBe('PO-77/4');
  expect(value(root, 'AllowanceCharge/ChargeIndicator')).toBe('false');
  const note = parse(credit);
  expect(value(note, 'BillingReference/InvoiceDocumentReference/ID')).toBe('SMP-2026-00011');
  expect(all(note, 'DueDate')).toEqual([]);
});

it('writes amounts of three decimals with two if that is exact, and otherwise nothing', () => {
  const root = parse({ ...PRINTED, currency: 'KWD' });
  expect(value(root, 'LegalMonetaryTotal/PayableAmount')).toBe('107.10');
  const uneven = { ...PRINTED, currency: 'KWD' as const, total: PRINTED.total + 1 };
  expect(() => ublInvoice(uneven, SELLER)).toThrow('invoice/no-ubl');
});

it('escapes what people type', () => {
  const title = '</cbc:Note><script>&"\u0000';
  const root = parse({ ...PRINTED, billTo: { ...PRINTED.billTo, organisation: title } });
  expect(value(root, 'AccountingCustomerParty/Party/PartyName/Name')).toBe('</cbc:Note><script>&"');
});
