import { expect, it } from 'vitest';
import { publishedContentPath, publishedFilePath } from './collections.ts';
import * as paths from './paths.ts';

it('writes every address of the site', () => {
  expect({
    home: paths.homePath(),
    journals: paths.journalsPath(),
    journal: paths.journalPath('CES'),
    issue: paths.issuePath('CES', '1-2'),
    article: paths.articlePath('CES', '1-2', 'creeks'),
    pdf: paths.articlePdfPath('CES', '1-2', '10.5555/ces.2025.0012'),
    media: paths.mediaPath('CES', 'creeks', 'body-1.html'),
    signIn: paths.signInPath('/a?b=c'),
    adminLogin: paths.adminLoginPath(),
    dashboard: paths.adminDashboardPath(),
  }).toMatchInlineSnapshot(`
    {
      "adminLogin": "/admin/login",
      "article": "/article/CES/1-2/creeks",
      "dashboard": "/admin/dashboard",
      "home": "/",
      "issue": "/journals/CES/1-2",
      "journal": "/journals/CES",
      "journals": "/journals",
      "media": "/media/CES/creeks/body-1.html",
      "pdf": "/article/CES/1-2/10.5555/ces.2025.0012.pdf",
      "signIn": "/sign/in?next=%2Fa%3Fb%3Dc",
    }
  `);
});

it('finds a published file where Storage has it', () => {
  const inStorage = (path: string) => path.replace(/^\/media/, 'published');
  const of = ['CES', 'creeks', 'body-1.html'] as const;
  expect(inStorage(paths.mediaPath(...of))).toBe(publishedFilePath(...of));
  const page = ['pages', 'about~open_access', 'a.webp'] as const;
  expect(inStorage(paths.contentMediaPath(...page))).toBe(publishedContentPath(...page));
});
