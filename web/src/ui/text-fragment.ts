import type { AnnotationPlace } from '@quire/model/entities/annotation';

/** Longer, a quotation is named by how it begins and ends. */
const WHOLE_MAX = 120;
const WORDS = 4;

/** `-` ends a prefix, `,` parts begin and end. */
const encoded = (text: string): string => encodeURIComponent(text.trim()).replaceAll('-', '%2D');

/**
 * A link to a passage of the same page that browsers follow without a script
 * (https://wicg.github.io/scroll-to-text-fragment/).
 */
export function textFragment({ exact }: Pick<AnnotationPlace, 'exact'>): string {
  const words = exact.trim().split(/\s+/);
  if (exact.length <= WHOLE_MAX || words.length < 3 * WORDS) return `#:~:text=${encoded(exact)}`;
  const [first, last] = [words.slice(0, WORDS), words.slice(-WORDS)];
  return `#:~:text=${encoded(first.join(' '))},${encoded(last.join(' '))}`;
}
