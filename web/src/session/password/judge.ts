import { commonPasswords } from '@quire/model/common-passwords';
import { PASSWORD_MAX_CHARACTERS } from '@quire/model/constants';
import { type PasswordOwner, type PasswordProblem, passwordProblem } from '@quire/model/password';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess, from 0 to 4, as zxcvbn calculates it. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export interface Judgement {
  /** Why the password is not accepted; the functions apply the same rules. */
  readonly problem: PasswordProblem | null;
  readonly strength: Strength;
}

const isCommon = commonPasswords(dictionary['passwords-common']);
const zxcvbn = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: PASSWORD_MAX_CHARACTERS,
});

/**
 * Judges a password. This module is large because of the list of common passwords, so it is loaded
 * when one is typed.
 */
export function judgePassword(password: string, owner: PasswordOwner): Judgement {
  const problem = passwordProblem(password, owner, isCommon);
  const about = [owner.email, ...owner.names].filter(Boolean);
  const { score } = zxcvbn.check(password, about);
  return { problem, strength: problem === 'password/common' ? 0 : score };
}
