import { t } from '@quire/model/messages/t';
import { rich } from '../../../../messages/rich.ts';
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
        <h2>{t('journals.noCharge')}</h2>
        <p>{t('journals.noChargeText', { journal: fullname })}</p>
      </>
    );
  }
  return (
    <>
      <h2>{t('journals.charges')}</h2>
      <Fees name={fullname} charges={charges} today={charge.today} />
      <p>{rich('journals.priceHolds', { b: (words) => <strong>{words}</strong> })}</p>
      <Calculator jkey={name} charges={charges} data={charge} />
      <h2>{t('journals.waivers')}</h2>
      {waivers && (
        <HtmlBlock dir="auto" id={WAIVERS} className={`article-body ${styles.text}`} {...waivers} />
      )}
      <Discounts charges={charges} countries={charge.countries} />
    </>
  );
}
