import { t } from '@quire/model/messages/t';
import { UNKNOWN_BROWSER } from '../../firebase/device-name.ts';

/** What was stored before for a browser without a name, in English whoever signed in. */
const STORED_BEFORE = 'A browser';

/** The device of a session, in the page's language: “Firefox (Linux)”, “Unknown browser (Linux)”. */
export function deviceInWords(device: string): string {
  const unnamed = [UNKNOWN_BROWSER, STORED_BEFORE].find((sign) => device.startsWith(sign));
  return unnamed === undefined
    ? device
    : `${t('authorAccount.unknownBrowser')}${device.slice(unnamed.length)}`;
}
