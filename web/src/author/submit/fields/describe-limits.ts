import { t } from '@quire/model/messages/t';

/** How many characters are left of so many. */
export function charactersLeft(text: string, most: number): string {
  const left = most - text.length;
  return left >= 0
    ? t('authorSubmit.charactersLeft', { count: left })
    : t('authorSubmit.charactersTooMany', { count: -left });
}

/** How many words a text has of what it should have. */
export function describeWords(count: number, least: number, most: number): string {
  if (count < least) return t('authorSubmit.wordsMissing', { count, missing: least - count });
  return count <= most
    ? t('authorSubmit.wordsLeft', { count, left: most - count })
    : t('authorSubmit.wordsTooMany', { count, excess: count - most });
}
