import { currenciesOf } from '@quire/model/charges/price-list';
import type { Charges } from '@quire/model/entities/journal';
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
      <h2 id="calculator">What would you pay?</h2>
      <form
        // What was asked before is shown again, also after going back.
        key={JSON.stringify(asked)}
        className={styles.form}
        method="get"
        action={`${journalPagePath(jkey, 'charge')}#calculator`}
      >
        <div className={styles.field}>
          <label htmlFor="type">Type of article</label>
          <select id="type" name="type" required defaultValue={asked.type}>
            <option value="">Choose…</option>
            {types.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {currencies.length > 1 && (
          <div className={styles.field}>
            <label htmlFor="currency">Currency</label>
            <select id="currency" name="currency" defaultValue={asked.currency || charges.currency}>
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </div>
        )}
        {countries.length > 0 && (
          <div className={styles.field}>
            <label htmlFor="country">Where the corresponding author works</label>
            <select id="country" name="country" defaultValue={asked.country}>
              <option value="">Another country</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className={styles.field}>
          <label htmlFor="domain">Domain of their institution (optional)</label>
          <input
            id="domain"
            name="domain"
            defaultValue={asked.domain}
            maxLength={120}
            placeholder="uni.example"
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
          Calculate
        </button>
      </form>
      {quote && <QuoteResult quote={quote} />}
    </section>
  );
}
