import { HtmlBlock } from '../../../../ui/html-block.tsx';
import styles from '../../journal-page.module.css';
import { type JournalPageData, WAIVERS } from '../../parts/journal-page-data.ts';
import { Calculator } from './calculator.tsx';
import { Discounts } from './discounts.tsx';
import { Fees } from './fees.tsx';

/** What authors are charged by the type of their article, who pays less, and what one would pay. */
export function Charge({ page: { journal, waivers, charge } }: { page: JournalPageData }) {
  const { charges, fullname, name } = journal;
  if (!charges || !charge || charges.fees.every(({ amount }) => amount === 0)) {
    return (
      <>
        <h2>No charge</h2>
        <p>
          {fullname} charges authors nothing, neither for submitting an article nor for publishing
          one. Readers pay nothing either.
        </p>
      </>
    );
  }
  return (
    <>
      <h2>Charges by type of article</h2>
      <Fees name={fullname} charges={charges} today={charge.today} />
      <p>
        The price of the day on which you <strong>submit</strong> holds, whatever is decided later.
        It is asked for once, after acceptance. Tax is added where the law asks for it.
      </p>
      <Calculator jkey={name} charges={charges} data={charge} />
      <h2>Waivers and discounts</h2>
      {waivers && <HtmlBlock id={WAIVERS} className={`article-body ${styles.text}`} {...waivers} />}
      <Discounts charges={charges} countries={charge.countries} />
    </>
  );
}
