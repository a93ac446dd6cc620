import { t } from '@quire/model/messages/t';

/** Copies a text and says so. */
export function copyText(text: string, said: Element | null): void {
  navigator.clipboard.writeText(text).then(
    () => said?.replaceChildren(t('article.copied')),
    () => said?.replaceChildren(t('article.notCopied')),
  );
}
