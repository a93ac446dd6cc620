import {
  BOOK_RECORD_FORMATS,
  BOOK_RECORD_TYPES,
  bookRecordPath,
} from '@quire/model/book-record-paths';
import { Fragment } from 'react';

/** Links to the records for catalogues, of one book or of all. They are files, not pages of the app. */
export function CatalogueRecords({ bkey }: { bkey?: string }) {
  return BOOK_RECORD_FORMATS.map((format, at) => (
    <Fragment key={format}>
      {at > 0 && ' · '}
      <a href={bookRecordPath(format, bkey)} type={BOOK_RECORD_TYPES[format]}>
        {format.toUpperCase()}
      </a>
    </Fragment>
  ));
}
