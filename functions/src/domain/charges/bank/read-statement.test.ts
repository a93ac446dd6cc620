/** Which bank files are read, and which are refused. */
import { describe, expect, it } from 'vitest';
import { camt, mt940, OWN_IBAN } from '../../../testing/bank-statements.ts';
import { entryIds } from './entry-ids.ts';
import { readStatement } from './read-statement.ts';

const read = (text: string) => readStatement(Buffer.from(text));
const refusal = (bytes: Uint8Array): unknown => {
  try {
    return readStatement(bytes);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};
const refused = (text: string) => refusal(Buffer.from(text));

describe('CAMT.053', () => {
  it('is read: account, day, amount, payer, text', () => {
    const { format, entries } = read(
      camt([{ amount: '1071.00', text: 'SMP-2026-00001 & thanks', party: 'Ravnfjord' }]),
    );
    expect(format).toBe('camt.053');
    expect(entries).toEqual([
      {
        ...{ account: OWN_IBAN, kind: 'credit', isReversal: false },
        ...{ amount: 107_100, currency: 'EUR', bookedOn: '2026-06-01', party: 'Ravnfjord' },
        ...{ partyAccount: 'NO9386011117947', text: 'SMP-2026-00001 & thanks' },
        ...{ endToEnd: '', bankReference: '' },
      },
    ]);
  });

  it('has amounts of every currency that the press supports; others are counted', () => {
    const amounts = [
      { amount: '90000', currency: 'JPY', text: 'a' },
      { amount: '1.5', currency: 'KWD', text: 'b' },
      { amount: '12.00', currency: 'SEK', text: 'c' },
    ];
    const { entries, leftOut } = read(camt(amounts));
    expect(entries.map(({ amount, currency }) => [amount, currency])).toEqual([
      [90_000, 'JPY'],
      [1_500, 'KWD'],
    ]);
    expect(leftOut).toBe(1);
  });

  it('leaves out pending entries, and recognises outgoing money', () => {
    const { entries } = read(
      camt([
        { amount: '1.00', text: 'announced', status: 'PDNG' },
        { amount: '2.00', text: 'fees', direction: 'DBIT', party: 'The bank' },
      ]),
    );
    expect(entries).toMatchObject([{ kind: 'debit', amount: 200, party: 'The bank' }]);
  });

  it('splits a batch into payments, each with its amount and its creditor reference', () => {
    const one = (amount: string, reference: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <RltdPties><Dbtr><Nm>Payer of ${amount}</Nm></Dbtr></RltdPties>
        <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const batch = `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><DtTm>2026-06-02T08:00:00</DtTm></BookgDt><AcctSvcrRef>B7</AcctSvcrRef>
      <NtryDtls>${one('10.00', 'RF18A')}${one('20.00', 'RF18B')}</NtryDtls></Ntry>`;
    const { entries } = read(camt([], batch));
    expect(entries).toMatchObject([
      { amount: 1_000, text: 'RF18A', party: 'Payer of 10.00', bankReference: 'B7/1' },
      { amount: 2_000, text: 'RF18B', party: 'Payer of 20.00', bankReference: 'B7/2' },
    ]);
    expect(new Set(entryIds(entries)).size).toBe(2);
  });

  it('is refused with a document type, whatever it declares', () => {
    const bombs = [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">',
      '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>',
      '<! DOCTYPE a>',
    ];
    for (const bomb of bombs) {
      expect(refused(camt([{ amount: '1.00', text: '&amp;x;' }], '', bomb)), bomb).toBe(
        'bank/unsafe',
      );
    }
  });

  it('is refused if it is another format, truncated or inconsistent', () => {
    const whole = camt([{ amount: '1.00', text: 'a' }]);
    expect(refused(whole.slice(0, -30))).toBe('bank/unreadable');
    expect(refused(whole.replace('camt.053', 'camt.054'))).toBe('bank/unreadable');
    expect(refused('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toBe('bank/unreadable');
    expect(refused(camt([{ amount: '-1.00', text: 'a' }]))).toBe('bank/unreadable');
    expect(refused(camt([{ amount: '1.005', text: 'a' }]))).toBe('bank/unreadable');
    expect(refused(camt([{ amount: '1.00', text: 'a', day: '2026-13-01' }]))).toBe(
      'bank/unreadable',
    );
    expect(refused(whole.replace('UTF-8', 'UTF-7'))).toBe('bank/unreadable');
    // Deeper than any parser accepts.
    const deep = `${'<a>'.repeat(60_000)}x${'</a>'.repeat(60_000)}`;
    const entry = `<Ntry><Amt Ccy="EUR">${deep}</Amt><Sts>BOOK</Sts></Ntry>`;
    expect(refused(camt([], entry))).toBe('bank/unreadable');
  });

  it('is refused above its size, and above five thousand entries', () => {
    expect(refusal(new Uint8Array(4_000_001))).toBe('bank/too-large');
    const line = ':61:2606010601C1,00NTRFNONREF\r\n:86:x';
    expect(refused(mt940(Array.from({ length: 5_001 }, () => line)))).toBe('bank/too-large');
  });
});

describe('MT940', () => {
  it('is read with the subfields of German banks, including continued ones', () => {
    const { format, entries } = read(
      mt940([
        ':61:2606010601C1071,00N166NONREF//B4F1',
        ':86:166?00GUTSCHRIFT?109249?20EREF+E2E-1?21SVWZ+RF71SMP20260000?221 APC',
        '?30COBADEFFXXX?31DE02120300000000202051?32University of Ravn?33fjord',
      ]),
    );
    expect(format).toBe('mt940');
    expect(entries).toMatchObject([
      {
        ...{ account: OWN_IBAN, kind: 'credit', amount: 107_100, bookedOn: '2026-06-01' },
        ...{ text: 'RF71SMP202600001 APC', endToEnd: 'E2E-1', bankReference: 'B4F1' },
        ...{ party: 'University of Ravnfjord', partyAccount: 'DE02120300000000202051' },
      },
    ]);
  });

  it('is read with codes between slashes, with plain text, and with only its reference', () => {
    const { entries } = read(
      mt940([
        ':61:260601C5,5NTRFEREF',
        ':86:/EREF/E2E-2//CNTP/NL91ABNA0417164300/ABNANL2A/Delta College///REMI/USTD//SMP-2026-0000',
        '7/',
        ':61:2512310102D12,NCHGNONREF',
        ':86:Account fees',
        ':61:260601RD3,00NRTISMP-2026-00009',
      ]),
    );
    expect(entries).toMatchObject([
      { amount: 550, text: 'SMP-2026-00007/', party: 'Delta College', endToEnd: 'E2E-2' },
      { kind: 'debit', amount: 1_200, bookedOn: '2026-01-02', text: 'Account fees' },
      { kind: 'credit', isReversal: true, text: 'SMP-2026-00009' },
    ]);
  });

  it('preserves letters in encodings older than UTF-8', () => {
    const text = mt940([':61:260601C1,00NTRFNONREF', ':86:166?20Gebühr?32Jürgen Öst']);
    const { entries } = readStatement(Buffer.from(text, 'latin1'));
    expect(entries).toMatchObject([{ party: 'Jürgen Öst', text: 'Gebühr' }]);
  });

  it('is refused if it is another format, or one of its entries cannot be read', () => {
    expect(refused('')).toBe('bank/unreadable');
    expect(refused('date;amount\n1;2')).toBe('bank/unreadable');
    expect(refused(mt940([':61:nonsense', ':86:x']))).toBe('bank/unreadable');
    expect(refused(mt940([':61:269901C1,00NTRFNONREF']))).toBe('bank/unreadable');
  });
});

describe('the ids of entries', () => {
  it('are the same in every file, and differ for two equal entries on a day', () => {
    const paid = { amount: '5.00', text: 'fee' };
    const other = { amount: '6.00', text: 'other' };
    const first = entryIds(read(camt([paid, paid])).entries);
    const later = entryIds(read(camt([other, paid, paid])).entries);
    expect(new Set(first).size).toBe(2);
    expect(later.slice(1)).toEqual(first);
  });

  it('follow the bank’s reference if there is one, even if a text is formatted differently', () => {
    const of = (text: string, reference: string) =>
      entryIds(read(camt([{ amount: '5.00', text, reference }])).entries);
    expect(of('A  text', 'R1')).toEqual(of('a text', 'R1'));
    expect(of('a', 'R1')).not.toEqual(of('a', 'R2'));
  });
});
