import { visit } from 'unist-util-visit';
import { readDialects } from '../dialects/read-dialects.ts';
import { parse } from '../markdown/parse.ts';
import { texEnvironments } from '../markdown/remark-tex-environments.ts';
import { resolveDefinitions } from '../markdown/resolve-definitions.ts';
import { newRun } from '../run/new-run.ts';

/** The images that a text names, each once, with the line of the first time. */
export function listFigures(markdown: string): { name: string; line: number | undefined }[] {
  const tree = parse(readDialects(markdown));
  resolveDefinitions(tree);
  texEnvironments(tree, newRun(markdown, {}));
  const found = new Map<string, number | undefined>();
  visit(tree, (node) => {
    const line = node.position?.start.line;
    const names =
      node.type === 'image'
        ? [node.url]
        : node.type === 'figure'
          ? node.images.map(({ url }) => url)
          : node.type === 'containerDirective' && node.name === 'figure'
            ? [node.attributes?.src ?? '']
            : [];
    for (const name of names) if (name && !found.has(name)) found.set(name, line);
  });
  return [...found].map(([name, line]) => ({ name, line }));
}
