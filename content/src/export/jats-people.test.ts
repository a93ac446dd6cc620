import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { expect, it } from 'vitest';
import { jatsPeople } from './jats-people.ts';
import { xmlOf } from './xml-element.ts';

it('says of no role that the taxonomy does not have that it is of it', () => {
  const { authors, affiliations } = ArticleMetadataSchema.parse({
    title: 'Creeks',
    authors: [{ given: 'Maren', family: 'Holt', credit: ['Software', 'Proofreading'] }],
  });
  const xml = xmlOf(jatsPeople({ authors, affiliations }));
  expect(xml).toContain('contributor-roles/software/">Software</role>');
  expect(xml).toContain('<role>Proofreading</role>');
});
