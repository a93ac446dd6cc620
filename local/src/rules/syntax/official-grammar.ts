import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

/**
 * Whether the grammar that Firebase publishes takes the text: the oracle for our parser, and the lint
 * of rules files. What it throws, its own slips included, is a refusal.
 */
export function officialVerdict(source: string): { ok: true } | { ok: false; message: string } {
  try {
    parseForESLint(source);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
