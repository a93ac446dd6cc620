import type { Stacking } from '@quire/model/entities/discount';
import type { Charges } from '@quire/model/entities/journal';
import { invoicePaymentPath, submissionInvoicePath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { ChargeData } from '../../parts/charge-data.ts';

/** More are folded. */
const NAMED_MOST = 8;
const percent = (basisPoints: number) => `${basisPoints / 100} %`;

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
            {part === 10_000 ? 'Nothing is charged' : `${percent(part)} less`}, without asking,
            where the corresponding author works in{' '}
            {names.length > NAMED_MOST ? (
              <>
                one of {names.length} countries.
                <details>
                  <summary>Which countries</summary>
                  {names.join(', ')}
                </details>
              </>
            ) : (
              `${names.join(', ')}.`
            )}
          </li>
        ))}
        {countries.length > 0 && (
          <li>
            A waiver by country applies automatically where the author’s profile, the institutions
            of the corresponding authors (found by their ROR ids) and everyone who pays are in such
            countries. Otherwise authors can ask for it, and our finance team decides.
          </li>
        )}
        <li>
          Institutions may have an agreement with us: it is found by the institution or the domain
          of your address, and we confirm it.
        </li>
        <li>A voucher takes off what it says. It counts once, for the person it was made for.</li>
        {societyPercent !== undefined && (
          <li>{percent(societyPercent)} less for members of the journal’s society.</li>
        )}
        {editorPercent !== undefined && (
          <li>{percent(editorPercent)} less where the editors have asked for an article.</li>
        )}
        <li>
          Whoever has no funds asks for a waiver, with a reason, on the{' '}
          <Link to={submissionInvoicePath()}>page of their invoices</Link>, from the day of
          submission.
        </li>
      </ul>
      <p>
        Of several discounts, {STACKING_WORDS[stacking]} counts. What you pay is never seen by
        editors and reviewers before the decision.{' '}
        <Link to={invoicePaymentPath()}>How and when to pay</Link>
      </p>
    </>
  );
}

const STACKING_WORDS: Readonly<Record<Stacking, string>> = {
  best: 'the one that is best for you',
  'one-institutional-plus-one':
    'one agreement with an institution and one other, the best of each,',
};
