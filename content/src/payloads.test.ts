import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import { renderInline, renderParagraphs } from './render-inline.ts';
import { attacks, PAYLOADS, PUBLISHED } from './testing/attacks.ts';

const HTML = new Set(
  `a b blockquote br code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img input li ol p pre
  section span strong sub sup table tbody td th thead tr ul`.split(/\s+/),
);
/** What KaTeX makes: MathML, and SVG for stretched signs. */
const KATEX = new Set(
  `math semantics annotation mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot
  mover munder munderover mtable mtr mtd mstyle mpadded mphantom menclose merror mglyph svg path
  line g text circle wbr`.split(/\s+/),
);
const SAFE_ATTRIBUTES = new Set(
  `id className dir href rel ariaLabel ariaLabelledBy ariaDescribedBy ariaHidden role tabIndex title src
  srcSet sizes alt width height loading decoding scope start type disabled checked style
  dataFootnoteRef dataFootnoteBackref dataFootnotes`.split(/\s+/),
);

const isStyleOurs = (style: string) =>
  style.split(';').every((rule) => /^\s*$|^[\w-]+:[^()]*$/.test(rule) && !/url|@|\\/i.test(rule));

/** What is wrong with some HTML, as a browser would read it. */
function findFaults(html: string): string[] {
  const source: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const faults: string[] = [];
  visit(raw(source), (node, _index, parent) => {
    if (node.type === 'comment' || node.type === 'doctype') faults.push(node.type);
    if (node.type !== 'element') return;
    const inKatex = KATEX.has(node.tagName);
    if (!HTML.has(node.tagName) && !inKatex) faults.push(`<${node.tagName}>`);
    faults.push(...faultsOf(node, inKatex));
    if (node.tagName === 'svg' && parent?.type === 'root') faults.push('<svg> by itself');
  });
  return faults;
}

function faultsOf(node: Element, inKatex: boolean): string[] {
  return Object.entries(node.properties).flatMap(([name, value]) => {
    const text = String(value);
    if (/^on/i.test(name)) return [`${name}=`];
    if (!inKatex && !SAFE_ATTRIBUTES.has(name)) return [`${node.tagName} ${name}=`];
    if (name === 'href' && !/^(https?:\/\/[^/]|mailto:|#|\/[^/\\])/.test(text))
      return [`href=${text}`];
    if (name === 'src' && !text.startsWith('/media/')) return [`src=${text}`];
    if (name === 'style' && !isStyleOurs(text)) return [`style=${text}`];
    return [];
  });
}

describe('published attacks', () => {
  it('are many, each with its source', () => {
    const published = PUBLISHED.flatMap(({ payloads }) => payloads);
    expect(published.length).toBeGreaterThanOrEqual(200);
    expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
    expect(PUBLISHED.every(({ source }) => source.length > 5)).toBe(true);
  });

  // The same texts run in a browser: tests/content.
  it('leave nothing to run in any input', () => {
    const faults: Record<string, string[]> = {};
    for (const { name, figure, ...input } of attacks()) {
      const figures = new Map([[figure, { src: '/media/y.webp', width: 10, height: 10 }]]);
      const done = renderDocument({ ...input, figures });
      const found = [done.html, done.abstractHtml].flatMap(findFaults);
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  });

  it.each(PAYLOADS)('leaves nothing to run in a title of %j', (payload) => {
    expect(findFaults(renderInline(payload).html)).toEqual([]);
    expect(findFaults(renderParagraphs(payload).html)).toEqual([]);
  });

  it('finds faults where there are some', () => {
    for (const html of ['<script>1</script>', '<p onclick=a>', '<a href="javascript:1">x</a>']) {
      expect(findFaults(html), html).not.toEqual([]);
    }
  });

  it('trusts no macro either', () => {
    const macros = { '\\x': '\\href{javascript:alert(1)}{y}', '\\frac': '\\htmlId{body}{z}' };
    const { html, problems } = renderDocument({
      markdown: '$\\x$ $\\frac$',
      bibtex: '',
      macros,
      figures: new Map(),
    });
    expect(findFaults(html)).toEqual([]);
    expect(html).not.toContain('id="body"');
    expect(problems.map(({ code }) => code)).toEqual(['math/unreadable', 'math/unreadable']);
  });
});
