import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { WordingProblem } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { t } from '@quire/model/messages/t';
import { cursorPlace } from './insert-variable.ts';

interface WordingProblemsProps {
  readonly problems: readonly WordingProblem[];
  readonly words: MailWording;
  readonly onShow: (
    field: WordingProblem['field'],
    place: { readonly start: number; readonly end: number },
  ) => void;
}

/** The problems that prevent the wording from being used, each with a link to its place. */
export function WordingProblems({ problems, words, onShow }: WordingProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" role="status">
      {problems.map(({ field, message }) => {
        const place = cursorPlace(words[field], message);
        return (
          <div key={message}>
            {message.charAt(0).toUpperCase() + message.slice(1)}{' '}
            {place && (
              <Button size="small" color="inherit" onClick={() => onShow(field, place)}>
                {t('officeTemplates.showProblem')}
              </Button>
            )}
          </div>
        );
      })}
    </Alert>
  );
}
