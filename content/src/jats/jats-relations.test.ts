import { problemText } from '@quire/model/entities/manuscript-problems';
import { expect, it } from 'vitest';
import { jatsToMarkdown } from './jats-to-markdown.ts';

function read(meta: string) {
  const made = jatsToMarkdown(`<?xml version="1.0"?>
<article article-type="research-article" xmlns:xlink="http://www.w3.org/1999/xlink">
<front><article-meta><title-group><article-title>Mud</article-title></title-group>${meta}</article-meta></front>
<body><p>Words.</p></body></article>`);
  if (!made) throw new Error('is JATS');
  const { funders, relations } = made.details ?? {};
  const left = made.problems.filter(({ code }) => code === 'jats/left-out');
  return { funders, relations, left: left.map(problemText).join() };
}

const group = (id: string, rest: string) =>
  `<award-group><funding-source><institution-wrap>${id}</institution-wrap></funding-source>${rest}</award-group>`;

it('joins the awards of one funder, and knows its identifiers in their spellings', () => {
  const erc =
    '<institution>ERC</institution><institution-id institution-id-type="ror">https://ror.org/0472cxd90</institution-id>';
  const nsf =
    '<institution-id institution-id-type="FundRef">http://dx.doi.org/10.13039/100000001</institution-id><institution>NSF</institution>';
  const { funders } = read(
    `<funding-group>${[
      group(erc, '<award-id>1</award-id>'),
      group(erc, '<award-id>2</award-id><award-id>1</award-id>'),
      group(erc, '<award-id award-id-type="doi">10.3030/3</award-id>'),
      group(nsf, '<award-id xlink:href="https://doi.org/10.5555/grant">CHE-1</award-id>'),
      '<award-group><funding-source>Tides Foundation</funding-source><funding-source>Silt Fund</funding-source></award-group>',
    ].join('')}</funding-group>`,
  );
  const ror = 'https://ror.org/0472cxd90';
  expect(funders).toEqual([
    { name: 'ERC', ror, awards: ['1', '2'] },
    { name: 'ERC', ror, awards: [], grantDoi: '10.3030/3' },
    { name: 'NSF', funderDoi: '10.13039/100000001', awards: ['CHE-1'], grantDoi: '10.5555/grant' },
    { name: 'Tides Foundation', awards: [] },
    { name: 'Silt Fund', awards: [] },
  ]);
});

it('reads related objects of other publishers by what they are called', () => {
  const { relations, left } = read(
    `<related-article related-article-type="preprint" ext-link-type="doi" xlink:href="https://doi.org/10.1101/2020.01"/>
<related-object link-type="peer-reviewed-article" document-id="10.7554/e.1" document-id-type="doi">Report</related-object>
<related-object content-type="research-dataset" xlink:href="https://doi.org/10.5061/dryad.1"/>
<related-object object-type="code" object-id="https://code.example/mud" object-id-type="uri"/>
<related-object source-type="clinical-trials-registry" source-id="x">NCT</related-object>
<related-article related-article-type="companion" ext-link-type="doi" xlink:href="10.5555/other"/>`,
  );
  expect(relations).toEqual([
    { type: 'preprint', idType: 'doi', identifier: '10.1101/2020.01' },
    { type: 'review', idType: 'doi', identifier: '10.7554/e.1', description: 'Report' },
    { type: 'data', idType: 'doi', identifier: '10.5061/dryad.1' },
    { type: 'software', idType: 'uri', identifier: 'https://code.example/mud' },
  ]);
  expect(left).toContain('related objects and related articles');
});
