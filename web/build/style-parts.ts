/** A piece of the style sheet, in its order. */
export interface StylePart {
  readonly css: string;
  /** It is for pages that have one of these; null for every page. */
  readonly owners: readonly string[] | null;
}

/** Groups of rules, in which each has an owner of its own. */
const GROUP = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * Parts a minified style sheet by who needs what: a rule whose selectors all name a class of some
 * owner is that owner's, any other is for every page. Put together again in their order, the parts
 * are the sheet.
 *
 * @param ownerOf whose a class is, or null
 */
export function styleParts(css: string, ownerOf: (name: string) => string | null): StylePart[] {
  return joined(rulesIn(css).flatMap((rule) => partsOf(rule, ownerOf)));
}

function partsOf(rule: string, ownerOf: (name: string) => string | null): StylePart[] {
  const open = rule.indexOf('{');
  const prelude = rule.slice(0, open);
  if (open >= 0 && GROUP.test(rule)) {
    return styleParts(rule.slice(open + 1, -1), ownerOf).map(({ css, owners }) => ({
      css: `${prelude}{${css}}`,
      owners,
    }));
  }
  const keyframes = /^@keyframes ([\w-]+)/.exec(prelude)?.[1];
  if (keyframes) {
    const owner = ownerOf(keyframes);
    return [{ css: rule, owners: owner ? [owner] : null }];
  }
  if (rule.startsWith('@')) return [{ css: rule, owners: null }];
  const owners = withoutBrackets(prelude)
    .split(',')
    .map((selector) => selectorOwner(selector, ownerOf));
  return [{ css: rule, owners: owners.every((owner) => owner !== null) ? owners : null }];
}

/** What a selector asks for in brackets it may do without (`:not()`), or have another of (`:is()`). */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

function selectorOwner(selector: string, ownerOf: (name: string) => string | null): string | null {
  for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) {
    const owner = ownerOf(name);
    if (owner) return owner;
  }
  return null;
}

/** The rules of a sheet, or of a group, as they stand. */
function rulesIn(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(begin, index + 1));
    begin = index + 1;
  }
  return [...rules, css.slice(begin)].map((rule) => rule.trim()).filter(Boolean);
}

/** Neighbours of the same owners as one part. */
function joined(parts: StylePart[]): StylePart[] {
  const result: StylePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && String(last.owners) === String(part.owners)) {
      result[result.length - 1] = { css: last.css + part.css, owners: part.owners };
    } else result.push(part);
  }
  return result;
}
