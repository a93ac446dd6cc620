/** Fences of backticks: code of R Markdown and Quarto, raw LaTeX, directives of MyST. */

/** Languages whose chunks R Markdown, Quarto and Jupyter run. */
const ENGINES =
  /^(r|python|py|julia|bash|sh|sql|stan|rcpp|ojs|js|css|octave|perl|ruby|scala|sas|stata|matlab|mermaid|dot)$/i;

export type FenceKind =
  | { kind: 'code'; info: string; isHidden: boolean; makesFigure: boolean }
  | { kind: 'tex' }
  | { kind: 'directive'; name: string; argument: string };

const isOff = (value: string | undefined) => /^(false|f|no|0)$/i.test(value ?? '');

/** `label, echo=FALSE, fig.cap="…"` of a chunk's head. */
function chunkOptions(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(
    /([\w.-]+)\s*=\s*("[^"]*"|'[^']*'|[^,\s}]+)/g,
  )) {
    found[name.replace('.', '-')] = value.replace(/^["']|["']$/g, '');
  }
  return found;
}

/** `#| echo: false` at the start of a chunk. */
function lineOptions(body: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of body) {
    const [, name, value = ''] = /^\s*(?:#|\/\/|--)\|\s*([\w.-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) break;
    found[name.replace('.', '-')] = value.replace(/^["']|["']$/g, '');
  }
  return found;
}

/** Directives of MyST that are code, with their language as the argument. */
const CODE = /^(code|code-block|code-cell|sourcecode|literalinclude)$/;

/**
 * What a fence with these words behind it is; null for plain Markdown.
 *
 * @param body the lines up to the end of the text, for the options at their start
 */
export function fenceKind(info: string, body: readonly string[]): FenceKind | null {
  if (/^\{=(latex|tex)\}$/.test(info)) return { kind: 'tex' };
  const pandoc = /^\{\s*\.([\w+#-]+)[^{}]*\}$/.exec(info);
  if (pandoc?.[1]) return { kind: 'code', info: pandoc[1], isHidden: false, makesFigure: false };
  const chunk = /^\{\s*(\w+)\b\s*([^{}]*)\}$/.exec(info);
  if (chunk?.[1] && ENGINES.test(chunk[1])) {
    const options = { ...chunkOptions(chunk[2] ?? ''), ...lineOptions(body) };
    return {
      kind: 'code',
      info: chunk[1].toLowerCase(),
      isHidden: isOff(options.echo) || isOff(options.include),
      makesFigure: options['fig-cap'] !== undefined,
    };
  }
  const [, name, argument = ''] = /^\{([\w:-]+)\}\s*(.*)$/.exec(info) ?? [];
  if (name === undefined) return null;
  if (CODE.test(name)) return { kind: 'code', info: argument, isHidden: false, makesFigure: false };
  return { kind: 'directive', name, argument: argument.trim() };
}
