/** The callables about mails and settings: the outbox, mail templates, staff notifications. */

import type { Settings } from '../../domain/configuration/configuration-state.ts';
import { doiResolver } from '../../platform/config/doi-resolver.ts';
import { firebaseSettings } from '../../platform/config/firebase-settings.ts';
import { mailReportsKey } from '../../platform/config/mail-reports-key.ts';
import { mailSettings } from '../../platform/config/mail-settings.ts';
import { malwareScanner } from '../../platform/config/malware-scanner.ts';
import { orcidSite } from '../../platform/config/orcid-settings.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { rorApi } from '../../platform/config/ror-api.ts';
import { publicSearch, searchSettings } from '../../platform/config/search-settings.ts';
import { signInProviders } from '../../platform/config/sign-in-providers.ts';
import { similaritySettings } from '../../platform/config/similarity-settings.ts';
import { callable } from './callable.ts';

const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

async function searchStands(): Promise<Settings['search']> {
  const { searchFacts } = await import('../../domain/search/try-search.ts');
  const [found, { db }] = [publicSearch(), await ports()];
  const facts = await searchFacts(db, found, searchSettings() !== null);
  return { isConfigured: found !== null, facts };
}

async function reports(): Promise<Settings['reports']> {
  const { readPolicyReports } = await import('../../domain/configuration/policy-reports.ts');
  return readPolicyReports((await ports()).db);
}

const settings = async (): Promise<Settings> => ({
  origin: pressOrigin(),
  mail: mailSettings(),
  takesMailReports: mailReportsKey() !== null,
  firebase: firebaseSettings(),
  search: await searchStands(),
  ror: rorApi(),
  resolver: doiResolver(),
  scanner: malwareScanner(),
  similarity: similaritySettings()?.api ?? null,
  orcid: orcidSite(),
  providers: signInProviders(),
  reports: await reports(),
});

/** `saveMailTemplate`: saves the press's own text of a mail. */
export const saveMailTemplate = callable('saveMailTemplate', 'staff', async (asked, { caller }) => {
  const { saveMailTemplate: run } = await import('../../domain/mail/save-mail-template.ts');
  return run(await ports(), caller, asked);
});

/** `resetMailTemplate`: restores the original text. */
export const resetMailTemplate = callable(
  'resetMailTemplate',
  'staff',
  async (asked, { caller }) => {
    const { resetMailTemplate: run } = await import('../../domain/mail/save-mail-template.ts');
    return run(await ports(), caller, asked);
  },
);

/** `previewMail`: how a mail reads, with sample data or a manuscript's. */
export const previewMail = callable('previewMail', 'staff', async (asked, { caller }) => {
  const { previewMail: run } = await import('../../domain/mail/preview-mail.ts');
  return run(await ports(), caller, asked);
});

/** `sendTestMail`: sends it to the caller's address. */
export const sendTestMail = callable('sendTestMail', 'staff', async (asked, { caller }) => {
  const { sendTestMail: run } = await import('../../domain/mail/send-test-mail.ts');
  return run(await ports(), caller, asked);
});

/** `resendMail`: sends a mail of the outbox again. */
export const resendMail = callable('resendMail', 'staff', async (asked, { caller }) => {
  const { resendMail: run } = await import('../../domain/mail/resend-mail.ts');
  return run(await ports(), caller, asked);
});

/** `chooseStaffMails`: which notifications the caller gets immediately, daily, or not at all. */
export const chooseStaffMails = callable(
  'chooseStaffMails',
  'staff',
  async ({ staffMails }, { caller }) => {
    const { chooseStaffMails: run } = await import('../../domain/mail/choose-staff-mails.ts');
    await run(await ports(), caller, staffMails);
    return {};
  },
);

/** `configurationState`: what is set up outside the press, without its secrets. */
export const configurationState = callable(
  'configurationState',
  'staff',
  async (_asked, { caller }) => {
    const { configurationState: run } = await import(
      '../../domain/configuration/configuration-state.ts'
    );
    return run(caller, await settings());
  },
);

/** `testConfiguration`: tries one part of it. */
export const testConfiguration = callable(
  'testConfiguration',
  'staff',
  async ({ what }, { caller }) => {
    const { testConfiguration: run } = await import(
      '../../domain/configuration/test-configuration.ts'
    );
    const { smtpTransport } = await import('../../domain/mail/smtp-transport.ts');
    const { searchEngine } = await import('../../domain/search/search-engine.ts');
    const transport = smtpTransport(mailSettings());
    const search = searchSettings();
    const engine = search && searchEngine(search);
    const { ithenticate } = await import('../../domain/integrity/similarity/ithenticate.ts');
    const service = similaritySettings();
    const similarity = service && ithenticate(service);
    const asked = { ror: rorApi(), resolver: doiResolver() };
    const out = { transport, fetch, engine, similarity };
    return run({ ...(await ports()), ...out }, caller, asked, what);
  },
);
