import type { Language } from '@quire/model/messages/languages';
import { revisionOf } from '@quire/model/messages/translations';
import { languages, scripts } from '../made/client-assets.ts';
import { correctedFolder } from './corrected-folder.ts';

/**
 * The scripts of a page in a language: the entry, then what it needs at once. Where the press has corrected texts of the
 * language, they are those of its corrections.
 */
export function scriptsIn(language: Language): readonly string[] {
  const { folders, names, build } = languages;
  const revision = revisionOf(language);
  const folder = revision > 0 && build ? correctedFolder(language, revision) : folders[language];
  if (!folder) return scripts;
  return scripts.map((href) => {
    const name = href.slice(href.lastIndexOf('/') + 1);
    return names.includes(name) ? `/${folder}/${name}` : href;
  });
}
