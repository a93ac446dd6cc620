import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { type DatedPrice, datedFees } from '@quire/model/charges/fee-dates';
import { currenciesOf } from '@quire/model/charges/price-list';
import type { Charges } from '@quire/model/entities/journal';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { Fragment } from 'react';
import { rich } from '../../../../messages/rich.ts';
import { FactTable } from '../fact-table.tsx';
import styles from './charge.module.css';

const inWords = ({ amount, currency }: DatedPrice) =>
  amount > 0 ? formatMoney(amount, currency) : t('journals.noCharge');

/** Free in several currencies is free once. */
function Prices({ prices }: { prices: readonly DatedPrice[] }) {
  if (prices.every(({ amount }) => amount === 0)) return t('journals.noCharge');
  return prices.map((price, place) => (
    <Fragment key={price.currency}>
      {place > 0 && ' · '}
      <span className={styles.price}>{inWords(price)}</span>
    </Fragment>
  ));
}

/** Prices that come on one day stand on one line. */
function byDay(prices: readonly DatedPrice[]): [string, DatedPrice[]][] {
  const days = [...new Set(prices.map(({ from = '' }) => from))];
  return days.map((day) => [day, prices.filter(({ from }) => from === day)]);
}

function Fee({ charges, type, today }: { charges: Charges; type: ArticleType; today: string }) {
  const { now, later } = datedFees(charges, type, today);
  const since = [...new Set(now.flatMap(({ from }) => from ?? []))];
  return (
    <>
      <Prices prices={now} />
      {since.length === 1 && since[0] && (
        <span className={styles.date}>
          {t('journals.submittedSince', { date: longDate(since[0]) })}
        </span>
      )}
      {byDay(later).map(([day, prices]) => (
        <span key={day} className={styles.date}>
          {rich('journals.fromDay', { date: longDate(day), price: <Prices prices={prices} /> })}
        </span>
      ))}
    </>
  );
}

/** What each type of article costs today, and what it will. */
export function Fees({
  name,
  charges,
  today,
}: {
  readonly name: string;
  readonly charges: Charges;
  readonly today: string;
}) {
  const types = Object.keys(ARTICLE_TYPES) as ArticleType[];
  const listed = types.filter((type) => charges.fees.some((fee) => fee.type === type));
  const currencies = currenciesOf(charges).join(', ');
  return (
    <FactTable
      caption={t('journals.chargesOf', { journal: name, currencies })}
      columns={[t('journals.articleType'), t('journals.chargeColumn')]}
      rows={[
        ...listed.map(
          (type) =>
            [ARTICLE_TYPES[type], <Fee key={type} {...{ charges, type, today }} />] as const,
        ),
        ...(listed.length === types.length
          ? []
          : [[t('journals.otherTypes'), t('journals.noCharge')] as const]),
      ]}
    />
  );
}
