import { legibleAccent } from '../accent.ts';

/** Attributes for the parts of a mail, with their light colours; the rules of `style` bring the dark ones. */
export interface MailLook {
  readonly page: string;
  readonly brand: string;
  readonly link: string;
  readonly button: string;
  readonly rule: string;
  readonly style: string;
}

const ACCENT = '#1d5c63';
const INK = '#17302e';
const PAPER = '#ffffff';
const DARK_INK = '#e3ebe8';
const DARK_PAPER = '#12191a';

const attributes = (name: string, css: string) => `class="${name}" style="${css}"`;

/**
 * How mails look. Mail programs may drop the style sheet, so each part has its light colours inline. The page and the
 * button have a background with their text colour, so that a program which inverts colours inverts both.
 *
 * @param chosen the press's colour, made legible on both backgrounds
 */
export function mailLook(chosen: string = ACCENT): MailLook {
  const { light, dark } = legibleAccent(chosen);
  return {
    page: attributes(
      'page',
      `background:${PAPER};color:${INK};font-family:Georgia,serif;font-size:16px;line-height:1.5;` +
        'max-width:36em;margin:0 auto;padding:24px',
    ),
    brand: attributes('accent', `color:${light.colour};font-weight:bold;font-size:18px`),
    link: attributes('accent', `color:${light.colour}`),
    // Large enough for a thumb.
    button: attributes(
      'button',
      `display:inline-block;padding:10px 18px;border:1px solid ${light.colour};border-radius:3px;` +
        `background:${light.colour};color:${light.ink};font-weight:bold;text-decoration:none`,
    ),
    rule: attributes('rule', 'border:0;border-top:1px solid #c9d2cf'),
    style:
      ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
      '@media (prefers-color-scheme:dark){' +
      `.page{background:${DARK_PAPER}!important;color:${DARK_INK}!important}` +
      `.accent{color:${dark.colour}!important}` +
      `.button{background:${dark.colour}!important;border-color:${dark.colour}!important;` +
      `color:${dark.ink}!important}.rule{border-color:#3a4648!important}}`,
  };
}
