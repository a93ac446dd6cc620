import type { Addresses } from '../../local/src/stack/addresses.ts';
import { bold, faint } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';

export interface Account {
  email: string;
  role: string;
}

/**
 * What `npm start` prints when the press is open. `code`: with which a press without an administrator is set up;
 * null where there is one.
 */
export function addressesTable(
  addresses: Addresses,
  accounts: readonly Account[],
  password: string,
  code: string | null = null,
): string {
  const lines = [
    bold(`  The press ${code === null ? 'is open' : 'runs'}: ${addresses.press}`),
    '',
    ...(code === null ? [] : setUp(addresses.press, code)),
    table([
      ['Mailbox', addresses.mailbox, faint('every mail it sends ends here')],
      ['Cards', addresses.cards, faint('a payment provider that takes no money')],
      ['DOIs', addresses.agency, faint('a registration agency and resolver of its own')],
      ['ORCID', addresses.orcid, faint('a registry of researchers of its own')],
      ['Dashboard', `${addresses.press}/admin/login`],
    ]),
    '',
  ];
  if (accounts.length > 0) {
    lines.push(
      faint(`  Demo accounts, all with the password ${password}`),
      table(accounts.map(({ role, email }) => [role, email])),
      '',
    );
  }
  const port = (url: string) => new URL(url).port;
  const parts = (['auth', 'firestore', 'storage', 'functions'] as const)
    .map((part) => `${part} ${port(addresses[part])}`)
    .join(', ');
  lines.push(
    faint(`  Local Firebase on 127.0.0.1: ${parts}; search ${port(addresses.search)}`),
    faint('  Ctrl-C stops everything; your data stay in .local/data.'),
  );
  return lines.join('\n');
}

const setUp = (press: string, code: string): string[] => [
  bold('  It has no administrator yet. Set it up here:'),
  table([
    ['Page', `${press}/setup`],
    ['Code', code, faint('works once; the next start makes another')],
  ]),
  '',
];
