const TEASER_MAX = 320;

/** The first sentences of a text, whole if they fit, for a list of articles. */
export function teaserOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= TEASER_MAX) return flat;
  const head = flat.slice(0, TEASER_MAX);
  const sentence = /^.*[.!?](?=\s)/.exec(head)?.[0];
  if (sentence && sentence.length > TEASER_MAX / 3) return sentence;
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s,;:–—-]+$/, '')}…`;
}
