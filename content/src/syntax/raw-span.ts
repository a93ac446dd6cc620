/** A micromark tokenizer from a small reader of characters: raw source up to an end that it decides. */
import { markdownLineEnding } from 'micromark-util-character';
import type {
  Code,
  ParseContext,
  State,
  TokenizeContext,
  Tokenizer,
  TokenType,
} from 'micromark-util-types';

/**
 * What to do with a character: `take` it and go on; take it as the `last` one; `stop` before it;
 * or `fail`, which makes all of it ordinary text again. `null` stands for the end of the text.
 */
export type Verdict = 'take' | 'last' | 'stop' | 'fail';
export type CharacterReader = (character: string | null) => Verdict;

const asCharacter = (code: Code): string | null => {
  if (code === null) return null;
  if (markdownLineEnding(code)) return '\n';
  return code < 0 ? ' ' : String.fromCodePoint(code);
};

/**
 * Characters that a document may waste on delimiters which nothing closes. Real texts waste a few
 * hundred; a text made to be slow would cost the square of its length.
 */
const WASTE_MAX = 400_000;
const wasted = new WeakMap<ParseContext, number>();

/** Makes a tokenizer that enters `type`, feeds `reader` and ends where the reader says. */
export function rawSpan(
  type: TokenType,
  data: TokenType,
  reader: (context: TokenizeContext) => CharacterReader,
): Tokenizer {
  return function tokenize(effects, ok, nok) {
    const judge = reader(this);
    const before = wasted.get(this.parser) ?? 0;
    let taken = 0;
    let open = false;
    const close = () => {
      if (open) effects.exit(data);
      open = false;
    };
    const start: State = (code) => {
      if (before > WASTE_MAX) return nok(code);
      effects.enter(type);
      return inside(code);
    };
    const inside: State = (code) => {
      const verdict = judge(asCharacter(code));
      taken += 1;
      if (verdict === 'fail') {
        wasted.set(this.parser, before + taken);
        return nok(code);
      }
      if (verdict === 'stop' || code === null) {
        close();
        effects.exit(type);
        return ok(code);
      }
      if (markdownLineEnding(code)) {
        close();
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        if (this.parser.lazy[this.now().line]) return nok;
      } else {
        if (!open) effects.enter(data);
        open = true;
        effects.consume(code);
      }
      if (verdict === 'take') return inside;
      close();
      effects.exit(type);
      return ok;
    };
    return start;
  };
}
