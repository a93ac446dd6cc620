import { commonPasswords } from '@quire/model/common-passwords';
// A module of its own, loaded when it is asked: bundled as CommonJS, it has no names to import later.
import { dictionary } from '@zxcvbn-ts/language-common';

/** Judges by the list that zxcvbn knows: 49,000 passwords of leaks. */
export const isCommonPassword = commonPasswords(dictionary['passwords-common']);
