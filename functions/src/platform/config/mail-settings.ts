import { env } from './environment.ts';
import { parameters } from './parameters.ts';
import { secrets } from './secrets.ts';

/** A function that sends mails must name these. */
export const MAIL_SECRETS = secrets ? [secrets.smtpPassword] : [];

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

/** Where mails go out. */
export function mailSettings(): MailSettings {
  return {
    host: parameters ? parameters.smtpHost.value() : (env.QUIRE_SMTP_HOST ?? '127.0.0.1'),
    port: parameters ? parameters.smtpPort.value() : Number(env.QUIRE_SMTP_PORT ?? 1025),
    user: parameters ? parameters.smtpUser.value() : '',
    password: secrets ? secrets.smtpPassword.value() : '',
    from: parameters
      ? parameters.sender.value()
      : (env.QUIRE_MAIL_SENDER ?? 'Saltmarsh Press <press@saltmarsh.example>'),
  };
}
