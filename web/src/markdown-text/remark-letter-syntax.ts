import { LETTER_SYNTAX_OFF } from '@quire/model/letters/letter-markdown';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

/** Removes from Markdown what letters do not have. */
export function remarkLetterSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: [...LETTER_SYNTAX_OFF] } });
}
