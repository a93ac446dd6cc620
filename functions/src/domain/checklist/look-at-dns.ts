/** The addresses of the press, and whether other servers accept its mails. */
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
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

const notHere = () => isUnknown(t('officeFindings.notOnThisMachine'));

/** The domain of the sender: of `Press <press@example.org>`, `example.org`. */
export const senderDomain = (from: string): string | null =>
  /@([a-z0-9.-]+\.[a-z]{2,})>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? null;

const isLocal = (host: string): boolean =>
  host === 'localhost' || /^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('[');

export async function lookAtAddress({
  origin,
  dns,
}: Pick<ChecklistPorts, 'origin' | 'dns'>): Promise<ItemFinding> {
  const { hostname, protocol } = new URL(origin);
  if (!dns || isLocal(hostname)) return notHere();
  if (/\.(web\.app|firebaseapp\.com)$/.test(hostname)) {
    return isOpen(t('officeFindings.hostOfFirebase', { host: hostname }));
  }
  if (protocol !== 'https:') return isOpen(t('officeFindings.notEncrypted', { origin }));
  const found = await dns.addresses(hostname);
  return found.length > 0
    ? isDone(
        t('officeFindings.hostFound', { host: hostname, addresses: found.slice(0, 3).join(', ') }),
      )
    : isOpen(t('officeFindings.hostUnknown', { host: hostname }));
}

type Look = (dns: Dns, domain: string) => Promise<ItemFinding>;

/** The queries about the domain of the sender. */
const ofSender =
  (look: Look) =>
  async ({ dns, mailFrom }: Pick<ChecklistPorts, 'dns' | 'mailFrom'>): Promise<ItemFinding> => {
    const domain = senderDomain(mailFrom);
    if (!domain) return isOpen(t('officeFindings.senderWithoutAddress', { sender: mailFrom }));
    return dns ? look(dns, domain) : notHere();
  };

export const lookAtSpf = ofSender(async (dns, domain) => {
  const found = (await dns.texts(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = found;
  if (!record) return isOpen(t('officeFindings.spfMissing', { domain }));
  if (found.length > 1) {
    return isOpen(t('officeFindings.spfTwice', { domain, count: found.length }));
  }
  if (/\+all\b|\s\+?all\b/i.test(record)) {
    return isOpen(t('officeFindings.spfOpen', { domain, record }));
  }
  return isDone(t('officeFindings.spfFound', { domain, record }));
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
    ? isDone(t('officeFindings.dkimFound', { domain, names: formatList(found) }))
    : isUnknown(t('officeFindings.dkimUnknown', { count: SELECTORS.length }));
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
    if (!policy) return isOpen(t('officeFindings.dmarcWithoutPolicy', { domain: each, record }));
    return isDone(t('officeFindings.dmarcFound', { domain: each, policy }));
  }
  return isOpen(t('officeFindings.dmarcMissing', { domain }));
});
