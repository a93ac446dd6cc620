/** The path at which RFC 9116 expects the contact for security reports. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. The file is generated for each request, so it never expires. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** The contact for security reports about the press at this address. */
export function securityTxt(email: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
