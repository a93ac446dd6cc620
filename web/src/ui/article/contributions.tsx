import type { Author } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { fullName } from './author-name.ts';

/** Who did what, in the words of the CRediT taxonomy. */
export function Contributions({ authors }: { authors: readonly Author[] }) {
  const known = authors.filter(({ credit }) => credit.length > 0);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="contributions">
      <h2 id="contributions">{t('ui.contributions')}</h2>
      <p>
        {known.map((author, index) => (
          <span key={fullName(author)}>
            {index > 0 && ' '}
            <strong>{fullName(author)}:</strong> {author.credit.join(', ')}.
          </span>
        ))}
      </p>
    </section>
  );
}
