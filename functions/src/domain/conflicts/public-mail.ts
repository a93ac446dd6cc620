/** Public mail providers: such an address says nothing about an institution. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'hotmail.fr'],
  ...['live.com', 'msn.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'yahoo.co.jp'],
  ...['ymail.com', 'aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com'],
  ...['pm.me', 'gmx.de', 'gmx.net', 'gmx.com', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de'],
  ...[
    'mail.ru',
    'yandex.ru',
    'yandex.com',
    'qq.com',
    '163.com',
    '126.com',
    'sina.com',
    'foxmail.com',
  ],
  ...['naver.com', 'hanmail.net', 'daum.net', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net'],
  ...['libero.it', 'virgilio.it', 'tiscali.it', 'uol.com.br', 'bol.com.br', 'terra.com.br'],
  ...['rediffmail.com', 'fastmail.com', 'zoho.com', 'tutanota.com', 'mail.com', 'btinternet.com'],
]);

/** The organisation behind an address, or null if the provider is public. */
export function organisationOf(email: string): string | null {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domain === '' || PUBLIC_DOMAINS.has(domain) ? null : domain;
}

/** `cs.uni.example` and `uni.example` are the same organisation. */
export function isSameOrganisation(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
