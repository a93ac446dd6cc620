import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { assetFile } from './asset-file.ts';
import { plainPaint } from './plain-paint.ts';

/** DejaVu has the letters, the Greek and the mathematical signs that figures use. */
const FONTS = [
  'DejaVuSans.ttf',
  'DejaVuSans-Bold.ttf',
  'DejaVuSans-Oblique.ttf',
  'DejaVuSerif.ttf',
];

let ready: Promise<Uint8Array[]> | undefined;

async function prepare(): Promise<Uint8Array[]> {
  await initWasm(await readFile(assetFile('@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(FONTS.map((font) => readFile(assetFile(`dejavu-fonts-ttf/ttf/${font}`))));
}

/**
 * Draws an SVG as PNG. Scripts and outside files are not looked at: resvg knows neither. Throws
 * where it is not well-formed.
 */
export async function renderSvg(svg: Uint8Array, width: number): Promise<Uint8Array> {
  ready ??= prepare();
  const fontBuffers = await ready;
  const drawing = new Resvg(plainPaint(new TextDecoder().decode(svg)), {
    fitTo: { mode: 'width', value: width },
    background: '#ffffff',
    font: {
      fontBuffers,
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
      serifFamily: 'DejaVu Serif',
      monospaceFamily: 'DejaVu Sans',
    },
  });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
