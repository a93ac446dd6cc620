import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';

const NAMED = 12;

/** `Maren Holt, Chidi Okafor and Ana Ruiz`; beyond a dozen, the rest is counted. */
export function authorNames(names: readonly string[]): string {
  if (names.length <= NAMED) return formatList(names);
  return t('ui.namesAndOthers', {
    names: names.slice(0, NAMED - 2).join(', '),
    count: names.length - NAMED + 2,
  });
}
