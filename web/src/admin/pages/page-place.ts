import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import { SITE_PAGES } from '@quire/model/site-pages';

/** Where readers find a text, in words; what is at no address that a page has, nobody finds. */
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

/** What is said of an address while it is typed. */
export function placeSays(path: string): string {
  const place = pagePlace(path);
  if (place) return place;
  return path.length > 1
    ? 'No page of the press stands here: a new text belongs to one of its pages, such as /about/open_access or /journals/CES/for_authors.'
    : 'The address of the page whose text it is: /about/open_access, /journals/CES/for_authors.';
}
