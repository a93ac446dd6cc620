/** What the page of charges shows beside the journal's record: made on the server, embedded in the page. */

import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { currenciesOf } from '@quire/model/charges/price-list';
import { type ChargeQuote, countryWaiver, quoteCharge } from '@quire/model/charges/quote';
import { COUNTRY_CODES } from '@quire/model/countries';
import type { Currency } from '@quire/model/currencies';
import type { Journal } from '@quire/model/entities/journal';
import { compareNames, countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { submittedTypes } from '@quire/model/submission/submission-check';
import type { PublicReader } from '../../../data/public/public-reader.ts';

interface ChargeQuestion {
  readonly type: ArticleType | '';
  readonly currency: Currency | '';
  /** A country's code; empty: one without a rule of its own. */
  readonly country: string;
  /** Of mail addresses at the author's institution. */
  readonly domain: string;
}
export interface ChargeData {
  /** `2026-03-01`. */
  readonly today: string;
  /** Types that authors send, by their key. */
  readonly types: readonly { readonly key: ArticleType; readonly label: string }[];
  readonly asked: ChargeQuestion;
  /** Countries in which authors pay less of themselves; their names by the server, the same for all. */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly basisPoints: number;
  }[];
  /** Null: nothing was asked. */
  readonly quote: (ChargeQuote & { readonly notes: readonly string[] }) | null;
  /** What of the question could not be read. */
  readonly problem: string | null;
}

const TYPES = (Object.keys(ARTICLE_TYPES) as ArticleType[])
  .filter((type) => submittedTypes().some(({ key }) => key === type))
  .map((key) => ({ key, label: ARTICLE_TYPES[key] }));

const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,62})\.)+[a-z]{2,}$/;
const DOMAIN_LENGTH = 120;

/** `https://www.uni.example/`, `a@uni.example` → `uni.example`. */
const plainDomain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '')
    .slice(0, DOMAIN_LENGTH);

function readQuestion(journal: Journal, params: URLSearchParams): ChargeQuestion {
  const given = (name: string) => params.get(name) ?? '';
  const type = TYPES.find(({ key }) => key === given('type'))?.key ?? '';
  const currencies = journal.charges ? currenciesOf(journal.charges) : [];
  return {
    type,
    currency: currencies.find((each) => each === given('currency')) ?? '',
    country: COUNTRY_CODES.find((code) => code === given('country')) ?? '',
    domain: plainDomain(given('domain')),
  };
}

/** By the journal's record alone. */
function plainQuote({ charges }: Journal, asked: ChargeQuestion, today: string): ChargeQuote {
  const waiver = countryWaiver(charges, [asked.country]);
  return quoteCharge(charges, {
    type: asked.type,
    currency: asked.currency || undefined,
    at: `${today}T23:59:59.000Z`,
    offered: waiver ? [waiver] : [],
  });
}

/** By the function, which alone knows the agreements; without its answer, by the record, and said so. */
async function quoteWithAgreements(
  reader: PublicReader,
  journal: Journal,
  asked: ChargeQuestion,
  today: string,
): Promise<NonNullable<ChargeData['quote']>> {
  const { type, currency, country, domain } = asked;
  if (type === '') throw new Error('charge: no type was asked for');
  const answer = await reader.quote?.({
    ...{ journal: journal.name, articleType: type, email: `author@${domain}` },
    ...(currency ? { currency } : {}),
    ...(country ? { country } : {}),
  });
  const { CHARGE_CALLS } = await import('@quire/model/calls/charges');
  const read = CHARGE_CALLS.quoteCharge.response.safeParse(answer);
  return read.data ?? { ...plainQuote(journal, asked, today), notes: [t('journals.noAgreements')] };
}

/** Reads what the calculator was asked, and answers it. */
export async function chargeData(
  reader: PublicReader,
  journal: Journal,
  params: URLSearchParams,
  today: string,
): Promise<ChargeData> {
  const asked = readQuestion(journal, params);
  const countries = (journal.charges?.autoWaiverCountries ?? [])
    .map(({ country: code, basisPoints }) => ({ code, name: countryName(code), basisPoints }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  const isDomain = asked.domain === '' || DOMAIN.test(asked.domain);
  const problem = isDomain ? null : t('journals.domainProblem');
  const data = { today, types: TYPES, asked, countries, problem };
  if (asked.type === '' || problem) return { ...data, quote: null };
  const quote = asked.domain
    ? await quoteWithAgreements(reader, journal, asked, today)
    : { ...plainQuote(journal, asked, today), notes: [] };
  return { ...data, quote };
}
