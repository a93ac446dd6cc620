/** The style that the server wrote into the page: what this page needs (`server/page-style.ts`). */
const partInPage = () => document.querySelector<HTMLStyleElement>('style[data-whole]');

function linkTo(href: string, relation: { rel: string; as?: string }): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { href, ...relation });
}

/** Downloads the whole style sheet without using it. */
export function prepareWholeStyle(): void {
  const href = partInPage()?.dataset.whole;
  if (href) document.head.append(linkTo(href, { rel: 'preload', as: 'style' }));
}

/**
 * Puts the whole style sheet in the place of the page's own, before the browser draws another page.
 * Fails as a missing chunk does: a new version is out.
 */
export async function showWholeStyle(): Promise<void> {
  const part = partInPage();
  const href = part?.dataset.whole;
  if (!part || !href) return;
  const link = linkTo(href, { rel: 'stylesheet' });
  try {
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      // Where it stands among the others decides which rule wins.
      part.after(link);
    });
    part.remove();
  } catch {
    link.remove();
    window.dispatchEvent(new Event('vite:preloadError'));
    throw new Error(`no style sheet ${href}`);
  }
}
