import { URL_KEY } from '@quire/model/url-key';
import type { RouteParams } from './page/page-module.ts';

/** Every parameter of an address has the form of a key. */
export const keys = (params: RouteParams): boolean =>
  Object.values(params).every((key) => URL_KEY.test(key ?? ''));
