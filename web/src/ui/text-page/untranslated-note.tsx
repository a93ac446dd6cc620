import type { Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import styles from './untranslated-note.module.css';

/** Says, in the reader's language, that a text is shown as it was written. Nothing where it is in that language. */
export function UntranslatedNote({ lang }: { readonly lang: Language | undefined }) {
  return lang ? <p className={`${styles.note} no-print`}>{t('ui.untranslated')}</p> : null;
}
