/** What is sent of one deposit: to Crossref all of it, to DataCite each DOI by itself. */
import { createHash } from 'node:crypto';
import { doajId, registrationId } from '@quire/model/registration-id';
import type { RegistrationAccount } from '../../platform/config/registration-accounts.ts';
import { crossrefType, crossrefXml } from '../deposits/crossref/crossref-xml.ts';
import { dataciteRecords } from '../deposits/datacite/datacite-records.ts';
import { dataciteXml } from '../deposits/datacite/datacite-xml.ts';
import type { ArticleDeposit, Deposit, DepositUpdate } from '../deposits/deposit.ts';
import { doajArticle } from '../deposits/doaj/doaj-json.ts';
import type { RegisteredThing } from '../registration-queue/registered-things.ts';
import { addressesOf, type DepositUnit } from './deposit-unit.ts';

export interface ParcelThing extends RegisteredThing {
  readonly id: string;
  readonly url: string;
}

export interface Parcel {
  readonly account: RegistrationAccount;
  readonly things: readonly [ParcelThing, ...ParcelThing[]];
  /** Of what is registered, without batch and timestamp: it is not sent again as long as this is the same. */
  readonly hash: string;
  readonly bytes: number;
  /** Parcels with the same text go into one file; absent: it goes alone. */
  readonly together?: string;
  readonly content:
    | { readonly kind: 'deposit'; readonly deposit: Deposit }
    | { readonly kind: 'record'; readonly xml: string }
    | { readonly kind: 'hidden' };
  readonly updates: readonly DepositUpdate[];
}

const CROSSREF_VERSION = '5.5.0';
const NO_BATCH = { id: '', timestamp: '', depositor: '', email: '' };

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32);

export const crossrefFile = (
  batch: Parameters<typeof crossrefXml>[0],
  deposits: readonly Deposit[],
): string => crossrefXml(batch, deposits, CROSSREF_VERSION);

function thingsOf({ things, deposit }: DepositUnit): ParcelThing[] {
  const addresses = new Map(addressesOf(deposit).map(({ doi, url }) => [doi, url]));
  return things.map((thing) => ({
    ...thing,
    id: registrationId(thing.doi),
    url: addresses.get(thing.doi) ?? '',
  }));
}

/** The parcels of a unit for the agency of this account. */
export function parcelsOf(unit: DepositUnit, account: RegistrationAccount): Parcel[] {
  const { deposit } = unit;
  const [first, ...others] = thingsOf(unit);
  if (!first) return [];
  const updates = deposit.kind === 'article' ? deposit.updates : [];
  if (account.agency === 'crossref') {
    const xml = crossrefFile(NO_BATCH, [deposit]);
    return [
      {
        ...{ account, updates, things: [first, ...others] },
        ...{ hash: hashOf(xml), bytes: Buffer.byteLength(xml) },
        together: crossrefType(deposit),
        content: { kind: 'deposit', deposit },
      },
    ];
  }
  const records = new Map(dataciteRecords(deposit).map((record) => [record.doi, record]));
  return [first, ...others].flatMap((thing): Parcel[] => {
    const record = records.get(thing.doi);
    if (!record) return [];
    const xml = dataciteXml(record);
    const content = { kind: 'record' as const, xml };
    const size = { hash: hashOf(thing.url, xml), bytes: Buffer.byteLength(xml) };
    return [{ ...{ account, updates, things: [thing], content }, ...size }];
  });
}

/** What DOAJ is sent of an article: itself alone, as its API takes it. */
export function doajParcel(account: RegistrationAccount, deposit: ArticleDeposit): Parcel {
  const { doi, url, title } = deposit;
  const text = `${JSON.stringify(doajArticle(deposit), null, 2)}\n`;
  return {
    ...{ account, updates: [], hash: hashOf(text), bytes: Buffer.byteLength(text) },
    things: [{ id: doajId(doi), doi, url, kind: 'article', title: title.plain }],
    content: { kind: 'record', xml: text },
  };
}

/** What removes a DOI from DataCite's search or an article from DOAJ, when its record is no longer published. */
export const hidingParcel = (account: RegistrationAccount, thing: ParcelThing): Parcel => ({
  ...{ account, things: [thing], hash: hashOf('hidden', thing.doi), bytes: 0, updates: [] },
  content: { kind: 'hidden' },
});
