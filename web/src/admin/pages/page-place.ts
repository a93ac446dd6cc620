import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import { t } from '@quire/model/messages/t';
import { SITE_PAGES } from '@quire/model/site-pages';

/** The page on which a text is shown; a text with any other address is not shown. */
export function pagePlace(path: string): string | null {
  const own = SITE_PAGES.find((page) => page.path === path);
  if (own) return own.label;
  const [, area, journal, key, sub] = path.split('/');
  if (area !== 'journals' || !journal || !key) return null;
  if (key === 'special_issues' && sub !== undefined) {
    return SPECIAL_ISSUES_PAGES.find((page) => page.key === sub)?.label ?? null;
  }
  const page = JOURNAL_PAGES.find((each) => each.key === key);
  return sub === undefined && page && page.from !== 'figures' ? page.label : null;
}

/** The hint for an address while it is typed. */
export function placeSays(path: string): string {
  const place = pagePlace(path);
  if (place) return place;
  return path.length > 1 ? t('officePages.noSuchPage') : t('officePages.addressHint');
}
