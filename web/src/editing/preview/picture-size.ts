interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture in pixels, from the picture itself. Rejects where the browser cannot show it. */
export async function pictureSize(src: string): Promise<PictureSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
