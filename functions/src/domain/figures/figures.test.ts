import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { writeAvif } from './avif-variants.ts';
import { figureMaster } from './figure-master.ts';
import { variantsOf, variantWidths, writeVariants } from './figure-variants.ts';
import { plainPaint } from './plain-paint.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const square = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a04020' } });

/** A PDF of one page of 100 × 50 points, filled with a red rectangle. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 50]/Contents 4 0 R>>endobj
4 0 obj<</Length 25>>stream
1 0 0 rg 0 0 100 50 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;

async function colourAt(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

describe('a figure of any kind', () => {
  it('loses its metadata and its transparency', async () => {
    const exif = await square()
      .withExif({ IFD0: { Artist: 'Maren Holt' } })
      .jpeg()
      .toBuffer();
    const photo = await figureMaster('a.jpg', exif);
    expect(photo).toMatchObject({ ok: true, master: { width: 60, height: 40, extension: 'jpg' } });
    expect(photo.ok && (await sharp(photo.master.bytes).metadata()).exif).toBeUndefined();
    const clear = await square().ensureAlpha(0).png().toBuffer();
    const drawn = await figureMaster('a.png', clear);
    expect(drawn.ok && (await colourAt(drawn.master.bytes, 5, 5))).toEqual([255, 255, 255]);
  });

  it('is rendered from SVG with its text, and from PDF in its own colours', async () => {
    const text = '<text x="2" y="18" font-size="20" font-family="sans-serif">αW</text>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${text}</svg>`;
    const drawing = await figureMaster('a.svg', bytes(svg));
    if (!drawing.ok) throw new Error(drawing.refusal.message);
    expect(drawing.master).toMatchObject({ width: 1600, height: 800 });
    expect((await sharp(drawing.master.bytes).stats()).channels[0]?.mean).toBeLessThan(250);
    const page = await figureMaster('a.pdf', bytes(PDF));
    expect(page.ok && (await colourAt(page.master.bytes, 800, 400))).toEqual([255, 0, 0]);
  });

  it('is refused with a reason if it cannot be read', async () => {
    const codes = ['<html>', '%!PS-Adobe', '%PDF-1.7 broken', '\x89', '<svg><path'].map(
      async (text) => {
        const result = await figureMaster('a', bytes(text));
        return result.ok ? null : result.refusal.code;
      },
    );
    expect(await Promise.all(codes)).toEqual([
      'figure/not-an-image',
      'figure/eps',
      'figure/unreadable',
      'figure/not-an-image',
      'figure/unreadable',
    ]);
  });

  it('cannot include files of the machine in an SVG', async () => {
    const svg =
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/hostname" width="9" height="9"/><text>&x;</text></svg>';
    const result = await figureMaster('a.svg', bytes(svg));
    if (result.ok) expect((await sharp(result.master.bytes).stats()).channels[0]?.min).toBe(255);
    else expect(result.refusal.code).toBe('figure/unreadable');
  });
});

describe('the sizes for readers', () => {
  it('are never larger than the figure', () => {
    expect(variantWidths(200)).toEqual([200]);
    expect(variantWidths(500)).toEqual([500]);
    expect(variantWidths(1000)).toEqual([480, 1000]);
    expect(variantWidths(1257)).toEqual([480, 960, 1257]);
    expect(variantWidths(3200)).toEqual([480, 960, 1600]);
  });

  it('are made once', async () => {
    const bucket = new MemoryBucket();
    const master = await sharp(await square().png().toBuffer())
      .resize(1000)
      .png()
      .toBuffer();
    const variants = variantsOf('ab'.repeat(32), 1000);
    const load = async () => master;
    await writeVariants(bucket, variants, (name) => `p/${name}`, load);
    expect(bucket.writes).toBe(2);
    await writeVariants(
      bucket,
      variants,
      (name) => `p/${name}`,
      () => {
        throw new Error('loaded again');
      },
    );
    expect(bucket.writes).toBe(2);
  });
});

describe('the same sizes in AVIF', () => {
  const variants = variantsOf('ab'.repeat(32), 600);
  const pathOf = (name: string) => `p/${name}`;
  const noise = () =>
    sharp({
      create: {
        ...{ width: 600, height: 300, channels: 3, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();

  it('are made once, if they are smaller', async () => {
    const bucket = new MemoryBucket();
    const master = await noise();
    const load = async () => master;
    await writeVariants(bucket, variants, pathOf, load);
    const made = await writeAvif(bucket, variants, pathOf, load);
    expect(made.map(({ width }) => width)).toEqual([480, 600]);
    for (const { name, width } of made) {
      const { bytes = new Uint8Array(), headers } = bucket.files.get(pathOf(name)) ?? {};
      expect(headers?.contentType).toBe('image/avif');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width });
    }
    const { writes } = bucket;
    const again = writeAvif(bucket, variants, pathOf, () => {
      throw new Error('loaded again');
    });
    expect(await again).toEqual(made);
    expect(bucket.writes).toBe(writes);
  });

  it('are not written if WebP is as small', async () => {
    const bucket = new MemoryBucket();
    const master = await noise();
    for (const { name } of variants) {
      await bucket.write(pathOf(name), new Uint8Array(10), { contentType: '', cacheControl: '' });
    }
    expect(await writeAvif(bucket, variants, pathOf, async () => master)).toEqual([]);
    expect(bucket.writes).toBe(variants.length);
  });
});

describe('colours for light and dark', () => {
  it('use the value for light, however they are nested', () => {
    expect(plainPaint('fill:light-dark(#fff, var(--d, #121212));')).toBe('fill:#fff;');
    expect(plainPaint('fill:light-dark(rgb(0, 0, 0), rgb(255, 255, 255))')).toBe(
      'fill:rgb(0, 0, 0)',
    );
    expect(plainPaint('fill:var(--a, light-dark(red, blue))')).toBe('fill:red');
    expect(plainPaint('fill:light-dark(red')).toBe('fill:light-dark(red');
  });
});
