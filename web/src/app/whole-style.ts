/** The styles that the server wrote into the page: what this page needs (`server/page-style.ts`). */
const partsInPage = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-whole]')];

function linkTo(href: string, relation: { rel: string; as?: string }): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { href, ...relation });
}

/** Downloads the whole style sheets without using them. */
export function prepareWholeStyle(): void {
  for (const { dataset } of partsInPage()) {
    document.head.append(linkTo(dataset.whole ?? '', { rel: 'preload', as: 'style' }));
  }
}

/**
 * Puts the whole style sheets in the place of the page's own, before the browser draws another page.
 * Fails as a missing chunk does: a new version is out.
 */
export async function showWholeStyle(): Promise<void> {
  await Promise.all(partsInPage().map(showWhole));
}

async function showWhole(part: HTMLStyleElement): Promise<void> {
  const href = part.dataset.whole ?? '';
  const link = linkTo(href, { rel: 'stylesheet' });
  link.id = part.id;
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
