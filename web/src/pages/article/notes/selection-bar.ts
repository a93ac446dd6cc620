import { QUOTE_MAX } from '@quire/model/entities/annotation';
import { t } from '@quire/model/messages/t';
import { button, element } from '../tools/element.ts';
import { readBody } from './body-text.ts';
import type { Span } from './find-place.ts';

interface BarPorts {
  readonly body: HTMLElement;
  readonly signal: AbortSignal;
  readonly onHighlight: (span: Span) => void;
  readonly onNote: (span: Span) => void;
}

/** A selection rests this long before the bar comes. */
const REST_MS = 250;

/** What of the body is selected; null: nothing, or more than a quotation. */
function selectedSpan(body: HTMLElement): { readonly span: Span; readonly range: Range } | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!body.contains(range.startContainer) || !body.contains(range.endContainer)) return null;
  const { text, offsetOf } = readBody(body);
  const [from, to] = [
    offsetOf(range.startContainer, range.startOffset),
    offsetOf(range.endContainer, range.endOffset),
  ];
  const words = text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  return end > start && end - start <= QUOTE_MAX ? { span: { start, end }, range } : null;
}

/**
 * Offers “Highlight” and “Note” for what is selected in the body. The bar stands in the page after the block in which
 * the selection ends, so that it is next in the order of the keyboard; Escape takes it away.
 */
export function offerSelectionBar({ body, signal, onHighlight, onNote }: BarPorts): void {
  let bar: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    bar?.remove();
    bar = undefined;
  };
  const act = (span: Span, run: (span: Span) => void) => () => {
    leave();
    getSelection()?.removeAllRanges();
    run(span);
  };
  const offer = () => {
    if (bar?.contains(document.activeElement)) return;
    leave();
    const selected = selectedSpan(body);
    if (!selected) return;
    const { span, range } = selected;
    const block = [...body.children].find((child) => child.contains(range.endContainer));
    const tools = element('div', { role: 'toolbar', 'aria-label': t('article.annotate') }, [
      button(t('article.highlight'), act(span, onHighlight)),
      button(t('article.note'), act(span, onNote)),
    ]);
    bar = element('div', { class: 'notes-bar no-print' }, [tools]);
    if (block) block.after(bar);
    else body.append(bar);
    const [at, here] = [range.getBoundingClientRect(), bar.getBoundingClientRect()];
    tools.style.top = `${at.bottom - here.top + 8}px`;
    const most = Math.max(0, here.width - tools.offsetWidth);
    tools.style.left = `${Math.min(Math.max(0, at.left - here.left), most)}px`;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(offer, REST_MS);
  };
  document.addEventListener('selectionchange', wait, { signal });
  // A passage may have been selected while the notes were still loading.
  wait();
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    leave();
  });
}
