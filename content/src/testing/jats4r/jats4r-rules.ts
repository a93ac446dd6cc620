/**
 * JATS4R's recommendations (https://jats4r.org, version 1.0) that concern what our writer can write, each as a check
 * of a finished article.
 *
 * Not here, because an article of ours never has what they are about: abstracts that are graphical, films or sound;
 * `custom-meta` on accessibility, OASIS tables, `private-char`, `long-desc`, `textual-form`, `fig-group`,
 * `table-wrap-group`, `disp-formula-group`, `object-id`, `xml:lang` of figures; clinical trials;
 * recipients of awards; peer reviews as articles of their own; `version` of data; `citation` and
 * `nlm-citation`; `free_to_read`; `compound-kwd` and `compound-subject`. What the DTD itself refuses is not repeated.
 */
import { ACCESSIBILITY_RULES } from './accessibility-rules.ts';
import { AUTHOR_RULES } from './author-rules.ts';
import { CITATION_RULES } from './citation-rules.ts';
import { DESCRIPTION_RULES } from './description-rules.ts';
import { DISPLAY_RULES } from './display-rules.ts';
import type { Jats4rRule } from './jats4r-rule.ts';
import { PERMISSION_RULES } from './permission-rules.ts';
import { REVIEW_RULES } from './review-rules.ts';
import { STATEMENT_RULES } from './statement-rules.ts';

export const JATS4R_RULES: readonly Jats4rRule[] = [
  ...DESCRIPTION_RULES,
  ...ACCESSIBILITY_RULES,
  ...AUTHOR_RULES,
  ...STATEMENT_RULES,
  ...CITATION_RULES,
  ...DISPLAY_RULES,
  ...PERMISSION_RULES,
  ...REVIEW_RULES,
];
