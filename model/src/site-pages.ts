/**
 * The press's own texts: address, label in menus, and the section whose
 * menu that lists it. Each is a content document, `pages/{pageId}`.
 */
export const SITE_PAGES = [
  { path: '/about', label: 'About us', section: 'about' },
  { path: '/about/open_access', label: 'Open Access', section: 'about' },
  { path: '/about/editorial_expertise', label: 'Editorial Expertise', section: 'about' },
  { path: '/about/professional_production', label: 'Professional Production', section: 'about' },
  { path: '/about/systematic_publishing', label: 'Systematic Publishing', section: 'about' },
  { path: '/about/invoice_payment', label: 'APC & Invoice Payment', section: 'about' },
  { path: '/about/privacy_policy', label: 'Privacy Policy', section: 'about' },
  { path: '/about/crossmark_policy', label: 'Crossmark Policy', section: 'about' },
  { path: '/about/repository_policy', label: 'Repository Policy', section: 'about' },
  { path: '/about/data_mining', label: 'Data Mining', section: 'about' },
  { path: '/services', label: 'Services', section: 'services' },
  { path: '/services/publication', label: 'Publication Procedure', section: 'publication' },
  {
    path: '/services/publication/publication_ethics',
    label: 'Publication Ethics',
    section: 'publication',
  },
  { path: '/services/publication/for_authors', label: 'For Authors', section: 'publication' },
  { path: '/services/publication/for_reviewers', label: 'For Reviewers', section: 'publication' },
  { path: '/services/publication/for_editors', label: 'For Editors', section: 'publication' },
  { path: '/services/publication/for_librarians', label: 'For Librarians', section: 'publication' },
  { path: '/services/publication/for_publishers', label: 'For Publishers', section: 'publication' },
  { path: '/services/publication/for_societies', label: 'For Societies', section: 'publication' },
  {
    path: '/services/publication/for_conference_organizers',
    label: 'For Conference Organizers',
    section: 'publication',
  },
  { path: '/services/language', label: 'Language Services', section: 'services' },
  { path: '/conference', label: 'Conference', section: 'conference' },
  { path: '/conference/proceedings', label: 'Proceedings', section: 'conference' },
  { path: '/journals/latex_template', label: 'LaTeX Template', section: 'journals' },
] as const;
export type SitePage = (typeof SITE_PAGES)[number];
export type SiteSection = SitePage['section'];

/** The entries of one section's menu, in order. */
export function sitePagesOf(section: SiteSection): readonly SitePage[] {
  return SITE_PAGES.filter((page) => page.section === section);
}
