import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import { renderInline, renderParagraphs } from './render-inline.ts';

/** Attacks of the kinds that are published for Markdown, HTML, SVG, MathML and KaTeX. */
const PAYLOADS: string[] = JSON.parse(
  readFileSync(new URL('./fixtures/payloads.json', import.meta.url), 'utf8'),
);
const BIBTEX = `@misc{evil, title={<img src=x onerror=alert(1)> \\href{javascript:alert(1)}{x}},
  author={<script>alert(1)</script>, "onclick=alert(1)}, year={2020},
  url={javascript:alert(1)}, doi={"><script>alert(1)</script>}, note={<svg onload=alert(1)>} }`;

const HTML = new Set(
  `a b blockquote br code del div em figcaption figure h2 h3 h4 h5 h6 hr i img input li ol p pre
  section span strong sub sup table tbody td th thead tr ul`.split(/\s+/),
);
/** What KaTeX makes: MathML, and SVG for stretched signs. */
const KATEX = new Set(
  `math semantics annotation mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot
  mover munder munderover mtable mtr mtd mstyle mpadded mphantom menclose merror mglyph svg path
  line g`.split(/\s+/),
);
const SAFE_ATTRIBUTES = new Set(
  `id className href rel ariaLabel ariaLabelledBy ariaDescribedBy ariaHidden role tabIndex title src
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

describe('published attacks', { timeout: 60_000 }, () => {
  it('are many', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(PAYLOADS)('leaves nothing to run of %j', (payload) => {
    const figures = new Map([['y.png', { src: '/media/y.webp', width: 10, height: 10 }]]);
    for (const markdown of [payload, `- Text ${payload} text.`]) {
      const done = renderDocument({
        markdown,
        bibtex: BIBTEX,
        macros: {},
        figures,
        abstract: payload,
      });
      expect(findFaults(done.html)).toEqual([]);
      expect(findFaults(done.abstractHtml)).toEqual([]);
      expect(findFaults(renderInline(markdown).html)).toEqual([]);
      expect(findFaults(renderParagraphs(markdown).html)).toEqual([]);
    }
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
