/**
 * A formula as SVG for other programs. MathJax draws it, with each letter of TeX's fonts as an outline: KaTeX
 * has only HTML, which an SVG would have to hold as a foreign object that drawing programs leave out. MathJax
 * and its fonts are 600 kB on the wire: only what a reader presses may import this file.
 */
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/amscd/AmsCdConfiguration.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/braket/BraketConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import 'mathjax-full/js/input/tex/configmacros/ConfigMacrosConfiguration.js';
import 'mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js';
import 'mathjax-full/js/input/tex/mathtools/MathtoolsConfiguration.js';
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js';
import 'mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js';
import 'mathjax-full/js/input/tex/textmacros/TextMacrosConfiguration.js';
import 'mathjax-full/js/input/tex/textcomp/TextcompConfiguration.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

const PACKAGES = [
  ...['base', 'ams', 'amscd', 'boldsymbol', 'braket', 'cancel', 'color', 'configmacros'],
  ...['gensymb', 'mathtools', 'mhchem', 'newcommand', 'textcomp', 'textmacros'],
];

/** What KaTeX knows, or we have taught it (content/src/tex/macros.ts), and MathJax does not. */
const MACROS: Readonly<Record<string, string | [string, number]>> = {
  bm: ['\\boldsymbol{#1}', 1],
  textsc: ['\\text{#1}', 1],
  textsl: ['\\textit{#1}', 1],
  ensuremath: ['#1', 1],
  vcentcolon: '\\mathrel{:}',
  llbracket: '\\mathopen{[\\![}',
  rrbracket: '\\mathclose{]\\!]}',
  allowbreak: '',
  displaybreak: '',
  protect: '',
  noindent: '',
  centering: '',
};
/** Signs of which MathJax has no outline, and the commands that put them together. */
const SIGNS: Readonly<Record<string, string>> = { '≔': '\\coloneqq ', '≕': '\\eqqcolon ' };

/** The size of letters in the drawing: a formula of 1 em is so high, in px. */
const EM_PX = 16;
/** In a thousandth of an em MathJax measures. */
const UNITS_PER_EM = 1000;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The number of an equation, which belongs to the page. */
const NUMBER = /\\tag\*?\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', {
  InputJax: new TeX({
    packages: PACKAGES,
    macros: MACROS,
    formatError: (_: unknown, error: Error) => {
      throw error;
    },
  }),
  OutputJax: new SVG({ fontCache: 'none' }),
});

/**
 * A formula's SVG, in black, with its TeX as its title; null where MathJax cannot read what KaTeX could.
 *
 * @param tex without macros of the text, as `texOf` has it
 */
export function formulaSvg(tex: string, isDisplayed: boolean): string | null {
  try {
    const source = tex.replace(NUMBER, '').replace(/[≔≕]/g, (sign) => SIGNS[sign] ?? sign);
    const drawn = page.convert(source, { display: isDisplayed });
    return standalone(adaptor.innerHTML(drawn), tex);
  } catch {
    return null;
  }
}

/** A part of a page as a separate file. */
function standalone(svg: string, tex: string): string | null {
  const [, start = '', box = ''] = /^<svg ([^>]*viewBox="([^"]*)"[^>]*)>/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  if (start === '' || !/<(?:path|rect|text) /.test(svg) || !(width > 0) || !(height > 0))
    return null;
  const pixels = (units: number) => ((units / UNITS_PER_EM) * EM_PX).toFixed(2);
  const title = tex.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);
  const content = svg
    .slice(svg.indexOf('>') + 1)
    .replaceAll('currentColor', '#000')
    .replace(/ data-[a-z-]+="[^"]*"/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels(width)}" height="${pixels(height)}" viewBox="${box}" role="img"><title>${title}</title>${content}`;
}
