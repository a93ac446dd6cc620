import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { cleanPdf } from './clean-pdf.ts';

async function onePage(): Promise<PDFDocument> {
  const made = await PDFDocument.create();
  made.addPage().drawText('Salt', { font: await made.embedFont(StandardFonts.Helvetica) });
  return made;
}

/** The whole content of a PDF, uncompressed. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
}

const PLACES = [
  'OpenAction of the catalogue',
  'AA of a page',
  'A of a link',
  'Next of a harmless action',
] as const;

/** A PDF with an action in a given place. */
async function withAction(
  place: (typeof PLACES)[number],
  action: Readonly<Record<string, string | PDFString>>,
): Promise<PDFDocument> {
  const made = await onePage();
  const { context, catalog } = made;
  const page = made.getPage(0).node;
  const link = (what: object) =>
    page.set(
      PDFName.of('Annots'),
      context.obj([
        context.register(
          context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: what as never }),
        ),
      ]),
    );
  switch (place) {
    case 'OpenAction of the catalogue':
      catalog.set(PDFName.of('OpenAction'), context.register(context.obj(action)));
      break;
    case 'AA of a page':
      page.set(PDFName.of('AA'), context.obj({ O: action }));
      break;
    case 'A of a link':
      link(action);
      break;
    case 'Next of a harmless action':
      link({ S: 'GoTo', D: [0], Next: [action] });
  }
  return made;
}

const ACTIONS = [
  ['JavaScript', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }, 'app.alert'],
  ['Launch', { S: 'Launch', F: PDFString.of('calc.exe') }, 'calc.exe'],
  ['GoToR', { S: 'GoToR', F: PDFString.of('//evil.example/a.pdf') }, 'evil.example'],
  ['GoToE', { S: 'GoToE', F: PDFString.of('inside.pdf') }, 'inside.pdf'],
  ['SubmitForm', { S: 'SubmitForm', F: PDFString.of('https://evil.example') }, 'evil.example'],
  ['ImportData', { S: 'ImportData', F: PDFString.of('a.fdf') }, 'a.fdf'],
] as const;

describe('a PDF with active content', () => {
  const cases = ACTIONS.flatMap(([type, action, sign]) =>
    PLACES.map((place) => [type, place, action, sign] as const),
  );
  it.each(cases)('loses its %s at %s', async (type, place, action, sign) => {
    for (const useObjectStreams of [true, false]) {
      const made = await (await withAction(place, action)).save({ useObjectStreams });
      expect(await textOf(made)).toContain(sign);
      const { bytes, removed } = await cleanPdf(made);
      expect(removed).toEqual(['scripts']);
      const text = await textOf(bytes);
      expect(text).not.toContain(sign);
      expect(text).not.toContain(`/${type}`);
      // Still compressed, the old objects would remain.
      expect(text).not.toContain('/ObjStm');
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    }
  });

  it('opens no address automatically, and keeps a link to one', async () => {
    const uri = { S: 'URI', URI: PDFString.of('https://press.example') };
    const opening = await (await withAction('OpenAction of the catalogue', uri)).save();
    expect((await cleanPdf(opening)).removed).toEqual(['scripts']);
    const link = await (await withAction('A of a link', uri)).save();
    expect(await cleanPdf(link)).toEqual({ bytes: link, removed: [] });
  });

  it('loses the scripts of its document and its forms', async () => {
    const made = await onePage();
    made.addJavaScript('main', 'app.alert(1)');
    made.catalog.set(
      PDFName.of('AcroForm'),
      made.context.obj({ Fields: [], XFA: PDFString.of('xfa-script') }),
    );
    const { bytes, removed } = await cleanPdf(await made.save());
    expect(removed).toEqual(['scripts']);
    expect(await textOf(bytes)).not.toMatch(/app\.alert|JavaScript|XFA/);
  });

  it('loses the files inside it, and their bytes', async () => {
    const made = await onePage();
    await made.attach(Buffer.from('MZ a program'), 'tool.exe', { mimeType: 'text/plain' });
    const { context } = made;
    const note = context.obj({ Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9] });
    made.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
    const { bytes, removed } = await cleanPdf(await made.save());
    expect(removed).toEqual(['attachments']);
    expect(await textOf(bytes)).not.toMatch(/EmbeddedFile|FileAttachment|tool\.exe.*stream/s);
  });

  it('is rewritten where it defines an object twice: a viewer may read the one that the library ignored', async () => {
    const made = await onePage();
    const action = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
    made.catalog.set(PDFName.of('OpenAction'), made.context.register(made.context.obj(action)));
    const bad = Buffer.from(await made.save({ useObjectStreams: false })).toString('latin1');
    const [, number = ''] = /(\d+) 0 obj\s*<<\s*\/S \/JavaScript/.exec(bad) ?? [];
    expect(number).not.toBe('');
    // The later object hides the script from a reader that uses the last definition.
    const hidden = `${bad}\n${number} 0 obj\n<< /S /GoTo /D [0] >>\nendobj\n`;
    const { bytes } = await cleanPdf(Buffer.from(hidden, 'latin1'));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('app.alert');
    expect(await textOf(bytes)).not.toContain('app.alert');
  });
});

describe('a harmless PDF', () => {
  it('stays unchanged, byte for byte, with or without compressed objects', async () => {
    for (const useObjectStreams of [true, false]) {
      const made = await (await onePage()).save({ useObjectStreams });
      const { bytes, removed } = await cleanPdf(made);
      expect([bytes === made, removed]).toEqual([true, []]);
    }
  });

  it('can begin at an offset', async () => {
    const made = await onePage();
    made.catalog.set(PDFName.of('OpenAction'), made.context.obj({ S: 'GoTo', D: [0] }));
    const saved = await made.save();
    expect((await cleanPdf(saved)).bytes).toBe(saved);
  });

  it('that an owner has protected is accepted without its protection', async () => {
    const made = await onePage();
    made.addJavaScript('main', 'app.alert(1)');
    made.encrypt({ ownerPassword: 'owner', userPassword: '' });
    const { bytes, removed } = await cleanPdf(await made.save());
    expect(removed).toEqual(['scripts']);
    const page = (await PDFDocument.load(bytes)).getPage(0).node.Contents();
    const stream = page instanceof PDFArray ? page.lookup(0) : page;
    if (!(stream instanceof PDFRawStream)) throw new Error('there is no page');
    expect(Buffer.from(decodePDFRawStream(stream).decode()).toString()).toContain('Tj');
  });
});

it.each([
  ['no PDF at all', async () => Buffer.from('%PDF-1.7 and nothing else')],
  [
    'one that needs a password',
    async () => {
      const made = await onePage();
      made.encrypt({ ownerPassword: 'owner', userPassword: 'user' });
      return made.save();
    },
  ],
] as const)('cannot be read: %s', async (_, make) => {
  await expect(cleanPdf(await make())).rejects.toThrow();
});
