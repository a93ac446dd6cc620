import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { articlePath, articlePdfPath, issuePath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { runNow } from './office/run-now.ts';
import { press } from './press-addresses.ts';
import { openPage } from './watched-page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CORPUS = process.env.QUIRE_CORPUS ?? join(ROOT, '..', 'shared', 'corpus');
const JOURNAL = 'CES';
/** An issue that no earlier run has filled, should the press be one that was there before. */
const ISSUE = `imported-${Date.now().toString(36)}`;

/** A person whose mailbox gets only their own mail. */
const AUTHOR = `aas-${ISSUE}@nordvik.example`;

const PAPER = `---
title: "Mass transfer &amp; mixing in shallow basins"
tags: [mixing, basins]
authors:
  - name: Ingrid Aas
    orcid: 0000-0002-1825-0097
    affiliation: "1, 2"
    corresponding: true
    email: ${AUTHOR}
affiliations:
  - name: Institute of Waters
    index: 1
  - name: Nordvik University
    index: 2
date: ${new Date().toISOString().slice(0, 10)}
bibliography: paper.bib
---
# Summary
A basin mixes when $Ri < 1/4$, as @miles1961 showed.

# Model
\\begin{equation}\\label{eq:ri}
Ri = \\frac{N^2}{(\\partial_z u)^2}
\\end{equation}
Equation \\ref{eq:ri} decides, and \\(x^2\\) costs $5 and $10 at the shop.

| a | b |
|---|--:|
| 1 | 2 |
`;
const BIB = `@article{miles1961, author={Miles, John W.}, title={On the stability of heterogeneous shear flows},
 journal={Journal of Fluid Mechanics}, volume={10}, pages={496--508}, year={1961}}`;

let browser: Browser;
let folder: string;

/** What the command says, and how it ended. */
async function runImport(
  papers: string,
  ...more: string[]
): Promise<{ code: number; said: string }> {
  const target = ['--journal', JOURNAL, '--issue', ISSUE, '--home', press.home];
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'scripts', 'import.mjs'), papers, ...target, ...more],
      { maxBuffer: 2 ** 24 },
    );
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = Object(error);
    return { code: Number(code), said: `${stdout}${stderr}` };
  }
}

/** Addresses of the articles that the issue shows; waits until there are so many. */
async function articlesOfIssue(count: number): Promise<string[]> {
  const link = new RegExp(`href="(${articlePath(JOURNAL, ISSUE, '')}[\\w.-]+)"`, 'g');
  let found: string[] = [];
  const look = async () => {
    const contents = await (await fetch(press.press + issuePath(JOURNAL, ISSUE))).text();
    const links = [...contents.matchAll(link)].map(([, address = '']) => address);
    found = [...new Set(links.filter((address) => !address.endsWith('.pdf')))];
    return found.length;
  };
  await expect.poll(look, { timeout: 60_000, interval: 500 }).toBe(count);
  return found;
}

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'quire-papers-'));
  await mkdir(join(folder, 'basins'));
  await writeFile(join(folder, 'basins', 'paper.md'), PAPER);
  await writeFile(join(folder, 'basins', 'paper.bib'), BIB);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

describe('importing papers', () => {
  it('writes nothing when it is only tried', async () => {
    expect((await runImport(folder, '--dry-run', '--create')).code).toBe(1);
    expect((await fetch(press.press + issuePath(JOURNAL, ISSUE))).status).toBe(404);
  });

  it('brings a paper to its readers', async () => {
    const { code, said } = await runImport(folder, '--create', '--publish');
    expect(said).toContain('Mass transfer & mixing in shallow basins');
    expect(code).toBe(0);
    const [address] = await articlesOfIssue(1);
    const { page, problems } = await openPage(browser);
    await page.goto(press.press + address);
    const main = page.locator('main');
    expect(await main.locator('.katex').count()).toBeGreaterThanOrEqual(3);
    expect(await main.innerText()).toContain('costs $5 and $10 at the shop');
    expect(await main.innerText()).toContain('On the stability of heterogeneous shear flows');
    expect(await main.locator('table').count()).toBe(1);
    expect(problems()).toEqual([]);
    await page.context().close();
  });

  it('prints it, so that it has a PDF too', async () => {
    const [article = ''] = await articlesOfIssue(1);
    const akey = article.split('/').at(-1) ?? '';
    const address = press.press + articlePdfPath(JOURNAL, ISSUE, akey);
    // What the minute's tick would do: the function is asked at once.
    await runNow('printArticles');
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    // A PDF that no staff made shows wherever the article is listed.
    const listed = await (await fetch(press.press + issuePath(JOURNAL, ISSUE))).text();
    expect(listed).toContain(articlePdfPath(JOURNAL, ISSUE, akey));
  });

  it('tells the author by mail, once', async () => {
    await expect.poll(() => mailsTo(AUTHOR), { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await mailsTo(AUTHOR);
    // A file's words stand in no subject: what was imported need not be the author's own.
    expect(mail?.subject).toBe('Your article is published in Coastal and Estuarine Systems');
    expect(mail?.text).toContain(`${press.press}${articlePath(JOURNAL, ISSUE, '')}`);
    expect(mail?.text).toContain('Mass transfer & mixing in shallow basins');
    expect(mail?.html).toContain('Mass transfer &amp; mixing');
  });

  it('doubles nothing when it is repeated', async () => {
    const { code, said } = await runImport(folder, '--publish');
    expect(code).toBe(0);
    expect(said).toContain('unchanged');
    expect(await mailsTo(AUTHOR)).toHaveLength(1);
  });

  it('says what is wrong with a folder without papers', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'quire-none-'));
    const { code, said } = await runImport(empty);
    expect(code).not.toBe(0);
    expect(said).toContain('No papers in');
  });

  const papers = join(CORPUS, 'papers');
  it.skipIf(!existsSync(papers))(
    'reads real papers (needs the corpus: set QUIRE_CORPUS)',
    async () => {
      const some = await mkdtemp(join(tmpdir(), 'quire-corpus-'));
      const names = (await readdir(papers, { withFileTypes: true }))
        .filter((one) => one.isDirectory())
        .slice(0, 5);
      for (const { name } of names)
        await cp(join(papers, name), join(some, name), { recursive: true });
      const { code, said } = await runImport(some, '--publish');
      expect(said).not.toContain('refused');
      expect(code).toBe(0);
      const addresses = await articlesOfIssue(names.length + 1);
      const { page, problems } = await openPage(browser);
      for (const address of addresses) {
        const answer = await page.goto(press.press + address);
        expect(answer?.status()).toBe(200);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
      }
      expect(problems()).toEqual([]);
      await page.context().close();
      await rm(some, { recursive: true, force: true });
    },
  );
});
