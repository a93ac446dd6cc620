import { fileURLToPath } from 'node:url';

const fileOf = (name: string) =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** DejaVu Sans: names in Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic letters. */
export const dejavu = () => ({
  normal: fileOf('DejaVuSans'),
  bold: fileOf('DejaVuSans-Bold'),
  italics: fileOf('DejaVuSans-Oblique'),
  bolditalics: fileOf('DejaVuSans-BoldOblique'),
});
