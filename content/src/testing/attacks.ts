/** Published attacks, and the texts that carry each of them into every input of the renderer. */
import { readFileSync } from 'node:fs';

interface Group {
  source: string;
  payloads: string[];
}

const GROUPS: Group[] = JSON.parse(
  readFileSync(new URL('../fixtures/payloads.json', import.meta.url), 'utf8'),
);

/** Published attacks, with their sources. */
export const PUBLISHED = GROUPS.filter(({ source }) => !source.startsWith('Variants'));
export const PAYLOADS: string[] = GROUPS.flatMap(({ payloads }) => payloads);

/** A rendering's input as data that can be sent into a page. */
export interface Attack {
  name: string;
  markdown: string;
  abstract: string;
  bibtex: string;
  macros: Record<string, string>;
  /** The name of the one figure, which the caller prepared. */
  figure: string;
}

const quoted = (payload: string) => payload.replace(/["\\]/g, '\\$&').replace(/\n/g, ' ');
const line = (payload: string) => payload.replace(/\n/g, ' ');

/** Every place of a text's own syntax in which an author's words end up in an attribute or a block. */
const within = (payload: string) => `# ${line(payload)} {#${line(payload)}}

- Text ${payload} text.

> ${line(payload)}

| ${line(payload)} | b |
|---|---|
| \`${line(payload)}\` | ${line(payload)} |

: ${line(payload)} {#tbl:x}

![${line(payload)}](y.png){alt="${quoted(payload)}" width="${quoted(payload)}" #${line(payload)}}

:::note[${line(payload)}]{title="${quoted(payload)}" ${line(payload)}}
${payload}
:::

:::all-flow[${line(payload)}]
1. **${line(payload)}** ${line(payload)}
   - *${line(payload)}* -> 1
:::

::: {#thm-${line(payload)} .theorem title="${quoted(payload)}" label="${quoted(payload)}"}
${payload}
:::

\`\`\`{figure} ${line(payload)}
:name: ${line(payload)}
:alt: ${line(payload)}

${line(payload)}
\`\`\`

\`\`\`{csv-table} ${line(payload)}
:header: ${line(payload)}

${payload}
\`\`\`

\\begin{lemma}[${line(payload)}]\\label{${line(payload)}} ${payload} \\end{lemma}

${line(payload)}
: [${line(payload)}]{.smallcaps} {ref}\`${line(payload)} <x>\` {doi}\`${line(payload)}\` {math}\`${line(payload)}\`

:::unknown[${line(payload)}]{x="${quoted(payload)}"}
:::

[${line(payload)}](<${line(payload)}> "${quoted(payload)}") ![x](${line(payload)}) <${line(payload)}>

A note[^1] and @{${line(payload)}} and [@x, ${line(payload)}] and \\ref{${line(payload)}} and $\\text{${line(payload)}}$ and $\\x$.

[^1]: ${line(payload)}

\`\`\`${line(payload)}
${payload}
\`\`\`
`;

/** Each payload separately in every place; and all of them together as a bibliography. */
export function attacks(): Attack[] {
  const single = PAYLOADS.flatMap((payload, index): Attack[] => {
    const rest = { bibtex: '', macros: { '\\x': payload }, figure: 'y.png' };
    return [
      { name: `${index}: ${payload}`, markdown: payload, abstract: payload, ...rest },
      { name: `${index} within: ${payload}`, markdown: within(payload), abstract: '', ...rest },
    ];
  });
  const works = PAYLOADS.map((payload, index) => ({
    id: `w${index}`,
    type: 'article-journal',
    title: payload,
    author: [{ family: payload, given: payload }],
    'container-title': payload,
    DOI: payload,
    URL: payload,
    note: payload,
    issued: { literal: payload },
  }));
  const bibtex = PAYLOADS.map((payload, index) => {
    const value = payload.replace(/[{}]/g, '');
    return `@misc{w${index}, title={${value}}, author={${value}}, url={${value}}, doi={${value}}, note={${value}}}\n`;
  }).join('\n');
  const markdown = works.map(({ id }) => `[@${id}]`).join(' ');
  const rest = { markdown, abstract: '', macros: {}, figure: 'y.png' };
  return [
    ...single,
    { name: 'CSL-JSON', bibtex: JSON.stringify(works), ...rest },
    { name: 'BibTeX', bibtex, ...rest },
  ];
}
