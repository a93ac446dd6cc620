import { currenciesOf } from '@quire/model/charges/price-list';
import type { Charges } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import { journalPagePath } from '@quire/model/paths';
import type { ChargeData } from '../../parts/charge-data.ts';
import styles from './charge.module.css';
import { QuoteResult } from './quote-result.tsx';

interface CalculatorProps {
  readonly jkey: string;
  readonly charges: Charges;
  readonly data: ChargeData;
}

/** A form that the browser sends by itself: its answer is a page of its own, made on the server. */
export function Calculator({ jkey, charges, data }: CalculatorProps) {
  const { types, asked, countries, quote, problem } = data;
  const currencies = currenciesOf(charges);
  return (
    <section aria-labelledby="calculator">
      <h2 id="calculator">{t('journals.calculator')}</h2>
      <form
        // What was asked before is shown again, also after going back.
        key={JSON.stringify(asked)}
        className={styles.form}
        method="get"
        action={`${journalPagePath(jkey, 'charge')}#calculator`}
      >
        <div className={styles.field}>
          <label htmlFor="type">{t('journals.articleType')}</label>
          <select id="type" name="type" required defaultValue={asked.type}>
            <option value="">{t('forms.choose')}</option>
            {types.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {currencies.length > 1 && (
          <div className={styles.field}>
            <label htmlFor="currency">{t('journals.currency')}</label>
            <select id="currency" name="currency" defaultValue={asked.currency || charges.currency}>
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </div>
        )}
        {countries.length > 0 && (
          <div className={styles.field}>
            <label htmlFor="country">{t('journals.authorCountry')}</label>
            <select id="country" name="country" defaultValue={asked.country}>
              <option value="">{t('journals.otherCountry')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className={styles.field}>
          <label htmlFor="domain">{t('journals.authorDomain')}</label>
          <input
            id="domain"
            name="domain"
            defaultValue={asked.domain}
            maxLength={120}
            placeholder={t('journals.exampleDomain')}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={problem ? 'domain-problem' : undefined}
          />
          {problem && (
            <p id="domain-problem" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {t('journals.calculate')}
        </button>
      </form>
      {quote && <QuoteResult quote={quote} />}
    </section>
  );
}
