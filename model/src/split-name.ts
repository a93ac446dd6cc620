/** A full name to given and family names: particles belong to the family, as in APA's lists. */

const PARTICLES = new Set(
  'van von der den de di da del della des dos du la le ter ten zu zur af al el bin ibn'.split(' '),
);
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** `Ludwig van Beethoven` → `Ludwig`, `van Beethoven`; `Holt, Maren` is read the other way round. */
export function splitName(full: string): { given: string; family: string } {
  const name = full.replace(/\s+/g, ' ').trim();
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma && !SUFFIX.test(comma[2] ?? '')) {
    return { given: comma[2] ?? '', family: comma[1] ?? '' };
  }
  const words = name.replace(/,/g, '').split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const particle = words.findIndex(
    (word, at) =>
      at > 0 &&
      at < words.length - 1 &&
      (PARTICLES.has(word) || (words.length > 2 && /^(De|Di|Del|Della|Von)$/.test(word))),
  );
  const from = particle > 0 ? particle : words.length - 1;
  const family = [...words.slice(from), ...(suffix ? [suffix] : [])].join(' ');
  return { given: words.slice(0, from).join(' '), family };
}
