import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { languages, scripts } from '../made/client-assets.ts';

/** The scripts of a page in a language: the entry, then what it needs at once. */
export function scriptsIn(language: Language): readonly string[] {
  const files = languages[language];
  if (language === SOURCE_LANGUAGE || !files) return scripts;
  return scripts.map((href) => {
    const name = href.slice(href.lastIndexOf('/') + 1);
    return files.names.includes(name) ? `/${files.folder}/${name}` : href;
  });
}
