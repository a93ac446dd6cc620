import type { Journal } from '@quire/model/entities/journal';
import { formatMoney } from '@quire/model/money';

/** `None`, `EUR 900.00` or `EUR 300.00 to EUR 900.00`, by the type of the article. */
export function chargesInShort(charges: Journal['charges']): string {
  const amounts = (charges?.fees ?? []).map(({ amount }) => amount).filter((amount) => amount > 0);
  if (!charges || amounts.length === 0) return 'None';
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) =>
    formatMoney(amount, charges.currency),
  );
  return least === most ? `${most}` : `${least} to ${most}, by type`;
}
