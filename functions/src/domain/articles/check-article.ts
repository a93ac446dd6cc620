import type { GateProblem } from '@quire/model/entities/gate-problem';
import { can } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { gateArticle } from './gate-article.ts';
import { articleIn, articleRef } from './read-article.ts';
import { subjectOf } from './subject-of.ts';

interface Asked {
  readonly article: string;
  readonly revision?: number | undefined;
  readonly at?: string | undefined;
}

/** The problems that prevent publication of a version, for users who may read the article. Throws `Refused`. */
export async function checkArticle(
  ports: Ports,
  person: Person,
  { article: id, revision, at }: Asked,
): Promise<{ revision: number; problems: GateProblem[] }> {
  const article = articleIn(await articleRef(ports.db, id).get());
  if (!can(person, 'article.read', await subjectOf(ports.db, article))) {
    throw new Refused('access/denied');
  }
  const looked = revision ?? article.revision;
  const { problems } = await gateArticle(ports, article, looked, at ?? ports.now().toISOString());
  return { revision: looked, problems: [...problems] };
}
