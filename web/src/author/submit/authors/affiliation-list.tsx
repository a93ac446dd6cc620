import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { englishCountryName } from '@quire/model/countries';
import { isRor } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { rorAsTyped } from '@quire/model/typed-ids';
import { InstitutionField } from '../../kit/institution-field.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { fieldId } from '../step-table/steps.ts';
import { withoutAffiliation } from './affiliations.ts';

/** The institutions of all authors, each with its ROR id if there is one. */
export function AffiliationList() {
  const { draft, edit, problemOf } = useWizard();
  const { affiliations } = draft;
  const change = (place: number, patch: { name?: string; ror?: string; country?: string }) =>
    edit({
      affiliations: affiliations.map((each, at) => (at === place ? { ...each, ...patch } : each)),
    });
  if (affiliations.length === 0) return null;
  return (
    <section aria-labelledby="institutions">
      <Typography id="institutions" variant="h3">
        {t('authorSubmit.institutions')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('authorSubmit.institutionsHint')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {affiliations.map(({ name, ror = '' }, place) => {
          const wrong = ror !== '' && !isRor(ror) ? t('authorSubmit.rorNeeded') : undefined;
          const missing = problemOf(`affiliations.${place}.name`);
          return (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: authors name an institution by its place
              key={place}
              sx={{
                display: 'grid',
                gap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: { md: '3fr 2fr auto' },
              }}
            >
              <InstitutionField
                id={fieldId(`affiliations.${place}.name`)}
                label={t('authorSubmit.institutionNumber', { number: place + 1 })}
                text={name}
                ror={ror}
                isWrong={missing !== undefined}
                help={missing}
                onChange={({ text, country, ...found }) =>
                  change(place, {
                    name: text,
                    ...found,
                    ...(country !== undefined
                      ? { country: country && englishCountryName(country) }
                      : {}),
                  })
                }
              />
              <TextField
                id={fieldId(`affiliations.${place}.ror`)}
                label={t('authorSubmit.rorId')}
                value={ror}
                error={wrong !== undefined}
                helperText={wrong}
                onChange={(event) =>
                  change(place, { ror: rorAsTyped(event.target.value).slice(0, 40) })
                }
              />
              <Button
                color="error"
                sx={{ justifySelf: 'start' }}
                aria-label={
                  name
                    ? t('author.removeNamed', { name })
                    : t('authorSubmit.removeInstitution', { number: place + 1 })
                }
                onClick={() => edit(withoutAffiliation(draft, place))}
              >
                {t('author.remove')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
