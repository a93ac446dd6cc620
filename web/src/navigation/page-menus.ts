/** Menus that stand beside a text or at the foot of the page: no reader's script needs them first. */
import {
  articleListPath,
  blogsPath,
  booksPath,
  conferencePath,
  editorToolPath,
  journalsPath,
  newsPath,
  postsFeedPath,
  pressFeedPath,
  proceedingsPath,
  servicesPath,
} from '@quire/model/paths';
import { type SiteSection, sitePagesOf } from '@quire/model/site-pages';
import type { MenuEntry, MenuGroup } from './menus.ts';

/** The pages beside a text about the press. */
export const ABOUT_MENU: MenuGroup = { label: 'About us', entries: sitePagesOf('about') };

/** The pages beside a text about a service. */
export const SERVICES_MENU: readonly MenuGroup[] = [
  { label: 'Publication services', entries: sitePagesOf('publication') },
  { label: 'Other services', entries: otherServices() },
];

/** The columns of the footer. */
export const FOOTER_MENU: readonly MenuGroup[] = [
  {
    label: 'Read',
    entries: [
      { label: 'Journals', path: journalsPath() },
      { label: 'Latest articles', path: articleListPath() },
      { label: 'Books', path: booksPath() },
      { label: 'Proceedings', path: proceedingsPath() },
      { label: 'News', path: newsPath() },
      { label: 'Blog', path: blogsPath() },
    ],
  },
  {
    label: 'Authors & services',
    entries: [
      ...pick('publication', 'for_authors', 'for_reviewers', 'for_editors', 'for_librarians'),
      ...pick('services', 'language'),
      { label: 'Conference services', path: conferencePath() },
      ...pick('journals', 'latex_template'),
      { label: 'Markdown editor', path: editorToolPath() },
      { label: 'All services', path: servicesPath() },
    ],
  },
  {
    label: 'About & policies',
    entries: [
      ...pick('about', 'about', 'open_access', 'invoice_payment', 'privacy_policy'),
      ...pick('about', 'crossmark_policy', 'repository_policy', 'data_mining'),
      ...pick('publication', 'publication_ethics'),
    ],
  },
];

/** Feeds of the press, for the footer: files, not pages of the app. */
export const FEEDS: readonly MenuEntry[] = [
  { label: 'Articles', path: pressFeedPath() },
  { label: 'News', path: postsFeedPath('news') },
  { label: 'Blog', path: postsFeedPath('blogs') },
];

function otherServices(): MenuEntry[] {
  return [...pick('services', 'language'), ...sitePagesOf('conference')];
}

/** Some pages of a section by the last part of their address. */
function pick(section: SiteSection, ...names: string[]): MenuEntry[] {
  return sitePagesOf(section).filter(({ path }) =>
    names.includes(path.slice(path.lastIndexOf('/') + 1)),
  );
}
