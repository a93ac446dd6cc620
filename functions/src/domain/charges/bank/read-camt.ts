/**
 * ISO 20022 `camt.053`, Bank to Customer Statement, in any of its versions: they differ in the position of a party's
 * name and an entry's status.
 */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { Refused } from '../../../platform/errors/refused.ts';
import { statedEntries, type WrittenEntry } from './stated-entry.ts';
import { elementAt, elementsNamed, textIn } from './xml-elements.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.\d{3}\.\d{2}$/;
/** The text that banks write if there is none. */
const NONE = /^(NOTPROVIDED|NONREF|NOTAVAILABLE)$/i;

const said = (element: Element | undefined, ...path: readonly string[]): string => {
  const words = textIn(elementAt(element, ...path));
  return NONE.test(words) ? '' : words;
};

function parse(text: string): Element {
  // Entities are neither declared nor resolved: a statement does not need them.
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text)) throw new Refused('bank/unsafe');
  try {
    const parser = new DOMParser({
      onError: (level) => {
        if (level !== 'warning') throw new Refused('bank/unreadable');
      },
    });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    if (root && NAMESPACE.test(root.namespaceURI ?? '')) return root;
  } catch {
    // Any parser error means that the file is unreadable.
  }
  throw new Refused('bank/unreadable');
}

const dateOf = (element: Element | undefined): string =>
  (said(element, 'Dt') || said(element, 'DtTm')).slice(0, 10);

const accountOf = (account: Element | undefined): string =>
  said(account, 'Id', 'IBAN').replace(/\s/g, '') || said(account, 'Id', 'Othr', 'Id');

/** A party's name: since version 8 one level deeper. */
const nameOf = (parties: Element | undefined, ...roles: readonly string[]): string =>
  roles
    .map((role) => said(parties, role, 'Nm') || said(parties, role, 'Pty', 'Nm'))
    .find(Boolean) ?? '';

function remittance(details: Element | undefined): string {
  const info = elementAt(details, 'RmtInf');
  if (!info) return '';
  const plain = elementsNamed(info, 'Ustrd').map(textIn);
  const structured = elementsNamed(info, 'Strd').flatMap((each) => [
    said(each, 'CdtrRefInf', 'Ref'),
    ...elementsNamed(each, 'RfrdDocInf').map((document) => said(document, 'Nb')),
    ...elementsNamed(each, 'AddtlRmtInf').map(textIn),
  ]);
  return [...plain, ...structured].filter(Boolean).join(' ');
}

/** The amount of one of several payments that the bank has booked as one. */
const ownAmount = (details: Element): Element | undefined =>
  elementAt(details, 'Amt') ?? elementAt(details, 'AmtDtls', 'TxAmt', 'Amt');

function entriesOf(entry: Element, account: string): WrittenEntry[] {
  const status = said(entry, 'Sts', 'Cd') || said(entry, 'Sts');
  // Pending entries may still be cancelled.
  if (status !== 'BOOK') return [];
  const whole = elementAt(entry, 'Amt');
  if (!whole) throw new Refused('bank/unreadable');
  const all = elementsNamed(entry, 'NtryDtls').flatMap((each) => elementsNamed(each, 'TxDtls'));
  const isSplit = all.length > 1 && all.every((each) => textIn(ownAmount(each)) !== '');
  const parts = isSplit ? all : [all.length === 1 ? all[0] : undefined];
  return parts.map((details, place): WrittenEntry => {
    const amount = (isSplit && details && ownAmount(details)) || whole;
    const direction = (isSplit && said(details, 'CdtDbtInd')) || said(entry, 'CdtDbtInd');
    const kind = direction === 'CRDT' ? 'credit' : 'debit';
    const parties = elementAt(details, 'RltdPties');
    const [name, other] =
      kind === 'credit'
        ? [nameOf(parties, 'Dbtr', 'UltmtDbtr'), elementAt(parties, 'DbtrAcct')]
        : [nameOf(parties, 'Cdtr', 'UltmtCdtr'), elementAt(parties, 'CdtrAcct')];
    const reference = said(details, 'Refs', 'AcctSvcrRef') || said(entry, 'AcctSvcrRef');
    return {
      ...{ account, kind },
      isReversal: said(entry, 'RvslInd') === 'true',
      amount: textIn(amount),
      currency: amount.getAttribute('Ccy') ?? '',
      bookedOn: dateOf(elementAt(entry, 'BookgDt')) || dateOf(elementAt(entry, 'ValDt')),
      party: name,
      partyAccount: accountOf(other),
      text: remittance(details) || said(entry, 'AddtlNtryInf'),
      endToEnd: said(details, 'Refs', 'EndToEndId'),
      // Several payments of one entry may share its reference.
      bankReference: isSplit && reference ? `${reference}/${place + 1}` : reference,
    };
  });
}

/** The booked entries of all statements of a file. Throws `Refused`. */
export function readCamt(text: string): ReturnType<typeof statedEntries> {
  const root = parse(text);
  const message = root.localName === 'Document' ? elementAt(root, 'BkToCstmrStmt') : undefined;
  const statements = message ? elementsNamed(message, 'Stmt') : [];
  if (statements.length === 0) throw new Refused('bank/unreadable');
  return statedEntries(
    statements.flatMap((statement) => {
      const account = accountOf(elementAt(statement, 'Acct'));
      if (account === '') throw new Refused('bank/unreadable');
      return elementsNamed(statement, 'Ntry').flatMap((entry) => entriesOf(entry, account));
    }),
  );
}
