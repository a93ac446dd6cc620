/**
 * The two lists of a package in which a manuscript moves to another publisher: MECA, the Manuscript Exchange Common
 * Approach.
 *
 * @see https://www.niso.org/publications/rp-30-2020-meca
 */
import { type XmlPiece, xmlElement, xmlIf, xmlOf } from '@quire/content/export/xml-element';
import { FILE_FORMATS, type SubmissionFile } from '@quire/model/entities/submission-file';
import { MECA_ITEM_TYPES } from '@quire/model/submission/meca-item-types';

const SCHEMA = 'https://manuscriptexchange.org/schema';
export const ARTICLE_FILE = 'article.xml';
export const TRANSFER_FILE = 'transfer.xml';
export const MANIFEST_FILE = 'manifest.xml';

export interface MecaFile extends Pick<SubmissionFile, 'kind' | 'name' | 'format'> {
  /** Its name in the package. */
  readonly href: string;
}

const documentOf = (root: 'manifest' | 'transfer', content: XmlPiece): string => {
  const name = `${root[0]?.toUpperCase()}${root.slice(1)}`;
  const doctype = `<!DOCTYPE ${root} PUBLIC "-//MECA//DTD ${name} v1.0//en" "https://www.manuscriptexchange.org/schema/${root}-1.0.dtd">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${xmlOf(content)}\n`;
};

function item(type: string, href: string, media: string, title?: string): XmlPiece {
  const instance = { 'media-type': media, 'xlink:href': href };
  return xmlElement(
    'item',
    { 'item-type': type },
    xmlIf('item-title', title),
    xmlElement('instance', instance),
  );
}

/** What the package holds. */
export const mecaManifest = (files: readonly MecaFile[]): string =>
  documentOf(
    'manifest',
    xmlElement(
      'manifest',
      {
        xmlns: `${SCHEMA}/manifest`,
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        'manifest-version': '1.0',
      },
      item('article-metadata', ARTICLE_FILE, 'application/xml'),
      item('transfer-metadata', TRANSFER_FILE, 'application/xml'),
      files.map(({ kind, href, name, format }) =>
        item(MECA_ITEM_TYPES[kind], href, FILE_FORMATS[format].type, name),
      ),
    ),
  );

interface Source {
  readonly press: string;
  readonly journal: string;
  readonly email: string;
}

/** Who sends it. */
export const mecaTransfer = ({ press, journal, email }: Source): string =>
  documentOf(
    'transfer',
    xmlElement(
      'transfer',
      { xmlns: `${SCHEMA}/transfer`, 'transfer-version': '1.0' },
      xmlElement(
        'transfer-source',
        {},
        xmlElement('service-provider', {}, xmlElement('provider-name', {}, press)),
        xmlElement(
          'publication',
          { type: 'journal' },
          xmlElement('publication-title', {}, journal),
          xmlElement('contact', {}, xmlElement('email', {}, email)),
        ),
      ),
    ),
  );
