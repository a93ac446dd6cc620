/** What the styles of an OpenDocument text say of it (OpenDocument 1.3, part 3, 16). */
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed } from '../convert/xml.ts';

/** The kinds of letters for which a style has a language each. */
export type LetterKind = 'western' | 'asian' | 'complex';

interface RunStyle {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly script: 'sub' | 'sup' | null;
  /** Of words in Latin, in Chinese, Japanese or Korean, and in Arabic or Hebrew letters; '' where none is stated. */
  readonly languages: Readonly<Record<LetterKind, string>>;
}
export interface OdtStyles {
  /** The name that an author has chosen, behind those the program makes for each change. */
  readonly paragraph: (name: string) => string;
  readonly run: (name: string) => RunStyle;
  /** The language of the document; '' where it states none. */
  readonly language: string;
  readonly isOrdered: (list: string, level: number) => boolean;
}

/** `roots`: of `content.xml` and `styles.xml`. */
export function odtStyles(roots: readonly Element[]): OdtStyles {
  const styles = new Map<string, Element>();
  const lists = new Map<string, Element>();
  for (const root of roots) {
    for (const style of allNamed(root, 'style'))
      styles.set(`${attribute(style, 'family')}/${attribute(style, 'name')}`, style);
    for (const list of allNamed(root, 'list-style')) lists.set(attribute(list, 'name'), list);
  }
  const named = (family: string, name: string) => styles.get(`${family}/${name}`);

  function paragraph(name: string): string {
    let style = named('paragraph', name);
    let last = name;
    // A chain that names itself would have no end.
    for (let far = 0; style && /^P\d+$/.test(last) && far < 20; far += 1) {
      last = attribute(style, 'parent-style-name') || last;
      style = named('paragraph', last);
    }
    const shown = style && attribute(style, 'display-name');
    return (shown || last).replace(/_20_/g, ' ');
  }

  function run(name: string): RunStyle {
    const style = named('text', name);
    const set = style && childNamed(style, 'text-properties');
    const parent = style ? attribute(style, 'parent-style-name') : '';
    const above = parent && parent !== name && named('text', parent) !== style ? parent : '';
    const [weight, slant, position] = set
      ? [
          attribute(set, 'font-weight'),
          attribute(set, 'font-style'),
          attribute(set, 'text-position'),
        ]
      : ['', '', ''];
    const builtIn = /^(strong|emphasis)/i.exec(name)?.[1]?.toLowerCase() ?? above.toLowerCase();
    const isRaised = /^(super|[1-9]\d*%)/.test(position);
    const isLowered = /^(sub|-)/.test(position);
    return {
      isBold: /^(bold|[6-9]00)/.test(weight) || builtIn.startsWith('strong'),
      isItalic: /^(italic|oblique)/.test(slant) || builtIn === 'emphasis',
      script: isRaised ? 'sup' : isLowered ? 'sub' : null,
      languages: {
        western: set ? attribute(set, 'language') : '',
        asian: set ? attribute(set, 'language-asian') : '',
        complex: set ? attribute(set, 'language-complex') : '',
      },
    };
  }

  function isOrdered(list: string, level: number): boolean {
    const style = lists.get(list);
    const levels = style ? allNamed(style, 'list-level-style-number') : [];
    return levels.some((each) => attribute(each, 'level') === String(level));
  }
  const language = roots
    .flatMap((root) => allNamed(root, 'default-style'))
    .filter((style) => attribute(style, 'family') === 'paragraph')
    .flatMap((style) => allNamed(style, 'text-properties'))
    .map((set) => attribute(set, 'language'))
    .find(Boolean);
  return { paragraph, run, isOrdered, language: language ?? '' };
}
