import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { formatMoney } from '@quire/model/money';
import { HtmlBlock } from '../../../ui/html-block.tsx';
import styles from '../journal-page.module.css';
import { type JournalPageData, WAIVERS } from '../journal-page-data.ts';
import { FactTable } from './fact-table.tsx';

const FREE = 'No charge';

/** What authors are charged, by the type of their article. */
export function Charge({ page: { journal, waivers } }: { page: JournalPageData }) {
  const { charges, fullname } = journal;
  const types = Object.keys(ARTICLE_TYPES) as ArticleType[];
  const feeOf = (type: ArticleType) => charges?.fees.find((fee) => fee.type === type);
  if (!charges || charges.fees.every(({ amount }) => amount === 0)) {
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
      <FactTable
        caption={`Article processing charges of ${fullname}, in ${charges.currency}`}
        columns={['Type of article', 'Charge']}
        rows={[
          ...types.flatMap((type) => {
            const fee = feeOf(type);
            if (!fee) return [];
            const amount = fee.amount > 0 ? formatMoney(fee.amount, charges.currency) : FREE;
            return [[ARTICLE_TYPES[type], amount] as const];
          }),
          ...(types.every(feeOf) ? [] : [['All other types', FREE] as const]),
        ]}
      />
      {waivers && (
        <>
          <h2>Waivers and discounts</h2>
          <HtmlBlock id={WAIVERS} className={`article-body ${styles.text}`} {...waivers} />
        </>
      )}
    </>
  );
}
