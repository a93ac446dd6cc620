import { commonPasswords } from '@quire/model/common-passwords';
// A separate module, loaded on first use: bundled as CommonJS, it has no named exports for a dynamic import.
import { dictionary } from '@zxcvbn-ts/language-common';

/** Checks a password against the list of zxcvbn: 49,000 leaked passwords. */
export const isCommonPassword = commonPasswords(dictionary['passwords-common']);
