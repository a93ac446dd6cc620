import { allNamed, attribute, readXml } from '../convert/xml.ts';

/**
 * The language in which a Word file says that its text is written: the default of its styles (`w:lang`, ECMA-376 part 1,
 * 17.3.2.20), as a tag: `de-DE`. Undefined where it does not say. `parts`: those that are XML, by their paths.
 */
export function languageOfWord(parts: ReadonlyMap<string, string>): string | undefined {
  const styles = readXml(parts.get('word/styles.xml') ?? '');
  const [defaults] = styles ? allNamed(styles, 'rPrDefault') : [];
  const [language] = defaults ? allNamed(defaults, 'lang') : [];
  return (language && attribute(language, 'val')) || undefined;
}
