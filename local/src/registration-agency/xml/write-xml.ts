const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it is written in XML and HTML, also in attributes. */
export const inXml = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
