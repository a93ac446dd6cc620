/** Statements as banks write them, for tests. */

export interface Paid {
  readonly amount: string;
  readonly text: string;
  readonly party?: string;
  readonly currency?: string;
  readonly day?: string;
  readonly reference?: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly status?: string;
}

export const OWN_IBAN = 'DE89370400440532013000';
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const camtEntry = (paid: Paid) => {
  const { amount, text, party = 'A payer', currency = 'EUR', day = '2026-06-01' } = paid;
  const { reference = '', direction = 'CRDT', status = 'BOOK' } = paid;
  const [own, account] = direction === 'CRDT' ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct'];
  return `<Ntry>
    <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    <Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    ${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><${own}><Pty><Nm>${escaped(party)}</Nm></Pty></${own}>
        <${account}><Id><IBAN>NO9386011117947</IBAN></Id></${account}></RltdPties>
      <RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls>
  </Ntry>`;
};

/** `camt.053` of one account; `inside`: entries as they are. */
export const camt = (paid: readonly Paid[], inside = '', before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}
<Document xmlns="${NAMESPACE}"><BkToCstmrStmt><Stmt><Id>S-1</Id>
  <Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></Acct>
  ${paid.map(camtEntry).join('\n')}${inside}
</Stmt></BkToCstmrStmt></Document>`;

/** MT940 of one account, with these fields 61 and 86. */
export const mt940 = (lines: readonly string[]): string =>
  [
    ':20:STARTUMS',
    `:25:${OWN_IBAN}`,
    ':28C:00001/001',
    ':60F:C260531EUR1000,00',
    ...lines,
    ':62F:C260601EUR2071,00',
    '-',
  ].join('\r\n');

export const base64 = (text: string): string => Buffer.from(text).toString('base64');
