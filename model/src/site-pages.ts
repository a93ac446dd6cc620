import { t } from './messages/t.ts';

/**
 * The press's own texts: address, label in menus, and the section whose
 * menu that lists it. Each is a content document, `pages/{pageId}`.
 */
export const SITE_PAGES = [
  {
    path: '/about',
    get label() {
      return t('sitePages.sitePageAbout');
    },
    section: 'about',
  },
  {
    path: '/about/open_access',
    get label() {
      return t('sitePages.sitePageAboutOpenAccess');
    },
    section: 'about',
  },
  {
    path: '/about/editorial_expertise',
    get label() {
      return t('sitePages.sitePageAboutEditorialExpertise');
    },
    section: 'about',
  },
  {
    path: '/about/professional_production',
    get label() {
      return t('sitePages.sitePageAboutProfessionalProduction');
    },
    section: 'about',
  },
  {
    path: '/about/systematic_publishing',
    get label() {
      return t('sitePages.sitePageAboutSystematicPublishing');
    },
    section: 'about',
  },
  {
    path: '/about/invoice_payment',
    get label() {
      return t('sitePages.sitePageAboutInvoicePayment');
    },
    section: 'about',
  },
  {
    path: '/about/privacy_policy',
    get label() {
      return t('sitePages.sitePageAboutPrivacyPolicy');
    },
    section: 'about',
  },
  {
    path: '/about/crossmark_policy',
    get label() {
      return t('sitePages.sitePageAboutCrossmarkPolicy');
    },
    section: 'about',
  },
  {
    path: '/about/repository_policy',
    get label() {
      return t('sitePages.sitePageAboutRepositoryPolicy');
    },
    section: 'about',
  },
  {
    path: '/about/accessibility',
    get label() {
      return t('sitePages.sitePageAboutAccessibility');
    },
    section: 'about',
  },
  {
    path: '/about/data_mining',
    get label() {
      return t('sitePages.sitePageAboutDataMining');
    },
    section: 'about',
  },
  {
    path: '/services',
    get label() {
      return t('sitePages.sitePageServices');
    },
    section: 'services',
  },
  {
    path: '/services/publication',
    get label() {
      return t('sitePages.sitePageServicesPublication');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/publication_ethics',
    get label() {
      return t('sitePages.sitePageServicesPublicationPublicationEthics');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_authors',
    get label() {
      return t('sitePages.sitePageServicesPublicationForAuthors');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_reviewers',
    get label() {
      return t('sitePages.sitePageServicesPublicationForReviewers');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_editors',
    get label() {
      return t('sitePages.sitePageServicesPublicationForEditors');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_librarians',
    get label() {
      return t('sitePages.sitePageServicesPublicationForLibrarians');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_publishers',
    get label() {
      return t('sitePages.sitePageServicesPublicationForPublishers');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_societies',
    get label() {
      return t('sitePages.sitePageServicesPublicationForSocieties');
    },
    section: 'publication',
  },
  {
    path: '/services/publication/for_conference_organizers',
    get label() {
      return t('sitePages.sitePageServicesPublicationForConferenceOrganizers');
    },
    section: 'publication',
  },
  {
    path: '/services/language',
    get label() {
      return t('sitePages.sitePageServicesLanguage');
    },
    section: 'services',
  },
  {
    path: '/conference',
    get label() {
      return t('sitePages.sitePageConference');
    },
    section: 'conference',
  },
  {
    path: '/conference/proceedings',
    get label() {
      return t('sitePages.sitePageConferenceProceedings');
    },
    section: 'conference',
  },
  {
    path: '/journals/latex_template',
    get label() {
      return t('sitePages.sitePageJournalsLatexTemplate');
    },
    section: 'journals',
  },
] as const;
export type SitePage = (typeof SITE_PAGES)[number];
export type SiteSection = SitePage['section'];

/** The entries of one section's menu, in order. */
export function sitePagesOf(section: SiteSection): readonly SitePage[] {
  return SITE_PAGES.filter((page) => page.section === section);
}
