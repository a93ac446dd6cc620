/** Menus that stand beside a text or at the foot of the page: no reader's script needs them first. */
import { t } from '@quire/model/messages/t';
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
export const aboutMenu = (): MenuGroup => ({
  label: t('layouts.about'),
  entries: sitePagesOf('about'),
});

/** The pages beside a text about a service. */
export const servicesMenu = (): readonly MenuGroup[] => [
  { label: t('layouts.publicationServices'), entries: sitePagesOf('publication') },
  { label: t('layouts.otherServices'), entries: otherServices() },
];

/** The columns of the footer. */
export const footerMenu = (): readonly MenuGroup[] => [
  {
    label: t('layouts.footerRead'),
    entries: [
      { label: t('layouts.journals'), path: journalsPath() },
      { label: t('layouts.footerLatest'), path: articleListPath() },
      { label: t('layouts.books'), path: booksPath() },
      { label: t('layouts.footerProceedings'), path: proceedingsPath() },
      { label: t('layouts.news'), path: newsPath() },
      { label: t('layouts.blog'), path: blogsPath() },
    ],
  },
  {
    label: t('layouts.footerAuthors'),
    entries: [
      ...pick('publication', 'for_authors', 'for_reviewers', 'for_editors', 'for_librarians'),
      ...pick('services', 'language'),
      { label: t('layouts.footerConferences'), path: conferencePath() },
      ...pick('journals', 'latex_template'),
      { label: t('layouts.footerEditor'), path: editorToolPath() },
      { label: t('layouts.footerAllServices'), path: servicesPath() },
    ],
  },
  {
    label: t('layouts.footerPolicies'),
    entries: [
      ...pick('about', 'about', 'open_access', 'invoice_payment', 'privacy_policy'),
      ...pick('about', 'crossmark_policy', 'repository_policy', 'data_mining', 'accessibility'),
      ...pick('publication', 'publication_ethics'),
    ],
  },
];

/** Feeds of the press, for the footer: files, not pages of the app. */
export const feeds = (): readonly MenuEntry[] => [
  { label: t('layouts.feedArticles'), path: pressFeedPath() },
  { label: t('layouts.news'), path: postsFeedPath('news') },
  { label: t('layouts.blog'), path: postsFeedPath('blogs') },
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
