/** The addresses of the press, and whether other servers accept its mails. */
import type { Dns } from '../../platform/dns/dns-lookup.ts';
import {
  type ChecklistPorts,
  type ItemFinding,
  isDone,
  isOpen,
  isUnknown,
} from './item-finding.ts';

/** Names under which mail services publish their keys; DNS has no list of them. */
const SELECTORS = [
  ...['google', 'selector1', 'selector2', 'default', 'dkim', 'mail', 's1', 's2', 'k1', 'k2'],
  ...['mx', 'smtp', 'key1', 'fm1', 'pm', 'mandrill', 'sendgrid', 'zoho', 'protonmail', 'x'],
];

const NOT_HERE = isUnknown('Not looked up: this press runs on a developer’s machine.');

/** The domain of the sender: of `Press <press@example.org>`, `example.org`. */
export const senderDomain = (from: string): string | null =>
  /@([a-z0-9.-]+\.[a-z]{2,})>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? null;

const isLocal = (host: string): boolean =>
  host === 'localhost' || /^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('[');

export async function lookAtAddress({ origin, dns }: ChecklistPorts): Promise<ItemFinding> {
  const { hostname, protocol } = new URL(origin);
  if (!dns || isLocal(hostname)) return NOT_HERE;
  if (/\.(web\.app|firebaseapp\.com)$/.test(hostname)) {
    return isOpen(`Readers find the press at ${hostname}, which is Firebase’s address.`);
  }
  if (protocol !== 'https:') return isOpen(`${origin} is not encrypted.`);
  const found = await dns.addresses(hostname);
  return found.length > 0
    ? isDone(`${hostname} leads to ${found.slice(0, 3).join(', ')}.`)
    : isOpen(`The DNS knows no address of ${hostname}.`);
}

type Look = (dns: Dns, domain: string) => Promise<ItemFinding>;

/** The queries about the domain of the sender. */
const ofSender =
  (look: Look) =>
  async ({ dns, mailFrom }: ChecklistPorts): Promise<ItemFinding> => {
    const domain = senderDomain(mailFrom);
    if (!domain) return isOpen(`MAIL_SENDER names no address: “${mailFrom}”.`);
    return dns ? look(dns, domain) : NOT_HERE;
  };

export const lookAtSpf = ofSender(async (dns, domain) => {
  const found = (await dns.texts(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = found;
  if (!record) return isOpen(`${domain} has no SPF record.`);
  if (found.length > 1) {
    return isOpen(`${domain} has ${found.length} SPF records: receivers ignore them all.`);
  }
  if (/\+all\b|\s\+?all\b/i.test(record)) {
    return isOpen(`The SPF record of ${domain} lets everybody send: “${record}”.`);
  }
  return isDone(
    `${domain} has “${record}”. Whether it names your mail server is not looked at: a test mail shows “spf=pass”.`,
  );
});

export const lookAtDkim = ofSender(async (dns, domain) => {
  const keys = await Promise.all(
    SELECTORS.map(async (selector) => {
      const texts = await dns.texts(`${selector}._domainkey.${domain}`);
      return texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text)) ? [selector] : [];
    }),
  );
  const found = keys.flat();
  return found.length > 0
    ? isDone(
        `${domain} publishes a key as “${found.join('”, “')}”. Whether your server signs with it is not looked at: a test mail shows “dkim=pass”.`,
      )
    : isUnknown(
        `No key under the ${SELECTORS.length} usual names. Your mail service may use another name: look for “dkim=pass” in the source of a test mail.`,
      );
});

/** A domain and those above it that can be registered: `a.b.example.org`, `b.example.org`, `example.org`. */
const upwards = (domain: string): string[] => {
  const parts = domain.split('.');
  return parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'));
};

export const lookAtDmarc = ofSender(async (dns, domain) => {
  for (const each of upwards(domain)) {
    const record = (await dns.texts(`_dmarc.${each}`)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (!record) continue;
    const policy = /;\s*p=(none|quarantine|reject)/i.exec(record)?.[1]?.toLowerCase();
    if (!policy) return isOpen(`The DMARC record of ${each} has no policy: “${record}”.`);
    const means = policy === 'none' ? ', which only watches' : '';
    return isDone(`${each} has a DMARC record with the policy “${policy}”${means}.`);
  }
  return isOpen(`${domain} has no DMARC record.`);
});
