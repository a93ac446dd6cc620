import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/base.css';
import './ui/styles/article-body.css';
import './ui/styles/article-parts.css';
import './ui/styles/print.css';
import { pathWithoutBase } from '@quire/model/messages/path-below';
import { homePath } from '@quire/model/paths';
import { siteErrorMessage } from '@quire/model/site-errors';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { findHtmlInPage } from './app/html-in-page.ts';
import { isKnownPath, loadMatchedPages } from './app/load-matched-pages.ts';
import { reloadOnMissingChunk } from './app/page/chunk-reload.ts';
import { SiteProvider } from './app/page/site.tsx';
import { routeObjects } from './app/route-objects.ts';
import { routerOnDemand } from './app/router/router-on-demand.ts';
import { SiteRouter } from './app/router/site-router.tsx';
import { isInOffice, toOffice } from './app/to-office.ts';
import { readEmbedded } from './config/embedded.ts';
import { pageBase } from './config/page-base.ts';
import { lazyReader } from './data/public/lazy-reader.ts';
import { publicReaderContext } from './data/public/public-reader.ts';
import { routes } from './routes.ts';

async function startApp(root: HTMLElement): Promise<void> {
  // Reading the script was a task of its own: a click or a touch may come between.
  await new Promise((resolve) => setTimeout(resolve));
  const embedded = readEmbedded(document);
  let target = (): string | null => location.href;
  reloadOnMissingChunk(() => target());
  const { origin = location.origin } = embedded ?? {};
  const base = pageBase();
  const basename = base || '/';
  const { pathname } = location;
  const rows = isInOffice(pathWithoutBase(base, pathname))
    ? (await import('./office-routes.ts')).officeRoutes
    : [toOffice];
  let table = routeObjects([...routes, ...rows], base);
  const wholeTable = async () => {
    const { accountRoutes } = await import('./account-routes.ts');
    const whole = routeObjects([...routes, ...accountRoutes, ...rows], base);
    return loadMatchedPages(whole, pathname, basename);
  };
  if (isKnownPath(table, pathname, basename)) await loadMatchedPages(table, pathname, basename);
  else table = await wholeTable();
  const reader = lazyReader();
  const start = {
    routes: table,
    basename,
    hydrationData: {
      loaderData: Object.fromEntries(
        Object.entries(embedded?.loaderData ?? {}).map(([id, data]) => [
          id,
          findHtmlInPage(data, document),
        ]),
      ),
      errors: embedded?.errors ? { ...embedded.errors } : null,
    },
    getContext: () => new RouterContextProvider(new Map([[publicReaderContext, reader]])),
  };
  const onDemand = routerOnDemand(start, wholeTable);
  target = onDemand.target;
  // A signed-in area comes as an empty shell: there is nothing to hydrate.
  const isShell = !root.firstElementChild;
  const first = isShell ? await onDemand.wake() : undefined;
  const app = (
    <StrictMode>
      <SiteProvider site={{ origin, base }}>
        <SiteRouter onDemand={onDemand} first={first} />
      </SiteProvider>
    </StrictMode>
  );
  if (isShell) createRoot(root).render(app);
  // In a transition, React hydrates in small steps and lets the reader scroll between them.
  else startTransition(() => void hydrateRoot(root, app));
}

/** The server's page can be read without the app; where it sent an empty shell, there is nothing else. */
function giveUp(root: HTMLElement, error: unknown): void {
  reportError(error);
  if (root.firstElementChild) return;
  const home = Object.assign(document.createElement('a'), {
    href: homePath(),
    textContent: 'Home',
  });
  root.append(`${siteErrorMessage('page/failed')}. `, home);
}

const root = document.getElementById('root');
if (root) startApp(root).catch((error: unknown) => giveUp(root, error));
