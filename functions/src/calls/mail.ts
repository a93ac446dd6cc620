/** The callables about mails and settings: the outbox, words of mails, what staff are told of. */
import {
  doiResolver,
  firebaseSettings,
  MAIL_SECRETS,
  mailSettings,
  malwareScanner,
  pressOrigin,
  publicSearch,
  rorApi,
  SEARCH_SECRETS,
  searchSettings,
  signInProviders,
} from '../config.ts';
import type { Settings } from '../mail/configuration-state.ts';
import { callable } from './answer-call.ts';

const BY_STAFF = { access: 'staff' } as const;
/** Whether there is a password for the mail server, or a key of the search, is seen only by who is given it. */
const WITH_SECRETS = {
  access: 'staff' as const,
  secrets: [...MAIL_SECRETS, ...SEARCH_SECRETS],
};

const ports = async () => (await import('../firebase/admin.ts')).adminPorts();

async function searchStands(): Promise<Settings['search']> {
  const { searchFacts } = await import('../search/try-search.ts');
  const [found, { db }] = [publicSearch(), await ports()];
  const facts = await searchFacts(db, found, searchSettings() !== null);
  return { isConfigured: found !== null, facts };
}

async function reports(): Promise<Settings['reports']> {
  const { readPolicyReports } = await import('../site/policy-reports.ts');
  return readPolicyReports((await ports()).db);
}

const settings = async (): Promise<Settings> => ({
  origin: pressOrigin(),
  mail: mailSettings(),
  firebase: firebaseSettings(),
  search: await searchStands(),
  ror: rorApi(),
  resolver: doiResolver(),
  scanner: malwareScanner(),
  providers: signInProviders(),
  reports: await reports(),
});

/** `saveMailTemplate`: a mail in the press's own words. */
export const saveMailTemplate = callable(
  'saveMailTemplate',
  BY_STAFF,
  async (asked, { caller }) => {
    const { saveMailTemplate: run } = await import('../mail/save-mail-template.ts');
    return run(await ports(), caller, asked);
  },
);

/** `resetMailTemplate`: the first words count again. */
export const resetMailTemplate = callable(
  'resetMailTemplate',
  BY_STAFF,
  async (asked, { caller }) => {
    const { resetMailTemplate: run } = await import('../mail/save-mail-template.ts');
    return run(await ports(), caller, asked);
  },
);

/** `previewMail`: how a mail reads, with sample data or a manuscript's. */
export const previewMail = callable('previewMail', BY_STAFF, async (asked, { caller }) => {
  const { previewMail: run } = await import('../mail/preview-mail.ts');
  return run(await ports(), caller, asked);
});

/** `sendTestMail`: the same, to one's own address. */
export const sendTestMail = callable('sendTestMail', BY_STAFF, async (asked, { caller }) => {
  const { sendTestMail: run } = await import('../mail/send-test-mail.ts');
  return run(await ports(), caller, asked);
});

/** `resendMail`: a mail of the outbox goes out again. */
export const resendMail = callable('resendMail', BY_STAFF, async (asked, { caller }) => {
  const { resendMail: run } = await import('../mail/resend-mail.ts');
  return run(await ports(), caller, asked);
});

/** `chooseStaffMails`: what one is told of at once, daily, or not. */
export const chooseStaffMails = callable(
  'chooseStaffMails',
  BY_STAFF,
  async ({ staffMails }, { caller }) => {
    const { chooseStaffMails: run } = await import('../mail/choose-staff-mails.ts');
    await run(await ports(), caller, staffMails);
    return {};
  },
);

/** `configurationState`: what is set up outside of the press, without its secrets. */
export const configurationState = callable(
  'configurationState',
  WITH_SECRETS,
  async (_asked, { caller }) => {
    const { configurationState: run } = await import('../mail/configuration-state.ts');
    return run(caller, await settings());
  },
);

/** `testConfiguration`: tries one part of it. */
export const testConfiguration = callable(
  'testConfiguration',
  WITH_SECRETS,
  async ({ what }, { caller }) => {
    const { testConfiguration: run } = await import('../mail/test-configuration.ts');
    const { smtpTransport } = await import('../mail/smtp-transport.ts');
    const { searchEngine } = await import('../search/search-engine.ts');
    const transport = smtpTransport(mailSettings());
    const search = searchSettings();
    const engine = search && searchEngine(search);
    const asked = { ror: rorApi(), resolver: doiResolver() };
    return run({ ...(await ports()), transport, fetch, engine }, caller, asked, what);
  },
);
