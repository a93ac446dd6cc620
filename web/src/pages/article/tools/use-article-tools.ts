import { type RefCallback, useCallback } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { isSessionRemembered } from '../../../session/remembered.ts';

const FIGURE_LINK = '.article-body figure a[href]:has(img)';
/** What offers something to those who come near it: tools of its own, or a preview. */
const OFFERS = '.article-body :is(.katex, .equation, figure, pre, a[href^="#"])';
/** What is not a page of the app: files, and what a function answers. */
const FILE = /^\/media\/|\.(?:pdf|xml)(?:$|[?#])/;

/**
 * What a reader can do with the parts of an article. Links to pages of the press are followed
 * without loading anew, figures open in a lightbox, tables and equations offer their tools, links
 * within the text a preview. All of it is loaded when it is first wanted; without it, links are links.
 */
export function useArticleTools(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  return useCallback(
    (article: HTMLElement | null) => {
      if (!article) return;
      const stop = new AbortController();
      const options = { signal: stop.signal };
      article.addEventListener('click', (event) => follow(event, navigate), options);
      for (const name of ['pointerover', 'focusin', 'click']) {
        article.addEventListener(name, offer, options);
      }
      // A text that is marked may be copied, with its formulas as TeX.
      document.addEventListener('selectstart', prepare, options);
      const beside = () =>
        import('./beside.ts').then(({ keepBeside }) => keepBeside(article), ignore);
      document.addEventListener('scroll', beside, { ...options, once: true });
      const notes = article.querySelector<HTMLElement>('[data-open="notes"]');
      if (notes && isSessionRemembered()) {
        import('./press-tool.ts').then(({ resumeNotes }) => resumeNotes(notes), ignore);
      }
      return () => stop.abort();
    },
    [navigate],
  );
}

function follow(event: MouseEvent, navigate: NavigateFunction): void {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented || event.button !== 0) return;
  const tool = target.closest<HTMLElement>('[data-copy], [data-copy-from], [data-open]');
  if (tool) {
    event.preventDefault();
    import('./press-tool.ts').then(({ pressTool }) => pressTool(tool), ignore);
    return;
  }
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const href = link.getAttribute('href') ?? '';
  if (link.matches(FIGURE_LINK)) {
    event.preventDefault();
    import('./lightbox.ts').then(
      ({ openLightbox }) => openLightbox(link, FIGURE_LINK),
      () => location.assign(link.href),
    );
  } else if (/^\/(?!\/)/.test(href) && !link.target && !link.download && !FILE.test(href)) {
    event.preventDefault();
    navigate(href);
  }
}

function offer(event: Event): void {
  if (event.target instanceof Element && event.target.closest(OFFERS)) {
    import('./near.ts').then(({ near }) => near(event), ignore);
  }
}

function prepare(): void {
  import('./near.ts').catch(ignore);
}

/** Where a tool cannot be loaded, nothing is offered. */
function ignore(): void {}
