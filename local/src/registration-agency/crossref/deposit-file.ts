import type { Call } from '../http/answer.ts';
import { fieldOf, fileOf } from '../http/form.ts';
import type { Account } from '../store/account.ts';
import { crossrefAccount } from './sign-in.ts';

/** Of a file. */
const FILE_MAX = 10 * 1024 * 1024;
/** Others are known to Crossref, and not here. */
const OPERATION = 'doMDUpload';

/** The names that an address has for the fields of a deposit. */
export interface FieldNames {
  readonly login: string;
  readonly password: string;
  readonly file: string;
}

type Refusal = 'malformed' | 'operation' | 'no-file' | 'sign-in' | 'too-large' | 'too-many';
export type DepositedFile =
  | { readonly refusal: Refusal }
  | { readonly account: Account; readonly fileName: string; readonly xml: string };

/** What was handed in, by whom; or why it is not taken. */
export async function depositedFile(
  { behaviour, registry }: Call,
  form: FormData | null,
  names: FieldNames,
): Promise<DepositedFile> {
  if (!form) return { refusal: 'malformed' };
  const [login, password] = [fieldOf(form, names.login), fieldOf(form, names.password)];
  const account = crossrefAccount(behaviour.accounts, login, password);
  if (!account) return { refusal: 'sign-in' };
  if ((fieldOf(form, 'operation') || OPERATION) !== OPERATION) return { refusal: 'operation' };
  const file = fileOf(form, names.file);
  if (!file || file.size === 0) return { refusal: 'no-file' };
  if (file.size > FILE_MAX) return { refusal: 'too-large' };
  const pending = registry
    .submissions()
    .filter((one) => one.log === null && one.login === account.login);
  if (pending.length >= behaviour.pendingMax) return { refusal: 'too-many' };
  return { account, fileName: file.name, xml: await file.text() };
}
