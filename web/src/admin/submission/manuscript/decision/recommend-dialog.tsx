import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RECOMMENDATION_KEYS,
  RECOMMENDATIONS,
  type Recommendation,
} from '@quire/model/entities/recommendations';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { tell } from '../../../kit/notices.ts';

interface RecommendDialogProps {
  readonly submission: string;
  readonly onClose: () => void;
}

/** The recommendation, with reasons, of a person who handles a manuscript but does not decide on it. */
export function RecommendDialog({ submission, onClose }: RecommendDialogProps) {
  const [recommendation, setRecommendation] = useState<Recommendation | null>(null);
  const [reasons, setReasons] = useState('');
  const guard = useCloseGuard(onClose);
  async function recommend() {
    if (!recommendation) return;
    await call('recommendDecision', { submission, recommendation, reasons: reasons.trim() });
    guard.forget();
    tell(t('officeReview.recommendationSent'));
  }
  return (
    <ConfirmDialog
      open
      title={t('officeReview.recommendADecision')}
      does={t('officeReview.send')}
      disabled={!recommendation || reasons.trim() === ''}
      guard={guard}
      onConfirm={recommend}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormControl>
          <FormLabel id="recommendation">{t('officeReview.recommendation')}</FormLabel>
          <RadioGroup
            aria-labelledby="recommendation"
            value={recommendation}
            onChange={(_, value) =>
              setRecommendation(RECOMMENDATION_KEYS.find((each) => each === value) ?? null)
            }
          >
            {RECOMMENDATION_KEYS.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio size="small" />}
                label={RECOMMENDATIONS[each]}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <MarkdownField
          label={t('officeReview.reasons')}
          rows={6}
          value={reasons}
          onChange={setReasons}
          maxLength={3_000}
        />
        <Typography variant="body2" color="text.secondary">
          {t('officeReview.recommendHint')}
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
