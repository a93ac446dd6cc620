import type { FigureSource } from '@quire/content/run/figure-source';
import type { Variant } from '../figures/figure-variants.ts';

/** The format that a reader's browser prefers, if it has a choice. */
const PLAIN_WIDTH = 960;

const srcsetOf = (variants: readonly Variant[], addressOf: (name: string) => string): string =>
  variants.map((each) => `${addressOf(each.name)} ${each.width}w`).join(', ');

/**
 * The renderer's data for a figure of this size in these variants, smallest first; `avif`: the same in AVIF, or none.
 */
export function figureSource(
  size: { readonly width: number; readonly height: number },
  variants: readonly Variant[],
  addressOf: (name: string) => string,
  avif: readonly Variant[] = [],
): FigureSource {
  const plain = variants.findLast(({ width }) => width <= PLAIN_WIDTH) ?? variants[0];
  const widest = variants.at(-1);
  if (!plain || !widest) throw new Error('a figure without variants');
  return {
    src: addressOf(plain.name),
    ...(variants.length > 1 ? { srcset: srcsetOf(variants, addressOf) } : {}),
    ...(avif.length > 0 ? { avif: srcsetOf(avif, addressOf) } : {}),
    width: widest.width,
    height: Math.max(1, Math.round((size.height * widest.width) / size.width)),
  };
}
