import { inLanguage } from '@quire/content/messages/in-language';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';

/** A text for a record that many people read: in the first language, whoever has caused it. */
export const storedText = (write: () => string): string => inLanguage(SOURCE_LANGUAGE, write);
