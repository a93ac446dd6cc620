/** A picture that the browser can show, drawn again as a PNG; null where it cannot be drawn. */
export async function asPng(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
