import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * One spelling for all addresses that reach one mailbox: without case and `+tag`, and at Gmail without
 * dots. For counting alone; what is mailed goes to the address as it was typed.
 */
export function foldMailbox(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ascii = domainToASCII(domain) || domain;
  const [name = ''] = address.slice(0, Math.max(0, at)).split('+');
  return GMAIL.includes(ascii) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${ascii}`;
}
