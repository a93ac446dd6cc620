/**
 * `:::name[title]{…}` … `:::` and `::name[…]{…}` on lines of their own. The form within a line is left
 * out: `12:30` and `a:b` are prose.
 */
import { directive } from 'micromark-extension-directive';
import type { Construct, ParseContext } from 'micromark-util-types';

const COLON = 58;
/** Blocks within blocks: real texts have two; thousands would cost the square of their number. */
const DEPTH_MAX = 5;

const ends = new WeakMap<ParseContext, number[]>();

/** The same construct, which treats as text what is nested too deeply. */
function bounded(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const from = this.now().offset;
      // Outer blocks are read to their end before what is in them.
      const open = (ends.get(this.parser) ?? []).filter((end) => end > from);
      if (open.length >= DEPTH_MAX) return nok;
      return construct.tokenize.call(
        this,
        effects,
        (code) => {
          if (this.interrupt !== true) ends.set(this.parser, [...open, this.now().offset]);
          return ok(code);
        },
        nok,
      );
    },
  };
}

const found = directive().flow?.[COLON] ?? [];
/** The constructs that begin with a colon at the start of a line. */
export const directives: Construct[] = (Array.isArray(found) ? found : [found]).map(bounded);
