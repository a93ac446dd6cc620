import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import type { Invoice } from '@quire/model/entities/invoice';
import { bindTranslations } from '@quire/model/messages/translations';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../../../testing/printed-invoice.ts';
import { SELLER } from '../../../testing/test-charges.ts';
import { invoicePdf } from './invoice-pdf.ts';

async function read(invoice: Invoice) {
  const pdf = await getDocumentProxy(new Uint8Array(await invoicePdf(invoice, SELLER)));
  const { text, totalPages } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const { view } = await pdf.getPage(1);
  return { pages: text.map((each) => each.replace(/\s+/g, ' ')), totalPages, info, view };
}

describe('the PDF of an invoice', () => {
  it('contains everything that accounts departments need, in any script, on A4', async () => {
    const { pages, totalPages, info, view } = await read(PRINTED);
    expect(totalPages).toBe(1);
    expect(view.slice(2).map(Math.round)).toEqual([595, 842]);
    for (const words of [
      ...[
        'Saltmarsh Press gGmbH',
        'Deichstraße 12',
        '25761 Büsum',
        'Germany',
        'VAT ID: DE123456789',
      ],
      ...['Πανεπιστήμιο Αθηνών & Søn', 'Zoë Ångström', 'Room 12', '106 74 Αθήνα', 'Greece'],
      ...['VAT ID: EL123456789', 'SMP-2026-00012', '1 June 2026', '15 June 2026'],
      ...['Your purchase order PO-77/4', 'Author Anselm Okoro', 'BIC (SWIFT)'],
      ...[
        'CES-2026-00123',
        'How tidal creeks drain',
        'EUR 1,200.00',
        'Voucher (…K7QP)',
        '−EUR 300.00',
      ],
      ...['Net EUR 900.00', 'VAT 19% EUR 171.00', 'Total to pay EUR 1,071.00'],
      ...['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'RF44 SMP2 0260 0012', 'Scan to pay'],
    ]) {
      expect(pages[0]).toContain(words);
    }
    expect(info).toMatchObject({
      Title: 'Invoice SMP-2026-00012',
      Author: 'Saltmarsh Press gGmbH',
      Language: 'en',
    });
  });

  it('sets names of any script in fonts that have its letters, several invoices concurrently', async () => {
    const named = [
      ['NotoSansJP', 'JP', '東京大学大学院'],
      ['NotoSansSC', 'CN', '清华大学'],
      ['NotoSansKR', 'KR', '서울대학교'],
      ['NotoSansThai', 'TH', 'จุฬาลงกรณ์'],
    ] as const;
    await Promise.all(
      named.map(async ([font, country, organisation]) => {
        const billTo = { ...PRINTED.billTo, country, organisation };
        const invoice = { ...PRINTED, billTo };
        expect((await read(invoice)).pages[0]?.replaceAll(' ', '')).toContain(organisation);
        const file = Buffer.from(await invoicePdf(invoice, SELLER)).toString('latin1');
        expect(file).toContain(font);
        expect(file.length).toBeLessThan(150_000);
      }),
    );
  });

  it('has as many pages as its lines need, with the headings and the number on each', async () => {
    const lines = Array.from({ length: 20 }, (_, place) => ({
      text: `Line ${place + 1}. ${'Words and words. '.repeat(18)}`,
      amount: 60,
    }));
    const { pages, totalPages } = await read({ ...PRINTED, lines });
    expect(totalPages).toBeGreaterThan(1);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(`SMP-2026-00012 · page ${place + 1} of ${totalPages}`);
    }
    expect(pages[1]).toContain('Description Amount');
    expect(pages.join(' ')).toContain('Line 20.');
  });

  it('breaks words that are wider than their column, so that the next column stays visible', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const billTo = { ...PRINTED.billTo, organisation: word, poNumber: word.slice(0, 60) };
    const lines = [{ text: word.repeat(3), amount: 60 }];
    const bytes = await invoicePdf({ ...PRINTED, billTo, lines }, SELLER);
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
    const { items } = await page.getTextContent();
    const ends = items.flatMap((item) =>
      'transform' in item ? [Number(item.transform[4]) + item.width] : [],
    );
    expect(Math.max(...ends)).toBeLessThan(595 - 50);
  });

  it('states why there is no tax, and what a credit note corrects', async () => {
    const note =
      'Reverse charge: VAT to be accounted for by the recipient, Article 196 Directive 2006/112/EC.';
    const tax = { category: 'AE', rate: 0, amount: 0, reverseCharge: true, note } as const;
    const abroad = await read({ ...PRINTED, tax, total: 90_000 });
    expect(abroad.pages[0]).toContain(note);
    const credit = await read({
      ...PRINTED,
      kind: 'credit_note',
      creditNoteOfNumber: 'SMP-2026-00011',
    });
    expect(credit.pages[0]).toContain('Corrects invoice SMP-2026-00011');
    expect(credit.pages[0]).not.toContain('How to pay');
    expect(credit.info.Title).toBe('Credit note SMP-2026-00012');
  });

  it('prints amounts of currencies with no and with three decimals, without a code for euros', async () => {
    const yen = await read({ ...PRINTED, currency: 'JPY' });
    expect(yen.pages[0]).toContain('Total to pay JPY 107,100');
    expect(yen.pages[0]).not.toContain('Scan to pay');
    expect((await read({ ...PRINTED, currency: 'KWD' })).pages[0]).toContain(
      'Total to pay KWD 107.100',
    );
  });

  it('reads from right to left in Arabic, with the columns in that order', async () => {
    bindTranslations(readTranslation);
    const billTo = { ...PRINTED.billTo, organisation: 'جامعة القاهرة', city: 'القاهرة' };
    const lines = [{ text: 'رسوم (مقالة): \u2068CES-1 and more\u2069، المجلة', amount: 60 }];
    const bytes = await inLanguage('ar', () => invoicePdf({ ...PRINTED, billTo, lines }, SELLER));
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Language: 'ar', Title: 'فاتورة SMP-2026-00012' });
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placeOf = (words: string): number => {
      const item = items.find((each) => 'str' in each && each.str.includes(words));
      if (!item || !('transform' in item)) throw new Error(`${words} is not in the document`);
      return Number(item.transform[4]);
    };
    // The label is to the right of the number, the seller to the right of the title.
    expect(placeOf('رقم الفاتورة')).toBeGreaterThan(placeOf('SMP-2026-00012'));
    expect(placeOf('Saltmarsh')).toBeGreaterThan(placeOf('فاتورة'));
    // A line begins at the right; Latin words within it keep their order.
    expect(placeOf('رسوم')).toBeGreaterThan(placeOf('CES-1 and more'));
    expect(placeOf('CES-1 and more')).toBeGreaterThan(placeOf('المجلة'));
    const text = (await extractText(pdf)).text.join(' ').replace(/\s+/g, ' ');
    for (const words of ['جامعة القاهرة', 'CES-1 and more', 'EUR']) expect(text).toContain(words);
    expect(text.indexOf('رسوم')).toBeLessThan(text.indexOf('CES-1'));
    expect(text.indexOf('more')).toBeLessThan(text.indexOf('المجلة'));
  });
});
