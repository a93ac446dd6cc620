import katex from 'katex';
import { expect, test, vi } from 'vitest';
import { mathAssets } from '../../build/math-assets.ts';

/** What a build puts in place of the module. */
async function builtModule(): Promise<object> {
  const { load } = mathAssets();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
  const code: unknown = Reflect.apply(load, undefined, ['/web/src/made/math-style.ts']);
  return import(`data:text/javascript,${encodeURIComponent(String(code))}`);
}

vi.doMock('../made/math-style.ts', builtModule);
const { mathClasses, mathStyleOf } = await import('./math-style.ts');
const { mathFaces, mathParts } = await import('../made/math-style.ts');

const RULES = mathParts.flatMap(({ css }) => css.split(/(?<=\})/));

/** Whether every class that a selector asks for occurs in a text. */
const canMatch = (selector: string, html: string): boolean =>
  [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => html.includes(name));

test.for([
  'x',
  String.raw`\frac{a}{b} + \sqrt[3]{x_1^2}`,
  String.raw`\mathbb{R} \ni \mathbf{x} \mapsto \mathcal{L}\left(\sum_{i=1}^n \hat{x}_i\right)`,
  String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix} \xrightarrow{f} \overbrace{x+y}^{n}`,
  String.raw`\tiny a \Huge b \text{if } \texttt{c} \mathfrak{g} \mathsf{h} \boxed{x} \cancel{y} \tag{1}`,
])('a page has each rule that applies to its formulas: %s', (tex) => {
  const html = katex.renderToString(tex, { displayMode: true });
  const style = mathStyleOf(mathClasses(html));
  expect(RULES.length).toBeGreaterThan(200);
  for (const rule of RULES) {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    if (selectors.some((selector) => canMatch(selector, html))) expect(style).toContain(rule);
  }
});

test('a page with a simple formula has neither rules nor faces of others', () => {
  const html = katex.renderToString('x + 1');
  const style = mathStyleOf(mathClasses(html));
  const whole = mathStyleOf(mathParts.flatMap(({ owners }) => owners ?? []));
  expect(style.length).toBeLessThan(whole.length / 2);
  expect(style).not.toContain('KaTeX_Fraktur');
  expect(whole).toContain('font-family:KaTeX_Fraktur');
  expect(style).toContain('font-family:KaTeX_Main');
  expect(mathFaces.length).toBeGreaterThan(10);
});
