/** The picture that other sites show beside a link to an article, in Open Graph's usual 1200 × 630. */
import { SHARE_IMAGE_HEIGHT as HEIGHT, SHARE_IMAGE_WIDTH as WIDTH } from '@quire/model/constants';
import { drawSvg } from '../../figures/render-svg.ts';
import { breakLines } from './break-lines.ts';
import { journalGround } from './journal-ground.ts';

export interface ShareImageWords {
  readonly title: string;
  readonly authors: readonly string[];
  readonly journal: string;
  readonly publisher: string;
  readonly hue: number;
}

const MARGIN = 64;
const PANEL = { left: 724, width: WIDTH - 724, padding: 28 };
/** Of the title, the largest that fits its lines. */
const TITLES = [
  { size: 54, lines: 4 },
  { size: 44, lines: 6 },
  { size: 36, lines: 7 },
] as const;
/** DejaVu has these letters. */
const DRAWN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether the title can be written with the available fonts. */
export const canBeWritten = ({ title }: Pick<ShareImageWords, 'title'>): boolean =>
  DRAWN.test(title);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

function text(lines: readonly string[], top: number, size: number, style: string): string {
  return lines
    .map((line, place) => {
      const y = Math.round(top + size + place * size * 1.2);
      return `<text x="${MARGIN}" y="${y}" font-size="${size}" ${style}>${escaped(line)}</text>`;
    })
    .join('');
}

/** `Holt and Okafor`, `Holt, Okafor and 3 others`. */
function named(authors: readonly string[]): string {
  const [first = '', second, ...more] = authors;
  if (second === undefined) return first;
  if (more.length === 0) return `${first} and ${second}`;
  const rest = more.length === 1 ? more[0] : `${more.length} others`;
  return `${first}, ${second} and ${rest}`;
}

function words(shown: ShareImageWords, width: number): string {
  const fitting = TITLES.map(({ size, lines }) => ({
    size,
    lines: breakLines(shown.title, width / size, lines),
  }));
  const title = fitting.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? fitting.at(-1);
  if (!title) return '';
  const SANS = 'font-family="DejaVu Sans" fill="#ffffff"';
  const top = 130;
  const end = top + title.lines.length * title.size * 1.2;
  return [
    text(breakLines(shown.journal, width / 24, 1), 58, 24, `${SANS} opacity="0.85"`),
    text(title.lines, top, title.size, 'font-family="DejaVu Serif" fill="#ffffff"'),
    text(breakLines(named(shown.authors), width / 26, 2), end + 18, 26, SANS),
    text(breakLines(shown.publisher, width / 22, 1), HEIGHT - 78, 22, `${SANS} opacity="0.85"`),
  ].join('');
}

/** Level lines, as on the covers that are drawn for journals. */
const LINES = Array.from(
  { length: 16 },
  (_, line) => `<circle cx="${WIDTH - 120}" cy="${HEIGHT + 90}" r="${60 + line * 46}"/>`,
).join('');

/**
 * Draws it: title, authors, journal and publisher on the journal's colour, beside the figure if there is one. A title
 * in letters that the available fonts lack is omitted. Throws if the figure is not a picture.
 */
export async function drawShareImage(
  shown: ShareImageWords,
  figure: Uint8Array | null,
): Promise<Uint8Array> {
  const ground = journalGround(shown.hue);
  const width = (figure ? PANEL.left : WIDTH) - 2 * MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<g fill="none" stroke="#ffffff" stroke-opacity="0.12" stroke-width="2">${figure ? '' : LINES}</g>
${figure ? `<rect x="${PANEL.left}" width="${PANEL.width}" height="${HEIGHT}" fill="#ffffff"/>` : ''}
${canBeWritten(shown) ? words(shown, width) : ''}</svg>`;
  const { default: sharp } = await import('sharp');
  const { data: drawn, raw } = await drawSvg(new TextEncoder().encode(svg), WIDTH);
  const image = sharp(drawn, { raw });
  if (figure) {
    const [across, down] = [PANEL.width - 2 * PANEL.padding, HEIGHT - 2 * PANEL.padding];
    const input = await sharp(figure)
      .resize({ width: across, height: down, fit: 'contain', background: '#ffffff' })
      .toBuffer();
    image.composite([{ input, left: PANEL.left + PANEL.padding, top: PANEL.padding }]);
  }
  return image.jpeg({ quality: 84 }).toBuffer();
}
