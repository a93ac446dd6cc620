import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { plainPaint } from './plain-paint.ts';

const require = createRequire(import.meta.url);
/** DejaVu has the letters, the Greek and the mathematical signs that figures use. */
const FONTS = [
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
];

let ready: Promise<Uint8Array[]> | undefined;

async function prepare(): Promise<Uint8Array[]> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(FONTS.map((font) => readFile(font)));
}

/** Renders an SVG as PNG. resvg ignores scripts and external files. Throws if it is not well-formed. */
export const renderSvg = (svg: Uint8Array, width: number): Promise<Uint8Array> =>
  drawn(svg, width, (image) => image.asPng());

/** The same as a picture that sharp takes without having to read a PNG, which takes longer to write than to draw. */
export const drawSvg = (svg: Uint8Array, width: number) =>
  drawn(svg, width, ({ pixels: data, width, height }) => ({
    data,
    raw: { width, height, channels: 4 as const },
  }));

async function drawn<T>(
  svg: Uint8Array,
  width: number,
  take: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => T,
): Promise<T> {
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
      return take(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
