import { t } from '@quire/model/messages/t';
import type { ExportFormat } from './messages.ts';

/** What a format is called where a paper is saved in it. */
export function exportName(format: ExportFormat): string {
  switch (format) {
    case 'docx':
      return t('editing.formatWord');
    case 'latex':
      return t('editing.formatLatex');
    case 'jats':
      return t('editing.formatJats');
  }
}

/** What is in the file, below its name. */
export function exportHint(format: ExportFormat): string {
  switch (format) {
    case 'docx':
      return t('editing.formatWordHint');
    case 'latex':
      return t('editing.formatLatexHint');
    case 'jats':
      return t('editing.formatJatsHint');
  }
}
