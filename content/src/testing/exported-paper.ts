/** A paper with one of everything, to be written in other formats. */
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import type { ExportedPaper } from '../export/read-paper-tree.ts';

const MARKDOWN = `## Setting

The creek drains at 5% *ebb* & **flood** (@fig:map), see [@holt2020] and @okoro2021 [p. 3].^[At low water.]
It costs \\$5, H~2~O, \`a_b\`, [a page](https://example.org/a%20b) and $a^2 \\le \\R$.

![The creek at ebb.](map.png){#fig:map alt="A map."}

$$ \\frac{a}{b} = c^2 $$ {#eq:ratio}

By @eq:ratio and @tbl:width, as in @thm-main:

| creek | width |
|-------|------:|
| north | 12.5  |

: Widths. {#tbl:width}

::: {.theorem #thm-main}
Creeks *drain*.
:::

::: {.proof}
They do.
:::

### Details

1. one
2. two
   - nested

> Quoted.

\`\`\`python
print("x")
\`\`\`

[@holt2020, p. 7; see @okoro2021]
`;

const BIBTEX = `@article{holt2020, author={Holt, Maren}, title={How creeks drain}, journal={Tides}, year={2020}, volume={4}, pages={1--9}, doi={10.5555/holt}}
@book{okoro2021, author={Okoro, Ada and {Tides Group}}, title={Mud}, publisher={Saltmarsh}, year={2021}}`;

export const EXPORTED: ExportedPaper = {
  metadata: ArticleMetadataSchema.parse({
    title: 'Mud & *silt*',
    language: 'en',
    abstract: 'What we *found* with $x^2$.',
    keywords: ['ebb', 'flood & mud'],
    translations: [
      {
        ...{ language: 'ar', title: 'الطين و *الغرين*', abstract: 'ما *وجدناه* مع $x^2$.' },
        ...{ plainSummary: 'طين.', keywords: ['الجزر'] },
      },
      { language: 'zh-Hans', title: '泥' },
    ],
    translationOf: 'silt',
    authors: [
      {
        ...{ given: 'Ada', family: 'Okoro', orcid: '0000-0002-1825-0097', affiliations: [0] },
        ...{ email: 'ada@example.org', corresponding: true, credit: ['Writing – original draft'] },
      },
      { collective: 'Tides Group', affiliations: [0, 1] },
    ],
    affiliations: [
      { name: 'University of Ravnfjord', ror: 'https://ror.org/02y9nww90', country: 'KE' },
      { name: 'Institute & Sons' },
    ],
    dates: { received: '2026-01-02', accepted: '2026-02-03', published: '2026-03-04' },
    eLocationId: 'e7',
    doi: '10.5555/tides.1',
    funding: 'The Okoro fund.',
    funders: [
      {
        ...{ name: 'Silt & Sand Council', ror: 'https://ror.org/0472cxd90' },
        ...{ awards: ['SSC/2 <b>', '948221'], grantDoi: '10.3030/948221' },
      },
      { name: 'National Science Foundation', funderDoi: '10.13039/100000001', awards: ['CHE-1'] },
      { name: 'Tides Foundation' },
    ],
    relations: [
      {
        ...{ type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7' },
        description: 'Widths & depths',
      },
      { type: 'preprint', idType: 'arxiv', identifier: '2401.01234v2' },
      { type: 'preprint', idType: 'doi', identifier: '10.31219/osf.io/a(b)<c>' },
      { type: 'data-used', idType: 'handle', identifier: '10453/12345' },
      { type: 'software', idType: 'uri', identifier: 'https://code.example/mud?a=1&b=2' },
      { type: 'part-of', idType: 'isbn', identifier: '978-3-16-148410-0' },
      { type: 'related', idType: 'issn', identifier: '2049-3630' },
      ...(
        ['protocol', 'supplement', 'earlier-version', 'review', 'review-of', 'translation'] as const
      ).map((type) => ({ type, idType: 'doi', identifier: `10.5555/${type}` })),
      { type: 'translation-of', idType: 'doi', identifier: '10.5555/original' },
    ],
    dataAvailability: 'On request.',
    acknowledgements: 'We thank Lagos.',
  }),
  markdown: MARKDOWN,
  bibtex: BIBTEX,
  macros: { '\\R': '\\mathbb{R}' },
  figures: new Map([['map.png', { src: 'figures/map.png', width: 800, height: 600 }]]),
};
