import { ARTICLES, VERSIONS, versionDocId } from '@quire/model/collections';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ExportFile, ExportPage } from './export-sections.ts';

const A_PAGE = 50;

/** YAML includes JSON: the front matter is the record's metadata, unchanged. */
function withFrontMatter(metadata: unknown, markdown: unknown): Uint8Array {
  const lines = Object.entries(
    typeof metadata === 'object' && metadata !== null ? metadata : {},
  ).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return Buffer.from(
    `---\n${lines.join('\n')}\n---\n\n${typeof markdown === 'string' ? markdown : ''}\n`,
  );
}

async function articleFiles(doc: QueryDocumentSnapshot): Promise<ExportFile[]> {
  const version = await doc.ref
    .collection(VERSIONS)
    .doc(versionDocId(Number(doc.get('revision'))))
    .get();
  if (!version.exists) return [];
  const folder = `markdown/articles/${doc.id.replace('~', '/')}`;
  const bibtex: unknown = version.get('bibtex');
  const paper = withFrontMatter(version.get('metadata'), version.get('markdown'));
  return [
    { name: `${folder}/paper.md`, bytes: paper },
    ...(typeof bibtex === 'string' && bibtex
      ? [{ name: `${folder}/paper.bib`, bytes: Buffer.from(bibtex) }]
      : []),
  ];
}

function textFile(collection: string, doc: QueryDocumentSnapshot): ExportFile {
  const { markdown, ...metadata } = doc.data();
  const name = `markdown/${collection}/${doc.id.replaceAll('~', '/')}.md`;
  return { name, bytes: withFrontMatter(metadata, markdown) };
}

/** The texts of a collection as Markdown files with their metadata above them. */
export async function markdownPage(
  db: Firestore,
  collection: string,
  after: string | null,
): Promise<ExportPage> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(A_PAGE);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const files =
    collection === ARTICLES
      ? (await Promise.all(docs.map(articleFiles))).flat()
      : docs.map((doc) => textFile(collection, doc));
  const last = docs.at(-1);
  return { files, after: last && docs.length === A_PAGE ? last.id : null };
}
