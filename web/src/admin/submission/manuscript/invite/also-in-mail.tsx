import Typography from '@mui/material/Typography';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { TitleText } from '../../../../markdown-text/title-text.tsx';
import { rich } from '../../../../messages/rich.ts';
import type { ManuscriptWork } from '../work/work.ts';

/** What an invitation contains besides its letter. */
export function AlsoInMail({ work }: { readonly work: ManuscriptWork }) {
  const { title, abstract } = work.submission;
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {rich('officeReview.invitationAlsoHas', { title: <TitleText text={title} /> })}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ maxHeight: 120, overflow: 'auto' }}
        tabIndex={0}
      >
        {unicodeText(abstract)}
      </Typography>
    </div>
  );
}
