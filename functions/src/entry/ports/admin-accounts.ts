import { randomBytes } from 'node:crypto';
import type { ErasePorts } from '../../domain/accounts/erase-account.ts';
import { passwordRanges } from '../../platform/config/password-ranges.ts';
import { adminAuth, adminPorts } from '../../platform/firebase/admin.ts';

/** What the accounts' functions need, of the real Firebase. */
export function adminAccountPorts(): ErasePorts {
  const ports = adminPorts();
  return {
    ...ports,
    auth: adminAuth(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: randomBytes,
    isLeaked: async (password) => {
      const { isLeaked } = await import('../../domain/accounts/leaked-password.ts');
      return isLeaked({ ranges: passwordRanges(), log: ports.log }, password);
    },
  };
}
