import { Bookmark, Paragraph, TextRun } from 'docx';
import { bookmarkOf } from './bookmark-of.ts';

/** An entry of the list of references, as its style has made it. */
export function docxReference(id: string, html: string): Paragraph {
  const runs = html
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(<i>.*?<\/i>)/)
    .map((part) => {
      const text = part
        .replace(/<[^>]*>/g, '')
        .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
      return new TextRun({ text, italics: part.startsWith('<i>') });
    });
  return new Paragraph({
    style: 'Reference',
    children: [new Bookmark({ id: bookmarkOf(id), children: runs })],
  });
}
