import type { ArticleCard } from '@quire/model/entities/published';
import { useSite } from '../../app/page/site.tsx';
import { articleCoins } from '../../app/records/coins.ts';
import { CoinsList } from '../../app/records/coins-list.tsx';
import { usePress } from '../../layouts/press-digest.ts';

/** The articles of the list for reference managers. */
export function ListRecords({ cards }: { cards: readonly ArticleCard[] }) {
  const { origin } = useSite();
  const titles = new Map(usePress()?.journals.map(({ name, fullname }) => [name, fullname]));
  const works = cards.map((card) =>
    articleCoins(card, { journalTitle: titles.get(card.journal) }, origin),
  );
  return <CoinsList works={works} />;
}
