import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';

export const NAMED = 12;
/** How many names of a longer list are shown. */
export const SHOWN_OF_MORE = NAMED - 2;

/** `Maren Holt, Chidi Okafor and Ana Ruiz`; beyond a dozen, the rest is counted. */
export function authorNames(names: readonly string[]): string {
  if (names.length <= NAMED) return formatList(names);
  return t('ui.namesAndOthers', {
    names: names.slice(0, SHOWN_OF_MORE).join(', '),
    count: names.length - SHOWN_OF_MORE,
  });
}
