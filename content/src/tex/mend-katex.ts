/**
 * Where KaTeX's output is not what the standards allow, what they allow. Nothing looks different: the
 * HTML is drawn as before, and the MathML is read as it was meant.
 */

/** Elements with a fixed number of children: base, then scripts. */
const SCRIPTED = /^m(?:sub|sup|subsup|under|over|underover)$/;

/** "Function application", which KaTeX adds after every operator's name. */
const APPLY = '<mo>\u2061</mo>';

const TAG = /<mo>\u2061<\/mo>|<(\/?)([a-z]+)[^>]*>/g;

/**
 * Takes out function application where an operator stands alone as a script (`h_{\max}`): as a third
 * child of `msub` it makes the whole formula unreadable to the Nu checker, and to readers of MathML.
 */
function withoutStrayApplication(mathml: string): string {
  if (!mathml.includes(APPLY)) return mathml;
  const open: string[] = [];
  return mathml.replace(TAG, (tag, slash: string | undefined, name: string | undefined) => {
    if (name === undefined) return SCRIPTED.test(open.at(-1) ?? '') ? '' : tag;
    if (slash) open.pop();
    else if (!tag.endsWith('/>')) open.push(name);
    return tag;
  });
}

/** What `katex.renderToString` made, with the faults taken out that a checker of HTML finds. */
export function mendKatex(html: string): string {
  return (
    html
      .replace(/<math[\s\S]*?<\/math>/g, (mathml) =>
        // An attribute that MathML never had: its columns are the HTML's business.
        withoutStrayApplication(mathml.replaceAll('<mtd width="50%">', '<mtd>')),
      )
      // A negative height is no height: browsers drop it.
      .replace(/height:-[\d.]+em;/g, '')
      .replaceAll(' style=""', '')
  );
}
