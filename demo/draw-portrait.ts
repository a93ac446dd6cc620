import { z } from 'zod';

const ColourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
/** A drawn portrait of a fictitious person. */
export const PortraitSchema = z.object({
  skin: ColourSchema,
  hair: ColourSchema,
  coat: ColourSchema,
  ground: ColourSchema,
  style: z.enum(['short', 'long', 'bun', 'beard']),
});
type Portrait = z.infer<typeof PortraitSchema>;

const BEHIND: Readonly<Record<Portrait['style'], string>> = {
  short: '',
  beard: '',
  long: '<path d="M140 190c0-75 40-110 100-110s100 35 100 110v150H140z"/>',
  bun: '<circle cx="240" cy="72" r="42"/>',
};
const FRONT: Readonly<Record<Portrait['style'], string>> = {
  short: '<path d="M160 190c-5-75 30-105 80-105s85 30 80 105c-15-40-45-55-80-55s-65 15-80 55z"/>',
  long: '<path d="M158 215c-8-95 32-130 82-130s90 35 82 130c-18-50-45-80-82-80s-64 30-82 80z"/>',
  bun: '<path d="M160 185c-5-70 30-100 80-100s85 30 80 100c-20-35-45-50-80-50s-60 15-80 50z"/>',
  beard:
    '<path d="M160 190c-5-75 30-105 80-105s85 30 80 105c-15-40-45-55-80-55s-65 15-80 55z"/>' +
    '<path d="M164 220c5 75 35 105 76 105s71-30 76-105c-10 30-20 40-40 40-15 0-20-8-36-8s-21 8-36 8c-20 0-30-10-40-40z"/>',
};

/** The portrait as an SVG file. */
export function drawPortrait({ skin, hair, coat, ground, style }: Portrait): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<rect width="480" height="480" fill="${ground}"/>
<g fill="${hair}">${BEHIND[style]}</g>
<path d="M60 480c0-95 70-140 180-140s180 45 180 140z" fill="${coat}"/>
<path d="M200 280h80v75c0 22-18 40-40 40s-40-18-40-40z" fill="${skin}"/>
<ellipse cx="240" cy="215" rx="78" ry="98" fill="${skin}"/>
<g fill="${hair}">${FRONT[style]}</g>
<g fill="#2b2a28"><circle cx="210" cy="212" r="7"/><circle cx="270" cy="212" r="7"/></g>
<path d="M215 268q25 18 50 0" fill="none" stroke="#7a3b33" stroke-width="6" stroke-linecap="round"/>
</svg>`;
  return new TextEncoder().encode(svg);
}
