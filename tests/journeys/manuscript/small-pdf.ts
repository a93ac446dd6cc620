/** A PDF with a line of text on each page, in Helvetica. */
export function textPdf(lines: readonly string[]): Buffer {
  const font = 3 + lines.length * 2;
  const pages = lines.flatMap((line, place) => {
    const content = `BT /F1 18 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`;
    const resources = `/Resources << /Font << /F1 ${font} 0 R >> >>`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${4 + place * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  const kids = lines.map((_, place) => `${3 + place * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    ...pages,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Root 1 0 R /Size ${size} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table}${trailer}`, 'latin1');
}
