import { linkBelow } from '@quire/model/messages/language-address';
import { pathBelow, pathWithoutBase } from '@quire/model/messages/path-below';
import { pageBase } from '../../config/page-base.ts';
import { rememberLanguage } from '../../config/remembered-language.ts';

/**
 * Keeps links in the language that they should lead to. Links to the page in other languages lead to the page that is
 * shown when they are followed, and the choice is remembered. Links that are not the router's, in texts that were loaded
 * in the browser, get the page's own language. Called with the file of the router that navigates: before it is there,
 * all links are as the server wrote them for this page.
 */
export function keepLanguage(): void {
  const base = pageBase();
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const { base: chosen } = link.dataset;
    if (chosen !== undefined) {
      rememberLanguage(link.hreflang);
      const page = pathWithoutBase(base, location.pathname);
      link.href = pathBelow(chosen, page + location.search + location.hash);
      return;
    }
    const below = linkBelow(base, link.getAttribute('href') ?? '');
    if (below !== null && !link.hreflang) link.setAttribute('href', below);
  };
  // Before React's own listeners, and also for a new tab.
  for (const name of ['click', 'auxclick']) document.addEventListener(name, follow, true);
}
