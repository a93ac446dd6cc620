/** The callables about mails and settings: the outbox, words of mails, what staff are told of. */
import {
  doiResolver,
  firebaseSettings,
  MAIL_SECRETS,
  mailSettings,
  pressOrigin,
  rorApi,
  signInProviders,
} from '../config.ts';
import type { Settings } from '../mail/configuration-state.ts';
import { callable } from './answer-call.ts';

const BY_STAFF = { access: 'staff' } as const;
/** Whether there is a password for the mail server is seen only by who is given it. */
const WITH_MAIL = { access: 'staff', secrets: MAIL_SECRETS } as const;

const ports = async () => (await import('../firebase/admin.ts')).adminPorts();

const settings = (): Settings => ({
  origin: pressOrigin(),
  mail: mailSettings(),
  firebase: firebaseSettings(),
  ror: rorApi(),
  resolver: doiResolver(),
  providers: signInProviders(),
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
  WITH_MAIL,
  async (_asked, { caller }) => {
    const { configurationState: run } = await import('../mail/configuration-state.ts');
    return run(caller, settings());
  },
);

/** `testConfiguration`: tries one part of it. */
export const testConfiguration = callable(
  'testConfiguration',
  WITH_MAIL,
  async ({ what }, { caller }) => {
    const { testConfiguration: run } = await import('../mail/test-configuration.ts');
    const { smtpTransport } = await import('../mail/smtp-transport.ts');
    const transport = smtpTransport(mailSettings());
    return run({ ...(await ports()), transport, fetch }, caller, settings(), what);
  },
);
