/** The articles of the same journal that a JATS article is a translation of, or a notice about, as `writeJats` names them. */
import type { Element } from '@xmldom/xmldom';
import { attribute, childrenNamed } from '../convert/xml.ts';

const FIELDS: Readonly<Record<string, 'translationOf' | 'updates'>> = {
  'translated-article': 'translationOf',
  'corrected-article': 'updates',
  'retracted-article': 'updates',
  'object-of-concern': 'updates',
};

const fieldOf = (related: Element) => FIELDS[attribute(related, 'related-article-type')];

/** Whether a `related-article` is one of these, by a key of ours. */
export const isKeyed = (related: Element): boolean =>
  fieldOf(related) !== undefined && attribute(related, 'ext-link-type') === 'publisher-id';

export const readRelated = (meta: Element): { translationOf?: string; updates?: string } =>
  Object.fromEntries(
    childrenNamed(meta, 'related-article')
      .filter(isKeyed)
      .map((related) => [fieldOf(related), attribute(related, 'href')]),
  );
