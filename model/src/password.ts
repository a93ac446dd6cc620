/**
 * What a password must be (field 5.4; NIST SP 800-63B, 3.1.1.2: long, not common, no rules about
 * signs). Pure: the page checks while a person types, the functions check again before they store it.
 */
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from './constants.ts';
import type { ErrorCode } from './errors.ts';

/** Whose password it is to be: what it must not be made of. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
}
export type PasswordProblem = Extract<ErrorCode, `password/${string}`>;

/** Shorter pieces of a name stand in too many other words. */
const TELLING_CHARACTERS = 4;

/** Letters and digits alone, without case and accents: `Jos-é` and `JOSE` are one. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function isLikeOwner(password: string, { email, names }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const pieces = [email, local, ...local.split(/[._+-]/), ...names, ...names.flatMap(words)];
  const plain = bare(password);
  return pieces
    .map(bare)
    .some((piece) => piece.length >= TELLING_CHARACTERS && plain.includes(piece));
}
const words = (name: string): string[] => name.split(/[\s'’-]+/);

/**
 * The first thing wrong with a password, as the code of its message, or null. `isCommon` comes from
 * `commonPasswords` with a list that is loaded where it is needed; without it that one is not judged.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | null {
  const characters = [...password].length;
  if (characters < PASSWORD_MIN_CHARACTERS) return 'password/too-short';
  if (characters > PASSWORD_MAX_CHARACTERS) return 'password/too-long';
  if (isLikeOwner(password, owner)) return 'password/like-you';
  return isCommon(password) ? 'password/common' : null;
}

/** For the placeholders of the problems' messages. */
export const PASSWORD_LIMITS = {
  least: String(PASSWORD_MIN_CHARACTERS),
  most: String(PASSWORD_MAX_CHARACTERS),
} as const;
