/** Every link: an address we allow, or none; links away do not hand over the window. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { bodyWord } from '../run/body-words.ts';
import { type Run, report } from '../run/run.ts';
import { safeUrl } from '../run/safe-url.ts';

/** Links must not be nested: a browser would break both. */
function unlinkWithin(link: Element): void {
  for (const child of link.children) {
    visit(child, 'element', (node) => {
      if (node.tagName !== 'a') return;
      node.tagName = 'span';
      delete node.properties.href;
      delete node.properties.className;
    });
  }
}

function checkLink(node: Element, run: Run): void {
  unlinkWithin(node);
  const address = String(node.properties.href ?? '');
  const url = safeUrl(address);
  if (url === null) {
    delete node.properties.href;
    const values = { address: address.slice(0, 80) };
    report(run, 'warning', 'link/refused', values, node.position?.start.line);
    return;
  }
  node.properties.href = url;
  if (/^https?:/i.test(url)) node.properties.rel = ['noopener'];
}

/**
 * Takes the address off links that lead somewhere a text may not lead, and reports it. The boxes of
 * task lists get a name for those who cannot see them.
 */
export function checkLinks(tree: Root, run: Run): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'input')
      node.properties.ariaLabel = bodyWord(run.words, node.properties.checked ? 'done' : 'notDone');
    if (node.tagName === 'a') checkLink(node, run);
  });
}
