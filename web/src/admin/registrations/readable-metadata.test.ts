import { describe, expect, it } from 'vitest';
import { readableMetadata } from './readable-metadata.ts';

const XML =
  '<?xml version="1.0" encoding="UTF-8"?>\n<doi_batch version="5.3.1"><head><doi_batch_id>a-1</doi_batch_id>' +
  '<timestamp>20261129024500000</timestamp></head><body><titles><title>Tides &amp; <i>Zostera</i> beds</title></titles>' +
  '<empty/><nothing></nothing></body></doi_batch>\n';

describe('what was sent to an agency', () => {
  it('has each element on a line of its own, and words with the elements among them on one', () => {
    expect(readableMetadata(XML).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<doi_batch version="5.3.1">',
      '  <head>',
      '    <doi_batch_id>a-1</doi_batch_id>',
      '    <timestamp>20261129024500000</timestamp>',
      '  </head>',
      '  <body>',
      '    <titles>',
      '      <title>Tides &amp; <i>Zostera</i> beds</title>',
      '    </titles>',
      '    <empty/>',
      '    <nothing></nothing>',
      '  </body>',
      '</doi_batch>',
    ]);
  });

  it('changes nothing but the breaks', () => {
    const without = (text: string) => text.replaceAll(/\n\s*/g, '');
    expect(without(readableMetadata(XML))).toBe(without(XML));
    // What is laid out already stays as it is.
    expect(readableMetadata(readableMetadata(XML))).toBe(readableMetadata(XML));
  });

  it('is laid out as JSON where it is JSON, and left alone where it is neither', () => {
    expect(readableMetadata('{"doi":"10.1/a"}')).toBe('{\n  "doi": "10.1/a"\n}');
    expect(readableMetadata('<a><b></a>')).toBe('<a><b></a>');
    expect(readableMetadata('</a>')).toBe('</a>');
    expect(readableMetadata('<a>')).toBe('<a>');
    expect(readableMetadata('plain words')).toBe('plain words');
  });
});
