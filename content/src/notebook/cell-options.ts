/** What authors say of a code cell: Quarto's comments `#| echo: false`, and the tags of Jupyter Book. */
import { asText, type Fields } from '../paper/fields.ts';
import { parseYaml } from '../paper/parse-yaml.ts';
import type { NotebookCell } from './read-notebook.ts';

interface CellOptions {
  /** The code without its options. */
  readonly code: string;
  readonly showsCode: boolean;
  readonly showsOutput: boolean;
  /** Of its first figure or table. */
  readonly label: string;
  readonly caption: string;
  readonly description: string;
}

const OPTION = /^(?:#|\/\/|%|--)\|[ \t]?(.*)$/;

function statedIn(source: string): { readonly stated: Fields; readonly code: string } {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => !OPTION.test(line));
  const count = first < 0 ? lines.length : first;
  const yaml = lines.slice(0, count).map((line) => OPTION.exec(line)?.[1] ?? '');
  const code = lines.slice(count).join('\n').trim();
  if (count === 0) return { stated: {}, code };
  const { fields, error } = parseYaml(yaml.join('\n'));
  return { stated: error ? {} : fields, code };
}

const isTagged = ({ tags }: NotebookCell, ...what: readonly string[]): boolean =>
  what.some((each) => ['remove', 'hide'].some((how) => tags.has(`${how}-${each}`)));

const LABEL = /^[\p{L}\p{N}][\p{L}\p{N}_:.-]*$/u;

export function cellOptions(cell: NotebookCell): CellOptions {
  const { stated, code } = statedIn(cell.source);
  const isLeftOut = stated.include === false || isTagged(cell, 'cell');
  const isSilent = stated.echo === false || cell.isCodeHidden || isTagged(cell, 'input');
  const isMute = stated.output === false || isTagged(cell, 'output');
  const said = (...names: readonly string[]) =>
    names.map((name) => asText(stated[name]).replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
  const label = said('label');
  return {
    code,
    showsCode: !isLeftOut && !isSilent,
    showsOutput: !isLeftOut && !isMute,
    label: LABEL.test(label) ? label : '',
    caption: said('fig-cap', 'tbl-cap', 'caption'),
    description: said('fig-alt', 'alt'),
  };
}
