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

it('says that an iD was authenticated only where its owner has signed in with it', () => {
  const [proved, typed] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
  const { authors, affiliations } = ArticleMetadataSchema.parse({
    title: 'Creeks',
    authors: [
      { given: 'Maren', family: 'Holt', orcid: proved },
      { given: 'Chidi', family: 'Okafor', orcid: typed },
    ],
  });
  const xml = xmlOf(jatsPeople({ authors, affiliations }, [proved]));
  expect(xml.match(/<contrib-id [^>]*>[^<]*/g)).toEqual([
    `<contrib-id contrib-id-type="orcid" authenticated="true">https://orcid.org/${proved}`,
    `<contrib-id contrib-id-type="orcid">https://orcid.org/${typed}`,
  ]);
});
