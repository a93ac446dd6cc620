import { openLines } from './open-lines.ts';
import type { ProjectAccess } from './project-access.ts';
import { accountLine, hashConfigOf, isRedacted, listAccounts } from './stored-account.ts';
import { addToTally, type Tally } from './tally.ts';

/** Both tallies of the accounts: with passwords, and without, for a project that cannot take these. */
export const WITH_PASSWORD = 'accounts';
export const WITHOUT_PASSWORD = 'accounts without passwords';

/** Writes all accounts to `file`. The notices say what of them could not be read. */
export async function backUpAccounts(
  access: ProjectAccess,
  file: string,
  tell: (count: number) => void,
) {
  const tally: Tally = {};
  let [count, redacted] = [0, 0];
  tell(count);
  const list = await openLines(file);
  const hashConfig = await hashConfigOf(access);
  for await (const account of listAccounts(access)) {
    if (isRedacted(account)) redacted += 1;
    await list.write(JSON.stringify(account));
    addToTally(tally, WITH_PASSWORD, accountLine(account, true));
    addToTally(tally, WITHOUT_PASSWORD, accountLine(account, false));
    count += 1;
    if (count % 100 === 0) tell(count);
  }
  await list.close();
  tell(count);
  const isUnreadable = !access.isLocal && (redacted > 0 || hashConfig === null);
  return {
    tally,
    hashConfig,
    notices: isUnreadable
      ? [
          'Passwords could not be read: people have to choose new ones. The role “Firebase Authentication Admin” may read them.',
        ]
      : [],
  };
}
