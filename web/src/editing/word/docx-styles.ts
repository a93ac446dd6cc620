import { AlignmentType, type IStylesOptions, LevelFormat } from 'docx';

const FONT = 'Times New Roman';
const INK = '000000';
const heading = (size: number) => ({
  run: { font: FONT, size, bold: true, color: INK },
  paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
});

/** Plain, as journals ask for manuscripts: one typeface, half again as much between lines. Sizes in half points. */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: { run: { font: FONT, size: 24 }, paragraph: { spacing: { line: 360, after: 120 } } },
    title: { run: { font: FONT, size: 36, bold: true, color: INK } },
    heading1: heading(30),
    heading2: heading(26),
    heading3: heading(24),
    heading4: heading(24),
    footnoteText: { run: { font: FONT, size: 20 } },
    hyperlink: { run: { color: '1F4E79' } },
  },
  paragraphStyles: [
    { id: 'Authors', name: 'Authors', basedOn: 'Normal', run: { size: 24 } },
    {
      ...{ id: 'Affiliation', name: 'Affiliation', basedOn: 'Normal', run: { size: 20 } },
      paragraph: { spacing: { line: 260, after: 40 } },
    },
    {
      ...{ id: 'Caption', name: 'caption', basedOn: 'Normal', run: { size: 20 } },
      paragraph: { spacing: { line: 280, after: 240 } },
    },
    {
      ...{ id: 'Quotation', name: 'Quotation', basedOn: 'Normal' },
      paragraph: { indent: { left: 567, right: 567 } },
    },
    {
      ...{
        id: 'Listing',
        name: 'Listing',
        basedOn: 'Normal',
        run: { font: 'Courier New', size: 18 },
      },
      paragraph: { spacing: { line: 240, after: 0 } },
    },
    {
      ...{ id: 'Reference', name: 'Reference', basedOn: 'Normal' },
      paragraph: { indent: { left: 567, hanging: 567 } },
    },
  ],
};

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';
const LEVELS = [0, 1, 2, 3, 4, 5];

const levels = (format: 'bullet' | 'decimal') =>
  LEVELS.map((level) => ({
    level,
    format: format === 'bullet' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: format === 'bullet' ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 567 * (level + 1), hanging: 340 } } },
  }));

/** Lists of both kinds; each numbered list counts for itself (`instance`). */
export const LISTS = {
  config: [
    { reference: BULLETS, levels: levels('bullet') },
    { reference: NUMBERS, levels: levels('decimal') },
  ],
};
