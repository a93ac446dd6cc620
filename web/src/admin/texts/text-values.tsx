import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shapeOf } from '@quire/model/messages/message-shape';
import { formatList } from '@quire/model/messages/numbers';
import { parseMessage } from '@quire/model/messages/parse-message';
import { t } from '@quire/model/messages/t';

function meaningOf(kind: string): string {
  if (kind === 'number') return t('officeTexts.valueNumber');
  if (kind === 'value') return t('officeTexts.valuePlain');
  if (kind === 'tag') return t('officeTexts.valueTag');
  return t('officeTexts.valueChoice', { kinds: formatList(kind.split(' ')) });
}

/** The values and tags that a text has to have, as its English original has them. */
export function TextValues({ source }: { readonly source: string }) {
  const values = Object.entries(shapeOf(parseMessage(source)).values);
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="text-values">
      <Typography variant="h3" id="text-values" sx={{ mb: 1 }}>
        {t('officeTexts.values')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {values.map(([name, kind]) => (
          <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="dt" sx={{ fontFamily: 'monospace' }}>
              <bdi>{kind === 'tag' ? `<${name}>…</${name}>` : `{${name}}`}</bdi>
            </Box>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {meaningOf(kind)}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
