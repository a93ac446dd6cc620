import { SubmissionSchema } from '@quire/model/entities/submission';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthorsPanel } from './authors-panel.tsx';

const AT = '2026-05-01T00:00:00.000Z';

/** The addresses of all links, given what the author's browser has saved. */
function linksOf(ror: string, orcid: string, email: string): string[] {
  const submission = SubmissionSchema.parse({
    ...{ owner: 'ann', authorUids: ['ann'], state: 'minor_revision', stageEnteredAt: AT },
    ...{ createdAt: AT, updatedAt: AT, round: 1, revision: 2, editors: [], production: [] },
    authors: [{ id: 'one', given: 'Ann', family: 'Holt', email, orcid, affiliations: [0] }],
    affiliations: [{ name: 'Nordvik University', ror }],
  });
  const html = renderToStaticMarkup(<AuthorsPanel submission={{ ...submission, id: 's1' }} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
}

it('links to the author’s identifiers', () => {
  expect(linksOf('https://ror.org/02mhbdp94', '0000-0002-1825-0097', 'ann@uni.example')).toEqual([
    'https://ror.org/02mhbdp94',
    'mailto:ann@uni.example',
    'https://orcid.org/0000-0002-1825-0097',
  ]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://ror.org.evil.example/02mhbdp94',
])('does not link %s', (address) => {
  expect(linksOf(address, '../../x', `a@b.example?bcc=${address}`)).toEqual([
    expect.stringMatching(/^mailto:[^?&=]+$/),
  ]);
});
