import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { reportRemark } from '@quire/model/entities/report-remark';
import { phaseText } from '@quire/model/entities/tool-phases';
import { rowText, type ToolRow } from '@quire/model/entities/tool-row';
import { failureText } from '@quire/model/entities/tool-run';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(() => bindTranslations(readTranslation));

const row = { line: 3, severity: 'error', code: 'import/too-many-cells' } as const;
const inSpanish = (of: ToolRow) => inLanguage('es', () => rowText(of));

describe('a line of a report', () => {
  it('is worded in the language of whoever reads it', () => {
    const remark = reportRemark('too-many-cells', { cells: 4, columns: 1 });
    expect(rowText({ ...row, remark })).toBe('The row has 4 cells, but the file has 1 column.');
    expect(inSpanish({ ...row, remark })).toBe(
      'La fila tiene 4 celdas, pero el archivo tiene 1 columna.',
    );
    expect(inLanguage('pt-BR', () => rowText({ ...row, remark }))).toBe(
      'A linha tem 4 células, mas o arquivo tem 1 coluna.',
    );
  });

  it('names the fields that were cut as the reader does', () => {
    const remark = reportRemark('shortened', { fields: ['volume', 'keywords'] });
    expect(inSpanish({ ...row, remark })).toMatch(/: volumen y palabras clave\.$/);
  });

  it('says what was found in a manuscript in the language of whoever reads it', () => {
    const remark = reportRemark('figure/missing', { name: 'mud.png' });
    const found = { line: 1, severity: 'warning', code: 'figure/missing', remark } as const;
    expect(rowText(found)).toBe('The figure file “mud.png” is missing.');
    expect(inSpanish(found)).toBe('Falta el archivo de figura «mud.png».');
  });

  it('is shown in its stored words where only these were stored', () => {
    expect(inSpanish({ ...row, message: 'The row has 4 cells.' })).toBe('The row has 4 cells.');
  });

  it('is named by its code where its remark cannot be worded', () => {
    const label = 'Fila con demasiadas celdas';
    expect(inSpanish(row)).toBe(label);
    expect(inSpanish({ ...row, remark: { code: 'of-later', values: {} } })).toBe(label);
    const remark = { code: 'too-many-cells', values: { cells: 'four' } };
    expect(inSpanish({ ...row, remark })).toBe(label);
  });

  it('stores the beginning of a text that is too long', () => {
    const { values } = reportRemark('line-not-json', { reason: 'x'.repeat(2_000) });
    expect(values).toEqual({ reason: 'x'.repeat(1_000) });
  });
});

describe('a run', () => {
  it('says why it has failed in the reader’s language, or as it was stored', () => {
    const failure = reportRemark('columns-missing', { name: 'tides.csv' });
    expect(inLanguage('es', () => failureText({ failure }))).toBe(
      'La primera línea de tides.csv no da nombre a las columnas.',
    );
    const error = 'The first line does not name the columns.';
    expect(inLanguage('es', () => failureText({ error }))).toBe(error);
    expect(failureText({})).toBe('');
  });

  it('says what it is doing in the reader’s language, or as it was stored', () => {
    expect(inLanguage('es', () => phaseText('packing-texts'))).toBe('Empaquetando textos');
    expect(inLanguage('es', () => phaseText('lists'))).not.toBe('lists');
    expect(inLanguage('es', () => phaseText('Packing texts of pages'))).toBe(
      'Packing texts of pages',
    );
  });
});
