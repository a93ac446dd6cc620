import { languageKey, TRANSLATED } from '@quire/model/messages/languages';

/** `about.pt-br.md`, a translation of `about.md`: the name without the language, and the language. */
export function languageOfFile(name: string) {
  const key = /\.([a-z-]+)\.md$/.exec(name)?.[1];
  const language = TRANSLATED.find((each) => languageKey(each) === key);
  return { bare: name.replace(language ? `.${key}.md` : /\.md$/, ''), language };
}
