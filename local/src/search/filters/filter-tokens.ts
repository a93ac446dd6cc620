import { ApiError } from '../api-error.ts';

export interface Token {
  readonly kind: 'word' | 'quoted' | '(' | ')' | ':' | 'compare';
  readonly text: string;
  /** Where it begins, counted from 1, for messages. */
  readonly column: number;
}

const TOKEN =
  /\s*(?:([()])|(<=|>=|!=|<|>|=)|(:)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:[^\s()<>=!:"']|\\.|(?<=\S)['!])+))/y;

/** Takes a text of the parameter `filters` apart. Throws where it is none. */
export function filterTokens(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new ApiError(400, `filters: Unexpected token at col ${at + 1}`);
    const [, bracket, compare, colon, double, single, word = ''] = match;
    const column = at + match[0].length - match[0].trimStart().length + 1;
    const quoted = double ?? single;
    if (bracket === '(' || bracket === ')') tokens.push({ kind: bracket, text: bracket, column });
    else if (compare) tokens.push({ kind: 'compare', text: compare, column });
    else if (colon) tokens.push({ kind: ':', text: ':', column });
    else if (quoted !== undefined) {
      tokens.push({ kind: 'quoted', text: quoted.replace(/\\(.)/g, '$1'), column });
    } else tokens.push({ kind: 'word', text: word.replace(/\\(.)/g, '$1'), column });
  }
  return tokens;
}
