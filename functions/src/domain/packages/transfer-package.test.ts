import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from '@quire/content/convert/xml';
import { readMeca } from '@quire/content/meca/read-meca';
import { readTranslation } from '@quire/content/messages/read-translation';
import { dtdFaults } from '@quire/content/testing/dtd-faults';
import { hasJatsDtd, jatsDtdFaults } from '@quire/content/testing/jats-dtd';
import { readDtd } from '@quire/content/testing/read-dtd';
import type { PackageFile } from '@quire/model/calls/articles';
import type { Submission } from '@quire/model/entities/submission';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import {
  PEOPLE,
  putSubmission,
  readyDraft,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
} from '../../testing/test-submissions.ts';
import { SCHEMA_FOLDER } from '../../testing/validate-xml.ts';
import { transferPackage } from './transfer-package.ts';

const MECA = join(SCHEMA_FOLDER, 'meca');
const hasMeca = existsSync(MECA);
if (!hasMeca || !hasJatsDtd)
  console.warn('The definitions of MECA and JATS are not here: packages are not validated.');

/** With all that another publisher could lose. Addresses of others than corresponding authors are not sent. */
const ROUND: Partial<Submission> = {
  state: 'submitted',
  title: 'Creeks & *tides* of $x^2$',
  abstract: 'Slowly, at 5 < 6.\n\nWe show **why**.',
  keywords: ['tides & creeks', 'mud'],
  authors: [
    {
      ...{ id: 'one', given: 'Anselm', family: 'Okoro', email: 'anselm@example.org' },
      ...{ orcid: '0000-0002-1825-0097', affiliations: [0, 1], corresponding: true, equal: false },
      credit: ['Software'],
    },
    {
      ...{ id: 'two', given: 'Maren', family: 'van der Holt', email: '' },
      ...{ orcid: '', affiliations: [1], corresponding: false, equal: false, credit: [] },
    },
  ],
  affiliations: [
    { name: 'University of Ravnfjord', ror: 'https://ror.org/02y9nww90', country: 'Norway' },
    { name: 'Institute of Mud, Haile & Sons' },
  ],
};
const ROUND_FILES = [
  storedFile({ name: 'Über die Priele.docx', path: 'submissions/round/1' }),
  storedFile({ kind: 'figure', name: 'a <1>.TIFF', format: 'tiff', path: 'submissions/round/2' }),
  storedFile({ kind: 'source', name: 'a.bib', format: 'tex', path: 'submissions/round/3' }),
  storedFile({ kind: 'supplement', name: 'b.csv', format: 'csv', path: 'submissions/round/4' }),
  storedFile({ kind: 'cover_letter', name: 'c.pdf', format: 'pdf', path: 'submissions/round/5' }),
  storedFile({
    ...{ kind: 'graphical_abstract', name: 'd.png', format: 'png', path: 'submissions/round/6' },
  }),
];

let press: SubmissionsPress;
let ports: TestPress;
beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startSubmissionsPress();
  ports = Object.assign(await startTestPress(), { db: press.db });
  const files = [
    storedFile({ name: 'Über die Priele.docx' }),
    storedFile({
      kind: 'figure',
      name: 'karte <1>.TIFF',
      format: 'tiff',
      path: 'submissions/s1/f',
    }),
    storedFile({ kind: 'cover_letter', name: 'old.pdf', format: 'pdf', retired: true }),
  ];
  const sent = { state: 'submitted', number: 'CES-2026-00007', title: 'Creeks & *tides*' } as const;
  await putSubmission(press, 's1', sent, files);
  await putSubmission(press, 'draft');
  await putSubmission(press, 'round', ROUND, ROUND_FILES);
});
afterAll(async () => {
  await ports.close();
  await press.close();
});

const packed = (person: (typeof PEOPLE)[keyof typeof PEOPLE], submission = 's1') =>
  transferPackage(ports, person, { submission });
const textOf = async (name: string) => {
  const file = (await packed(PEOPLE.editor)).files.find((each) => each.name === name);
  return file && 'text' in file ? file.text : '';
};

describe('the package of a manuscript that moves to another publisher', () => {
  it('holds its metadata and its current files', async () => {
    const { name, files } = await packed(PEOPLE.editor);
    expect(name).toBe('CES-2026-00007');
    expect(files.map((file) => file.name)).toEqual([
      ...['manifest.xml', 'transfer.xml', 'article.xml', 'manuscript-1.docx', 'figure-2.tiff'],
    ]);
    expect(files.at(-1)).toMatchObject({ path: 'submissions/s1/f', size: 4 });
  });

  it('lists in its manifest every other file, with what it is', async () => {
    const text = await textOf('manifest.xml');
    const manifest = readXml(text);
    if (!manifest) throw new Error('not XML');
    if (hasMeca) expect(dtdFaults(manifest, readDtd(MECA, 'MECA_manifest.dtd'))).toEqual([]);
    const { files } = await packed(PEOPLE.editor);
    const listed = [...text.matchAll(/xlink:href="([^"]+)"/g)].map(([, href]) => href);
    expect(listed.toSorted()).toEqual(
      files.flatMap((file) => (file.name === 'manifest.xml' ? [] : [file.name])).toSorted(),
    );
    expect(text).toContain(
      '<item item-type="figure"><item-title>karte &lt;1&gt;.TIFF</item-title><instance media-type="image/tiff" xlink:href="figure-2.tiff"/></item>',
    );
  });

  it('describes the manuscript in JATS, and says nothing that is ours to give', async () => {
    const text = await textOf('article.xml');
    if (hasJatsDtd) expect(jatsDtdFaults(text)).toEqual([]);
    expect(text).toContain('<article-title>Creeks &amp; <italic>tides</italic></article-title>');
    expect(text).toContain('<surname>Okoro</surname>');
    expect(text).toContain('<institution>University of Ravnfjord</institution>');
    expect(text).not.toMatch(/elocation-id|<license/);
  });

  it('comes in again as it was: the same metadata, and the same files under their own names', async () => {
    const { files } = await packed(PEOPLE.editor, 'round');
    const encoder = new TextEncoder();
    // What a file holds is its address in our store.
    const content = (file: PackageFile) =>
      'text' in file ? file.text : 'path' in file ? file.path : file.address;
    const read = readMeca(new Map(files.map((file) => [file.name, encoder.encode(content(file))])));
    const { title, abstract, keywords, authors, affiliations } = readyDraft(ROUND);
    expect(read?.offered).toEqual({
      ...{ title, abstract, keywords, affiliations },
      authors: authors.map((author, at) => ({ ...author, id: `offered-${at + 1}` })),
    });
    expect(
      read?.files.map(({ kind, name, bytes }) => [kind, name, new TextDecoder().decode(bytes)]),
    ).toEqual(ROUND_FILES.map(({ kind, name, path }) => [kind, name, path]));
    expect(read?.omitted).toEqual([{ name: 'transfer.xml', why: 'transfer' }]);
  });

  it('says who sends it', async () => {
    expect(await textOf('transfer.xml')).toContain(
      '<provider-name>Saltmarsh Press</provider-name></service-provider><publication type="journal"><publication-title>Coastal Earth Systems</publication-title><contact><email>ces@press.example</email>',
    );
  });

  it.each([
    ['author', 'access/denied'],
    ['production', 'submission/not-found'],
    ['otherEditor', 'submission/not-found'],
    ['finance', 'access/denied'],
    ['stranger', 'submission/not-found'],
  ] as const)('is not for others: %s', async (who, code) => {
    await expect(packed(PEOPLE[who])).rejects.toMatchObject({ code });
  });

  it('is not made of a draft', async () => {
    await expect(packed(PEOPLE.editor, 'draft')).rejects.toMatchObject({
      code: 'submission/not-found',
    });
  });
});
