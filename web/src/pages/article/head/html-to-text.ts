const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)([^>]*?)(\/?)>|[^<]+|</g;
const VOID = /^(br|img|hr|wbr|input)$/i;

/**
 * The words of HTML that our renderer made; a formula as the TeX it was made from. For the head of a
 * page: what comes out is text and must be escaped where it goes.
 */
export function htmlToText(html: string): string {
  let text = '';
  // Of a formula only the annotation is taken: the rest of it says the same again.
  let inFormula = 0;
  let inAnnotation = false;
  for (const [token, closing, name = '', attributes = '', selfClosed] of html.matchAll(TOKEN)) {
    if (!name) {
      if (inAnnotation || inFormula === 0) text += token;
      continue;
    }
    const opens = !closing && !selfClosed && !VOID.test(name);
    if (name === 'annotation') inAnnotation = opens;
    if (inFormula > 0) inFormula += opens ? 1 : closing ? -1 : 0;
    else if (opens && /class="katex(?:"| )/.test(attributes)) inFormula = 1;
    else if (/^(p|div|li|br|h\d)$/i.test(name)) text += ' ';
  }
  return decode(text).replace(/\s+/g, ' ').trim();
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
