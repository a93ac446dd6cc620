/** Which discounts count, and what they take off. */
import type {
  AppliedDiscount,
  DiscountRefusal,
  DiscountValue,
  OfferedDiscount,
  Stacking,
} from '../entities/discount.ts';
import { percentOf } from './money-arithmetic.ts';
import type { Price } from './price-list.ts';

export interface Discounted {
  readonly applied: readonly AppliedDiscount[];
  readonly refused: readonly { readonly offered: OfferedDiscount; readonly why: DiscountRefusal }[];
  /** What is left to pay, before tax: never below 0. */
  readonly net: number;
}

/** What a discount takes off a price; null where it is an amount of another currency. */
function worth(value: DiscountValue, { amount, currency }: Price): number | null {
  if ('basisPoints' in value) return percentOf(amount, value.basisPoints);
  return value.currency === currency ? value.amount : null;
}

/**
 * Applies what is offered by the journal's rule. `best`: the one that takes off most, alone.
 * `one-institutional-plus-one`: the best institutional agreement and the best of all others; parts are of
 * the full price, and together they take off the price at most. Of equal ones the first counts.
 */
export function applyDiscounts(
  price: Price,
  offered: readonly OfferedDiscount[],
  stacking: Stacking,
): Discounted {
  const worths = offered.map((each, place) => ({ each, place, off: worth(each.value, price) }));
  const counting = worths
    .filter((row): row is typeof row & { off: number } => row.off !== null)
    .toSorted((a, b) => b.off - a.off || a.place - b.place);
  const best = (isInstitution: boolean) =>
    counting.find(({ each }) => (each.kind === 'institution') === isInstitution);
  const chosen =
    stacking === 'best'
      ? counting.slice(0, 1)
      : [best(true), best(false)].flatMap((row) => row ?? []);

  let net = price.amount;
  const applied: AppliedDiscount[] = [];
  const refused: { offered: OfferedDiscount; why: DiscountRefusal }[] = [];
  for (const { each, off } of chosen) {
    const amount = Math.min(off, net);
    net -= amount;
    const { value: _value, source: _source, ...words } = each;
    if (amount > 0) applied.push({ ...words, amount });
    else refused.push({ offered: each, why: 'nothing-left' });
  }
  const isChosen = new Set(chosen.map(({ place }) => place));
  for (const { each, place, off } of worths) {
    if (isChosen.has(place)) continue;
    refused.push({ offered: each, why: off === null ? 'other-currency' : whyNot(each, stacking) });
  }
  return { applied, refused, net };
}

const whyNot = ({ kind }: OfferedDiscount, stacking: Stacking): DiscountRefusal =>
  kind === 'institution' && stacking !== 'best' ? 'one-institution' : 'not-stacked';
