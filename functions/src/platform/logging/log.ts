/**
 * The log: one line of JSON for each entry, with a severity, a code (`mail/failed`) and fields. Entries of a request have
 * its id. Cloud Logging finds them by `jsonPayload.code` and `jsonPayload.requestId`; the message is no name to find an
 * error by, because Firebase's logger puts the stack into it.
 */
import * as logger from 'firebase-functions/logger';
import { requestId } from './request-id.ts';

type Fields = Readonly<Record<string, unknown>>;

const named = (code: string, fields: Fields): Fields => {
  const id = requestId();
  return { code, ...fields, ...(id === undefined ? {} : { requestId: id }) };
};

export const log = {
  info: (code: string, fields: Fields = {}) => logger.info(code, named(code, fields)),
  warn: (code: string, fields: Fields = {}) => logger.warn(code, named(code, fields)),
  error: (code: string, fields: Fields = {}) => logger.error(code, named(code, fields)),
};
