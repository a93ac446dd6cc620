import { DEFAULT_REGION } from '@quire/model/constants';
import { defineInt, defineString } from 'firebase-functions/params';
import { isLocal } from './environment.ts';

/**
 * Every parameter of the functions. They are declared together, because Firebase asks for those that are declared
 * when a deployment begins, and some settings are loaded only when they are used. Null on a developer's machine,
 * where the emulator would ask for each of them.
 */
export const parameters = isLocal
  ? null
  : {
      region: defineString('PRESS_REGION', {
        default: DEFAULT_REGION,
        label: 'Where the functions run: a region of Cloud Run, near the database',
      }),
      origin: defineString('PRESS_ORIGIN', {
        label: "The press's address, without a slash at the end: https://press.example",
      }),
      apiKey: defineString('WEB_API_KEY', { label: "The web app's API key (it is public)" }),
      smtpHost: defineString('SMTP_HOST', { label: 'The SMTP server that takes the mails' }),
      smtpPort: defineInt('SMTP_PORT', { default: 465 }),
      smtpUser: defineString('SMTP_USER', { default: '' }),
      providers: defineString('SIGN_IN_PROVIDERS', {
        default: '',
        label: 'Other ways to sign in that Authentication is set up for: google, orcid, or both',
      }),
      ror: defineString('ROR_API', {
        default: 'https://api.ror.org/v2',
        label:
          'Where pages find institutions by their names (ROR, or the press itself: https://press.example/ror); empty: nowhere',
      }),
      doiResolver: defineString('DOI_RESOLVER', {
        default: 'https://doi.org',
        label: 'Where the editor asks for works by their DOIs; empty: nowhere',
      }),
      crossref: defineString('CROSSREF_API', {
        default: '',
        label:
          'Where DOIs of references and citations of articles are looked up: https://api.crossref.org; empty: nowhere',
      }),
      indexNow: defineString('INDEXNOW_API', {
        default: '',
        label:
          'Which search engines are notified of new and changed pages: https://api.indexnow.org/indexnow; empty: none',
      }),
      feedHub: defineString('FEED_HUB', {
        default: '',
        label:
          'The WebSub hub that tells readers of feeds what is new: https://pubsubhubbub.appspot.com/; empty: none',
      }),
      orcid: defineString('ORCID_API', {
        default: 'https://pub.orcid.org/v3.0',
        label: 'Where the office asks whose an ORCID iD is; empty: nowhere',
      }),
      orcidSite: defineString('ORCID_SITE', {
        default: 'https://orcid.org',
        label:
          'Where people connect their iDs: https://orcid.org, or https://sandbox.orcid.org to try it',
      }),
      orcidClientId: defineString('ORCID_CLIENT_ID', {
        default: '',
        label: "The press's client of ORCID's member API: APP-…; empty: iDs are typed only",
      }),
      vies: defineString('VIES_API', {
        default: '',
        label:
          'Where VAT ids are checked: https://ec.europa.eu/taxation_customs/vies/rest-api; empty: by their form alone',
      }),
      passwordRanges: defineString('PASSWORD_RANGES', {
        default: '',
        label:
          'Where new passwords are compared with leaked ones: https://api.pwnedpasswords.com; empty: with our own list alone',
      }),
      backupBucket: defineString('BACKUP_BUCKET', {
        default: '',
        label: 'The bucket that documents and accounts are exported to every day; empty: none',
      }),
      scanner: defineString('MALWARE_SCANNER', {
        default: '',
        label:
          'Where a clamd listens that scans uploads: clamd://10.0.0.5:3310; empty: uploads are not scanned',
      }),
      similarity: defineString('SIMILARITY_API', {
        default: '',
        label:
          'The similarity service (Turnitin Core API v1): https://your-tenant.turnitin.com/api/v1; empty: none',
      }),
      algoliaApp: defineString('ALGOLIA_APP_ID', {
        default: '',
        label: 'The Algolia application that the search asks; empty: there is no search',
      }),
      algoliaSearchKey: defineString('ALGOLIA_SEARCH_KEY', {
        default: '',
        label: "Algolia's search-only key (it is public)",
      }),
      algoliaPrefix: defineString('ALGOLIA_PREFIX', {
        default: '',
        label: 'What the names of its indices begin with, where presses share an application',
      }),
      appCheck: defineString('APP_CHECK', {
        default: '',
        label: 'Whether calls of visitors and uploads need a token of App Check: on; empty: off',
      }),
      appCheckSiteKey: defineString('APP_CHECK_SITE_KEY', {
        default: '',
        label: "App Check's reCAPTCHA Enterprise site key (it is public)",
      }),
      appId: defineString('WEB_APP_ID', {
        default: '',
        label: "The web app's id, which App Check needs (it is public)",
      }),
      cards: defineString('CARD_PROVIDER', {
        default: '',
        label: 'Who takes cards for the press: stripe; empty: bank transfers alone',
      }),
      stripeHost: defineString('STRIPE_HOST', {
        default: 'https://api.stripe.com',
        label: "The payment provider's API",
      }),
      sender: defineString('MAIL_SENDER', { label: 'Sender of mails: Press <press@example.org>' }),
    };
