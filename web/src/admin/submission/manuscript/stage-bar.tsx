import Box from '@mui/material/Box';
import {
  SUBMISSION_STAGES,
  SUBMISSION_STATES,
  type SubmissionStage,
  type SubmissionState,
} from '@quire/model/states/submission-states';

const STAGES = Object.keys(SUBMISSION_STAGES) as SubmissionStage[];

/** How far a submission has come: the press's five stations. */
export function StageBar({ state }: { readonly state: SubmissionState }) {
  const { stage } = SUBMISSION_STATES[state];
  const place = STAGES.indexOf(stage);
  return (
    <Box
      component="ol"
      aria-label="Stages"
      sx={{ display: 'flex', gap: 0.5, listStyle: 'none', m: 0, p: 0, maxWidth: 640 }}
    >
      {STAGES.map((each, at) => (
        <Box
          component="li"
          key={each}
          aria-current={at === place ? 'step' : undefined}
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            pt: 0.5,
            borderTop: '4px solid',
            borderColor: at <= place ? 'primary.main' : 'divider',
            color: at === place ? 'text.primary' : 'text.secondary',
            fontWeight: at === place ? 700 : 400,
            fontSize: { xs: '0.7rem', sm: '0.8rem' },
            overflowWrap: 'anywhere',
          }}
        >
          {SUBMISSION_STAGES[each]}
        </Box>
      ))}
    </Box>
  );
}
