import { createHash } from 'node:crypto';
import type { ArticleContent } from '@quire/model/entities/article';

/** Increase it when a change in reading papers should apply to repeated imports. */
const RECIPE = 1;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** The content of a paper as one hash: the same whenever the same paper is read into the same issue. */
export function importHash(issue: string, content: ArticleContent): string {
  const files = content.files.map(({ role, name, sha256 }) => ({ role, name, sha256 }));
  const paper = sorted({ recipe: RECIPE, issue, ...content, files });
  return createHash('sha256').update(JSON.stringify(paper)).digest('hex');
}
