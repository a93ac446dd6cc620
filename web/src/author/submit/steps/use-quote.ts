import type { ArticleType } from '@quire/model/article-types';
import { type ChargeQuote, countryWaiver, quoteCharge } from '@quire/model/charges/quote';
import type { Journal } from '@quire/model/entities/journal';
import { isRor } from '@quire/model/identifiers';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useProfileOnce } from '../../kit/use-own-profile.ts';
import { useAuthorSession } from '../../session/session-context.ts';
import { useWizard } from '../context/wizard-context.ts';
import { profileFromDraft } from '../draft/profile-from-draft.ts';
import { offeredCountry } from './offered-country.ts';

interface WizardQuote {
  readonly quote: ChargeQuote;
  /** What would have to be confirmed, or does not count. */
  readonly notes: readonly string[];
}

/**
 * What the manuscript would cost if it were sent now. At once by the journal's record and the author's
 * country; agreements of their institution follow when the function has answered.
 */
export function useQuote(journal: Journal, articleType: ArticleType): WizardQuote {
  const { person } = useAuthorSession();
  const { draft } = useWizard();
  const profile = useProfileOnce(person.uid);
  const [answer, setAnswer] = useState<(WizardQuote & { readonly of: string }) | null>(null);
  const corresponding = draft.authors.find((author) => author.corresponding) ?? draft.authors[0];
  const typed = draft.affiliations[corresponding?.affiliations[0] ?? 0]?.ror ?? '';
  const ror = isRor(typed) ? typed : '';
  const { name } = journal;
  const { country, note } = offeredCountry(journal.charges, draft, {
    email: person.email,
    // Sending adds to the profile what it does not say yet.
    country: profile
      ? (profile.country ?? profileFromDraft(profile, person.email, draft)?.country)
      : undefined,
  });
  const of = [name, articleType, country, ror].join(' ');

  useEffect(() => {
    let isCurrent = true;
    const asked = {
      ...{ journal: name, articleType, email: person.email },
      ...(country ? { country } : {}),
      ...(ror ? { ror } : {}),
    };
    call('quoteCharge', asked).then(
      ({ notes, ...quote }) => {
        // That there is no agreement is news to whoever asks for one.
        const isAgreed = [...quote.applied, ...quote.refused].some(
          ({ kind }) => kind === 'institution',
        );
        if (isCurrent) setAnswer({ quote, notes: isAgreed ? notes : [], of });
      },
      // Without agreements, then: they are asked for once it is sent.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [name, articleType, country, ror, person.email, of]);

  return useMemo(() => {
    const more = note ? [note] : [];
    if (answer?.of === of) return { quote: answer.quote, notes: [...answer.notes, ...more] };
    const waiver = country ? countryWaiver(journal.charges, [country]) : null;
    const offered = waiver ? [waiver] : [];
    const at = new Date().toISOString();
    return { quote: quoteCharge(journal.charges, { type: articleType, at, offered }), notes: more };
  }, [answer, of, journal.charges, articleType, country, note]);
}
