import { LETTER_SYNTAX_OFF } from '@quire/model/letters/letter-markdown';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

/** Takes out of Markdown what letters do not know. */
export function remarkLetterSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: [...LETTER_SYNTAX_OFF] } });
}
