import type { Charges } from '@quire/model/entities/journal';
import { locale } from '@quire/model/messages/language';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { invoicePaymentPath, submissionInvoicePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../../../messages/rich.ts';
import type { ChargeData } from '../../parts/charge-data.ts';

/** More are folded. */
const NAMED_MOST = 8;
/** In basis points: nothing is left to pay. */
const WHOLE = 10_000;
const percent = (basisPoints: number): string =>
  (basisPoints / WHOLE).toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 2 });

/** What the authors of some countries pay less, with the countries by name, or how many they are. */
function lessFor(part: number, names: readonly string[]): string {
  const { length: count } = names;
  if (count > NAMED_MOST) {
    return part === WHOLE
      ? t('journals.freeForManyCountries', { count })
      : t('journals.lessForManyCountries', { part: percent(part), count });
  }
  const countries = formatList(names);
  return part === WHOLE
    ? t('journals.freeForCountries', { countries })
    : t('journals.lessForCountries', { part: percent(part), countries });
}

/** Countries by how much comes off, the most first. */
function byPart(countries: ChargeData['countries']): [number, string[]][] {
  const parts = [...new Set(countries.map(({ basisPoints }) => basisPoints))];
  return parts
    .toSorted((a, b) => b - a)
    .map((part) => [
      part,
      countries.filter(({ basisPoints }) => basisPoints === part).map(({ name }) => name),
    ]);
}

interface DiscountsProps {
  readonly charges: Charges;
  readonly countries: ChargeData['countries'];
}

/** Who pays less, and which of several discounts counts. */
export function Discounts({ charges, countries }: DiscountsProps) {
  const { stacking = 'best', societyPercent, editorPercent } = charges;
  return (
    <>
      <ul>
        {byPart(countries).map(([part, names]) => (
          <li key={part}>
            {lessFor(part, names)}
            {names.length > NAMED_MOST && (
              <details>
                <summary>{t('journals.whichCountries')}</summary>
                {names.join(', ')}
              </details>
            )}
          </li>
        ))}
        {countries.length > 0 && <li>{t('journals.countryRule')}</li>}
        <li>{t('journals.agreementRule')}</li>
        <li>{t('journals.voucherRule')}</li>
        {societyPercent !== undefined && (
          <li>{t('journals.societyRule', { part: percent(societyPercent) })}</li>
        )}
        {editorPercent !== undefined && (
          <li>{t('journals.editorRule', { part: percent(editorPercent) })}</li>
        )}
        <li>
          {rich('journals.fundsRule', {
            link: (words) => <Link to={submissionInvoicePath()}>{words}</Link>,
          })}
        </li>
      </ul>
      <p>
        {stacking === 'best' ? t('journals.bestDiscount') : t('journals.bestTwoDiscounts')}{' '}
        <Link to={invoicePaymentPath()}>{t('journals.howToPay')}</Link>
      </p>
    </>
  );
}
