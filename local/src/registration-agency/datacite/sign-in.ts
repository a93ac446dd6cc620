import type { Call } from '../http/answer.ts';
import type { Account } from '../store/account.ts';

/**
 * The repository that asks (Basic; its name without regard to case). `anonymous` where nobody says who they are,
 * `wrong` where the password is not theirs.
 */
export function repositoryOf({ header, behaviour }: Call): Account | 'anonymous' | 'wrong' {
  const sent = header('authorization');
  if (!sent) return 'anonymous';
  const [scheme = '', code = ''] = sent.split(' ');
  if (scheme.toLowerCase() !== 'basic') return 'wrong';
  const [, login = '', password = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(code, 'base64').toString('utf8')) ?? [];
  const found = behaviour.accounts.find(
    (account) =>
      account.agency === 'datacite' && account.login.toUpperCase() === login.toUpperCase(),
  );
  return found?.password === password ? found : 'wrong';
}
