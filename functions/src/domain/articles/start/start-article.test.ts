import { docxParts } from '@quire/content/testing/make-docx';
import { VERSIONS, versionDocId } from '@quire/model/collections';
import { ArticleVersionSchema } from '@quire/model/entities/article';
import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryManuscripts } from '../../../testing/memory-manuscripts.ts';
import {
  type ArticlesPress,
  articleNow,
  auditOf,
  startArticlesPress,
} from '../../../testing/test-articles.ts';
import {
  PEOPLE,
  putSubmission,
  readyDraft,
  storedFile,
  submissionNow,
} from '../../../testing/test-submissions.ts';
import { viewProof } from '../proof/view-proof.ts';
import { startArticle } from './start-article.ts';

let press: ArticlesPress & { readonly store: MemoryManuscripts };
let png: Uint8Array;
beforeAll(async () => {
  press = { ...(await startArticlesPress()), store: new MemoryManuscripts() };
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#478' } })
    .png()
    .toBuffer();
});
afterAll(() => press.close());

const { editor, production, author } = PEOPLE;
let files = 0;
type Change = Partial<SubmissionFile>;

/** A file of a submission with its bytes. */
function file(change: Change, bytes: Uint8Array): SubmissionFile {
  files += 1;
  const path = `submissions/x/files/${files}`;
  press.store.put(path, bytes);
  const sha256 = String(files).padStart(64, '0');
  return storedFile({ path, sha256, size: bytes.length, ...change });
}

const docx = (more: readonly { readonly style?: string; readonly text: string }[] = []) =>
  zipSync(
    Object.fromEntries(
      Object.entries(
        docxParts({
          paragraphs: [
            { style: 'Title', text: 'How tidal creeks drain' },
            { style: 'heading 1', text: 'Methods' },
            { text: 'We measured the creeks.' },
            ...more,
          ],
        }),
      ).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  );

const put = (
  id: string,
  sent: readonly SubmissionFile[],
  state: SubmissionState = 'production',
  stated: Partial<SubmissionDraft> = {},
) =>
  putSubmission(
    press,
    id,
    {
      state,
      number: 'CES-2026-00123',
      submittedAt: '2026-03-01T08:00:00.000Z',
      production: ['paula'],
      ...stated,
    },
    sent,
  );

async function versionOf(article: string) {
  const ref = press.db.doc(`articles/${article}`).collection(VERSIONS).doc(versionDocId(1));
  return ArticleVersionSchema.parse((await ref.get()).data());
}

describe('handing a manuscript to production', () => {
  it('creates an article, with the data that its authors have entered', async () => {
    await put('first', [file({}, docx())]);
    const asked = { submission: 'first', issue: '2-1' };
    const started = await startArticle(press, editor, asked);
    const found = { words: 5, formulas: 0, figures: 0, tables: 0, citations: 0, references: 0 };
    expect(started).toEqual({
      ...{ article: 'CES~how-tidal-creeks-drain', hasText: true, notes: [], problems: [] },
      counts: { source: found, result: found },
    });
    expect(await articleNow(press, started.article)).toMatchObject({
      status: 'draft',
      revision: 1,
      publishedRevision: 0,
      issue: '2-1',
      submission: 'first',
      authorUids: ['anselm'],
      authorLine: 'Okoro, Holt',
    });
    const { metadata, markdown, files: kept } = await versionOf(started.article);
    const { abstract } = readyDraft();
    expect(metadata).toMatchObject({
      type: 'research-article',
      title: 'How tidal creeks drain',
      abstract,
      doi: '10.5555/ces.how-tidal-creeks-drain',
      eLocationId: 'e123',
      licence: 'CC-BY-4.0',
      dates: { received: '2026-03-01' },
      affiliations: [{ name: 'University of Ravnfjord' }],
    });
    expect(metadata.authors).toMatchObject([
      { family: 'Okoro', email: 'anselm@example.org', corresponding: true, affiliations: [0] },
      { family: 'Holt', corresponding: false },
    ]);
    expect(markdown).toContain('We measured the creeks.');
    expect(markdown).not.toContain('How tidal creeks drain');
    expect(kept).toMatchObject([{ role: 'source', name: 'paper.docx' }]);
    expect(await submissionNow(press, 'first')).toMatchObject({ article: started.article });
  });

  it('reads a LaTeX manuscript with the bibliography that was sent beside it', async () => {
    const tex =
      '\\documentclass{article}\\begin{document}Mud \\strangeword{here} \\cite{holt}.\\bibliography{refs}\\end{document}';
    const bib = '@article{holt, author = {Holt, Ada}, title = {Tides}, year = {2020}}';
    await put('sources', [
      file({ format: 'tex', name: 'creeks.tex' }, strToU8(tex)),
      file({ kind: 'source', format: 'tex', name: 'refs.bib' }, strToU8(bib)),
    ]);
    const started = await startArticle(press, editor, {
      ...{ submission: 'sources', issue: '2-1', akey: 'sources' },
    });
    // Named for whoever opens the article, where they are in the text.
    expect(started.problems).toMatchObject([
      { severity: 'warning', code: 'latex/unknown', values: { name: '\\strangeword', line: 1 } },
    ]);
    const { markdown, bibtex } = await versionOf(started.article);
    expect(markdown).toContain('@holt');
    expect(bibtex).toContain('Tides');
  });

  it('takes over the translations that are complete', async () => {
    const none = { abstract: '', plainSummary: '', keywords: [] };
    await put('translated', [file({}, docx())], 'production', {
      translations: [
        { id: 'a', language: 'fr', title: ' La\nvase ', ...none, keywords: ['vase', ' '] },
        { id: 'b', language: 'de', title: '', ...none },
        { id: 'c', language: 'fr', title: 'Encore la vase', ...none },
        { id: 'd', language: 'pt-BR', title: 'Lama', ...none, abstract: 'Sobe e desce.' },
      ],
    });
    const started = await startArticle(press, editor, {
      ...{ submission: 'translated', issue: '2-1', akey: 'translated' },
    });
    const { metadata } = await versionOf(started.article);
    expect(metadata.translations).toEqual([
      { language: 'fr', title: 'La vase', keywords: ['vase'] },
      { language: 'pt-BR', title: 'Lama', abstract: 'Sobe e desce.' },
    ]);
  });

  it('uses statements of the text that its authors have not entered', async () => {
    const paper = '# Text\n\nMud.\n\n# Funding\n\nA grant.\n\n# Ethics\n\nNobody took part.\n';
    await put('stated', [file({ format: 'md', name: 'paper.md' }, strToU8(paper))], 'production', {
      funding: 'Nobody paid.',
      dataAvailability: 'On request.',
      aiStatement: 'A translator, checked by us.',
    });
    const started = await startArticle(press, editor, {
      ...{ submission: 'stated', issue: '2-1', akey: 'stated' },
    });
    const { metadata, markdown } = await versionOf(started.article);
    expect(metadata).toMatchObject({
      funding: 'Nobody paid.',
      dataAvailability: 'On request.',
      ethics: 'Nobody took part.',
      aiUse: 'A translator, checked by us.',
    });
    expect(metadata.acknowledgements).toBeUndefined();
    expect(markdown).toContain('A grant.');
    expect(markdown).not.toContain('Nobody took part.');
  });

  const MARKDOWN_RECORDS = `---
title: Creeks
abstract: They drain.
funders:
  - { name: Salt Board, ror: 'https://ror.org/0472cxd90', awards: [71] }
---
# Text

Mud, thanks to an award by the Tide Council.
`;
  const LATEX_NOTE = String.raw`\documentclass{article}
\title{Creeks\thanks{This work was supported by the Salt Board under grant 71.}}
\begin{document}\maketitle\section{Mud} Silt.\end{document}`;
  const LATEX_SPONSORS = String.raw`\documentclass{acmart}\title{Creeks}
\begin{document}\maketitle\section{Mud} Silt.
\begin{acks}Supported by the \grantsponsor{S1}{Salt Board}{https://salt.example} under Grant No.~\grantnum{S1}{71}.\end{acks}
\end{document}`;
  const WORD_SECTION = () =>
    docx([
      { style: 'heading 1', text: 'Funding' },
      { text: 'This work was funded by the Salt Board, grant number 71.' },
    ]);
  const BOARD = { name: 'Salt Board', awards: ['71'] };
  const entered = { id: 'a', name: ' Tide Council ', ror: '', awards: ['9', ' '], grantDoi: '' };
  it.each<[string, Change, () => Uint8Array, Partial<SubmissionDraft>, readonly object[]]>([
    [
      'the form alone',
      { format: 'pdf' },
      () => strToU8('%PDF-1.7'),
      { funders: [entered] },
      [{ name: 'Tide Council', awards: ['9'] }],
    ],
    [
      'the form rather than the text',
      { format: 'tex' },
      () => strToU8(LATEX_NOTE),
      { funders: [entered] },
      [{ name: 'Tide Council', awards: ['9'] }],
    ],
    [
      'a statement of the form',
      { format: 'pdf' },
      () => strToU8('%PDF-1.7'),
      { funding: 'Funded by the Salt Board under grant 71.' },
      [BOARD],
    ],
    [
      'the front matter of Markdown',
      { format: 'md' },
      () => strToU8(MARKDOWN_RECORDS),
      {},
      [{ ...BOARD, ror: 'https://ror.org/0472cxd90' }],
    ],
    [
      'a section of Markdown',
      { format: 'md' },
      () =>
        strToU8(
          '# Text\n\nMud.\n\n# Acknowledgements\n\nWe were supported by the Salt Board under grant 71.\n',
        ),
      {},
      [BOARD],
    ],
    ['a note of a title in LaTeX', { format: 'tex' }, () => strToU8(LATEX_NOTE), {}, [BOARD]],
    ['commands of acmart', { format: 'tex' }, () => strToU8(LATEX_SPONSORS), {}, [BOARD]],
    ['a section of a Word file', {}, WORD_SECTION, {}, [BOARD]],
    ['nothing', { format: 'md' }, () => strToU8('Mud.'), {}, []],
  ])('takes funders and awards from %s', async (from, change, bytes, stated, funders) => {
    const id = `paid-${from.replaceAll(/\W+/g, '-').toLowerCase()}`;
    await put(id, [file(change, bytes())], 'production', stated);
    await startArticle(press, editor, { submission: id, issue: '2-1', akey: id });
    expect((await versionOf(`CES~${id}`)).metadata.funders).toEqual(funders);
  });

  it('is done once, however often and by however many users it is requested', async () => {
    await put('once', [file({ format: 'md', name: 'paper.md' }, strToU8('Some *text*.'))]);
    const asked = { submission: 'once', issue: '2-1', akey: 'once' };
    const answers = await Promise.all([
      startArticle(press, editor, asked),
      startArticle(press, production, asked),
    ]);
    answers.push(await startArticle(press, editor, { ...asked, akey: 'another' }));
    expect(answers.map(({ article, hasText }) => [article, hasText])).toEqual([
      ['CES~once', true],
      ['CES~once', true],
      ['CES~once', true],
    ]);
    expect(await auditOf(press, 'CES~once')).toHaveLength(1);
  });

  it('copies figures under the names that the text uses, and supplements', async () => {
    const paper = '![The creek](fig1.png)\n\nAnd ![a map](figures/map.png)';
    const archive = zipSync({ 'paper/main.md': strToU8(paper), 'paper/figures/map.png': png });
    await put('figures', [
      file({ format: 'zip', name: 'paper.zip' }, archive),
      file({ kind: 'figure', format: 'png', name: 'fig1.png' }, png),
      file({ kind: 'figure', format: 'eps', name: 'fig2.eps' }, strToU8('%!PS-Adobe-3.0 EPSF-3.0')),
      file(
        { kind: 'supplement', format: 'csv', name: 'data.csv', label: 'All depths' },
        strToU8('a,b'),
      ),
      file({ kind: 'figure', format: 'png', name: 'old.png', retired: true }, png),
      file({ kind: 'cover_letter', format: 'txt', name: 'cover.txt' }, strToU8('Dear editor')),
    ]);
    const started = await startArticle(press, editor, {
      submission: 'figures',
      issue: '2-1',
      akey: 'figures',
    });
    expect(started.notes).toEqual([expect.stringContaining('fig2.eps')]);
    const { files: kept, markdown } = await versionOf('CES~figures');
    expect(markdown).toContain('![The creek](fig1.png)');
    expect(kept.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'figure figures/map.png',
      'source paper.zip',
      'figure fig1.png',
      'supplement data.csv',
    ]);
    const csv = kept.find(({ role }) => role === 'supplement');
    expect(csv).toMatchObject({ label: 'All depths' });
    expect(press.store.files.has(csv?.path ?? '')).toBe(true);
    expect(kept.every(({ path }) => path.startsWith('articles/CES~figures/files/'))).toBe(true);
  });

  it('reads the LaTeX of an archive, with its bibliography and figures', async () => {
    const source =
      '\\documentclass{amsart}\n\\newcommand{\\R}{\\mathbb{R}}\n\\title{How creeks drain}\n\\begin{document}\\maketitle\n\\section{Flow}\nIn $\\R$ \\cite{holt}.\n\\begin{figure}\\includegraphics{img/map}\\caption{A map}\\end{figure}\n\\bibliography{all}\\end{document}';
    const archive = zipSync({
      'src/ms.tex': strToU8(source),
      'src/all.bib': strToU8('@misc{holt, title={Mud}}'),
      'src/img/map.png': png,
    });
    await put('latex', [file({ format: 'zip', name: 'paper.zip' }, archive)]);
    const started = await startArticle(press, editor, {
      submission: 'latex',
      issue: '2-1',
      akey: 'latex',
    });
    expect(started.hasText).toBe(true);
    const { files: kept, markdown, bibtex } = await versionOf('CES~latex');
    expect(markdown).toContain('In $\\mathbb{R}$ [@holt].');
    expect(bibtex).toContain('@misc{holt');
    expect(kept.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'figure img/map.png',
      'source paper.zip',
    ]);
  });

  it('reads a notebook, with its pictures and the bibliography sent with it', async () => {
    const notebook = {
      ...{ nbformat: 4, nbformat_minor: 5, metadata: { language_info: { name: 'python' } } },
      cells: [
        { cell_type: 'raw', source: '---\ntitle: Creeks\nbibliography: all.bib\n---' },
        { cell_type: 'markdown', source: 'So says @holt.' },
        {
          ...{ cell_type: 'code', source: '#| fig-cap: A map\nplot()' },
          outputs: [
            {
              output_type: 'display_data',
              data: { 'image/png': Buffer.from(png).toString('base64') },
            },
          ],
        },
      ],
    };
    await put('notebook', [
      file({ format: 'ipynb', name: 'paper.ipynb' }, strToU8(JSON.stringify(notebook))),
      file({ kind: 'source', format: 'tex', name: 'all.bib' }, strToU8('@misc{holt, title={Mud}}')),
    ]);
    const asked = { submission: 'notebook', issue: '2-1', akey: 'notebook' };
    expect(await startArticle(press, editor, asked)).toMatchObject({ hasText: true });
    const { files: kept, markdown, bibtex } = await versionOf('CES~notebook');
    expect(markdown).toContain('So says @holt.');
    expect(markdown).toContain('![A map](output-3-1.png)');
    expect(markdown).not.toContain('fig-cap');
    expect(bibtex).toContain('@misc{holt');
    expect(kept.map(({ role, name }) => `${role} ${name}`)).toContain('figure output-3-1.png');
  });

  it('reads a notebook in a folder of an archive, with what lies beside it', async () => {
    const notebook = {
      ...{ nbformat: 4, nbformat_minor: 5, metadata: {} },
      cells: [
        { cell_type: 'raw', source: '---\ntitle: Creeks\nbibliography: all.bib\n---' },
        { cell_type: 'markdown', source: 'So says @holt.\n\n![A map](img/map.png)' },
      ],
    };
    const archive = zipSync({
      'work/paper.ipynb': strToU8(JSON.stringify(notebook)),
      'work/all.bib': strToU8('@misc{holt, title={Mud}}'),
      'work/img/map.png': png,
    });
    await put('archived', [file({ format: 'zip', name: 'all.zip' }, archive)]);
    const asked = { submission: 'archived', issue: '2-1', akey: 'archived' };
    expect(await startArticle(press, editor, asked)).toMatchObject({ hasText: true, problems: [] });
    const { files: kept, bibtex } = await versionOf('CES~archived');
    expect(bibtex).toContain('@misc{holt');
    expect(kept.map(({ role, name }) => `${role} ${name}`)).toContain('figure img/map.png');
  });

  it('leaves the text empty if the format cannot be read, with the manuscript beside it', async () => {
    await put('pdf', [file({ format: 'pdf', name: 'paper.pdf' }, strToU8('%PDF-1.7'))]);
    const asked = { submission: 'pdf', issue: '2-1', akey: 'pdf' };
    expect(await startArticle(press, editor, asked)).toMatchObject({ hasText: false });
    const { markdown, files: kept } = await versionOf('CES~pdf');
    expect({ markdown, files: kept.map(({ role }) => role) }).toEqual({
      markdown: '',
      files: ['source'],
    });
  });

  it('accepts files that are not what their names say', async () => {
    for (const [place, format] of (['docx', 'zip', 'md', 'odt', 'ipynb'] as const).entries()) {
      const id = `broken-${place}`;
      await put(id, [
        file({ format, name: `paper.${format}` }, Uint8Array.of(80, 75, 3, 4, 0, 255)),
      ]);
      const started = await startArticle(press, editor, { submission: id, issue: '2-1', akey: id });
      expect(started.article).toBe(`CES~${id}`);
    }
  });

  it('chooses an unused key, and keeps those of others', async () => {
    const send = () => [file({ format: 'md', name: 'p.md' }, strToU8('Text.'))];
    await put('namesake', send());
    const { article } = await startArticle(press, editor, { submission: 'namesake', issue: '2-1' });
    expect(article).toBe('CES~how-tidal-creeks-drain-2');
    await put('rival', send());
    const taken = startArticle(press, editor, { submission: 'rival', issue: '2-1', akey: 'once' });
    await expect(taken).rejects.toMatchObject({ code: 'article/key-taken' });
    const nowhere = startArticle(press, editor, { submission: 'rival', issue: '9-9' });
    await expect(nowhere).rejects.toMatchObject({ code: 'article/issue-missing' });
  });

  it('chooses keys for manuscripts of one title, concurrently and for any number', async () => {
    const send = () => [file({ format: 'md', name: 'p.md' }, strToU8('Text.'))];
    const ids = ['twin-1', 'twin-2', 'twin-3'];
    for (const id of ids) await put(id, send());
    const start = (submission: string) => startArticle(press, editor, { submission, issue: '2-1' });
    const keys = (await Promise.all(ids.map(start))).map(({ article }) => article);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^CES~how-tidal-creeks-drain-\d+$/);

    const batch = press.db.batch();
    for (let n = 2; n <= 20; n += 1) {
      const ref = press.db.doc(`articles/CES~how-tidal-creeks-drain-${n}`);
      batch.set(ref, { submission: 'somebody-else' }, { merge: true });
    }
    await batch.commit();
    await put('one-more', send());
    expect((await start('one-more')).article).toMatch(/^CES~how-tidal-creeks-drain-[0-9a-f]{10}$/);
  });

  it('is for production staff, once it is accepted and paid for', async () => {
    await put('guarded', []);
    const asked = { submission: 'guarded', issue: '2-1' };
    for (const person of [author, PEOPLE.stranger, PEOPLE.otherEditor, PEOPLE.finance]) {
      const tried = startArticle(press, person, asked);
      await expect(tried).rejects.toMatchObject({ code: 'submission/not-found' });
    }
    for (const state of ['under_review', 'accepted', 'awaiting_payment', 'published'] as const) {
      await put('early', [], state);
      const tried = startArticle(press, editor, { ...asked, submission: 'early' });
      await expect(tried).rejects.toMatchObject({ code: 'submission/not-in-production' });
    }
  });
});

describe('a proof', () => {
  it('shows the current article, with its figures, only to its authors and staff', async () => {
    await put('proof', [
      file({ format: 'md', name: 'p.md' }, strToU8('The *text* [@x].\n\n![The creek](fig1.png)')),
      file({ kind: 'figure', format: 'png', name: 'fig1.png' }, png),
    ]);
    const asked = { submission: 'proof', issue: '2-1', akey: 'proof' };
    await startArticle(press, editor, asked);
    const early = viewProof(press, author, { submission: 'proof' });
    await expect(early).rejects.toMatchObject({ code: 'article/no-proof' });
    await press.db.doc('submissions/proof').update({ state: 'proof_author' });
    const proof = await viewProof(press, author, { submission: 'proof' });
    expect(proof).toMatchObject({
      title: 'How tidal creeks drain',
      journal: 'The CES journal',
      authors: ['A. Okoro', 'A. Holt'],
      revision: 1,
    });
    expect(proof.html).toContain('<em>text</em>');
    expect(proof.html).toContain('src="data:image/webp;base64,');
    expect(await viewProof(press, editor, { submission: 'proof' })).toEqual(proof);
    for (const person of [PEOPLE.stranger, PEOPLE.otherEditor]) {
      const tried = viewProof(press, person, { submission: 'proof' });
      await expect(tried).rejects.toMatchObject({ code: 'article/no-proof' });
    }
  });
});
