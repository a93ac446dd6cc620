import { readFile } from 'node:fs/promises';
import type { ContentFile } from '@quire/model/entities/page';
import { z } from 'zod';
import { namesIn, readContentFile } from './content-file.ts';
import { type Head, splitFrontMatter } from './front-matter.ts';

/** A file that a page offers, as its head names it. */
const DownloadSchema = z.object({ name: z.string(), label: z.string() });

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The role of each file that lies beside a text. One that nothing names is a mistake. */
function rolesOf(names: readonly string[], head: Head, body: string) {
  const labels = new Map<string, string>();
  for (const each of Array.isArray(head.downloads) ? head.downloads : []) {
    const { name, label } = DownloadSchema.parse(each);
    labels.set(name, label);
  }
  const unnamed = names.filter((name) => !labels.has(name) && name !== head.cover);
  const lost = unnamed.filter((name) => !body.includes(name));
  if (lost.length > 0) throw new Error(`Nothing names ${lost.join(', ')}.`);
  type Named = Pick<ContentFile, 'role' | 'name'> & { label?: string };
  return [
    ...unnamed.map((name): Named => ({ role: 'figure', name })),
    ...(text(head.cover) ? [{ role: 'cover', name: text(head.cover) ?? '' } satisfies Named] : []),
    ...[...labels].map(([name, label]): Named => ({ role: 'download', name, label })),
  ];
}

/** Of a Markdown file: its head, its text, its references and the files beside it. */
export async function readText(file: string, place: { collection: string; id: string }) {
  const { head, body } = splitFrontMatter(await readFile(file, 'utf8'));
  const bare = file.replace(/\.md$/, '');
  const folder = `${bare}.files`;
  const roles = rolesOf(await namesIn(folder), head, body);
  const files = await Promise.all(roles.map((each) => readContentFile(place, folder, each)));
  const bibtex = await readFile(`${bare}.bib`, 'utf8').catch(() => '');
  const { downloads: _, cover: __, updated, ...fields } = head;
  return { fields, updated: text(updated), markdown: body, bibtex, files, ...place };
}
