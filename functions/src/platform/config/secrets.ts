import { defineSecret } from 'firebase-functions/params';
import { isLocal } from './environment.ts';

/** Every secret of the functions; null on a developer's machine. A function is given the secrets that it names. */
export const secrets = isLocal
  ? null
  : {
      smtpPassword: defineSecret('SMTP_PASSWORD'),
      stripeSecret: defineSecret('STRIPE_SECRET'),
      stripeWebhookSecret: defineSecret('STRIPE_WEBHOOK_SECRET'),
      /** 32 random bytes in base64: secrets of second factors are sealed with it. */
      secondFactorKey: defineSecret('SECOND_FACTOR_KEY'),
      /** `none` where there is no similarity service. */
      similarityKey: defineSecret('SIMILARITY_KEY'),
      /** `none` where no delivery reports are received. */
      mailReportsKey: defineSecret('MAIL_REPORTS_KEY'),
      /** `none` where there is no search: Firebase wants a value for every secret. */
      algoliaAdminKey: defineSecret('ALGOLIA_ADMIN_KEY'),
      /** JSON, `RegistrationAccountsSchema`; `none` where no DOIs are registered. */
      registrationAccounts: defineSecret('REGISTRATION_ACCOUNTS'),
      /** `none` where the press has no client of ORCID's member API. */
      orcidClientSecret: defineSecret('ORCID_CLIENT_SECRET'),
    };
