import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import type { ChargeData } from '../../parts/charge-data.ts';
import styles from './charge.module.css';

/** What the calculator answers, line by line, and why. */
export function QuoteResult({ quote }: { readonly quote: NonNullable<ChargeData['quote']> }) {
  const { currency, price, applied, refused, net, notes } = quote;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <div className={styles.result} role="status">
      <p className={styles.net}>
        {net === 0 ? t('journals.payNothing') : t('journals.payAmount', { amount: money(net) })}
      </p>
      <dl className={styles.sum}>
        <div>
          <dt>{t('journals.chargeToday')}</dt>
          <dd>{price === 0 ? t('journals.noneCharged') : money(price)}</dd>
        </div>
        {applied.map(({ text, amount }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{t('journals.reduction', { amount: money(amount) })}</dd>
          </div>
        ))}
        {applied.length > 0 && (
          <div className={styles.total}>
            <dt>{t('journals.toPay')}</dt>
            <dd>{money(net)}</dd>
          </div>
        )}
      </dl>
      {(refused.length > 0 || notes.length > 0) && (
        <ul>
          {refused.map(({ text, why }) => (
            <li key={text}>{t('journals.refusedBecause', { discount: text, reason: why })}</li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
