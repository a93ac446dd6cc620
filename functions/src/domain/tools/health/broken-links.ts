import type { ToolPorts } from '../../tool-runs/tool-ports.ts';
import { innerLinks } from './find-links.ts';
import type { Finding } from './health-section.ts';

/** The broken internal links of texts. Reads one document for each link. */
export async function brokenLinks(
  { db, origin }: ToolPorts,
  texts: readonly { readonly record: string; readonly markdown: string }[],
): Promise<Finding[]> {
  const links = texts.flatMap(({ record, markdown }) =>
    innerLinks(markdown, origin).map((link) => ({ ...link, record })),
  );
  const documents = [...new Set(links.map(({ document }) => document))];
  if (documents.length === 0) return [];
  const found = await db.getAll(...documents.map((path) => db.doc(path)), { fieldMask: [] });
  const missing = new Set(found.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  return links
    .filter(({ document }) => missing.has(document))
    .map(
      ({ record, address }): Finding => ({ code: 'health/link-broken', detail: address, record }),
    );
}
