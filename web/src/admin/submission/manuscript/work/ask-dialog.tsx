import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../../data/call-error.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { problemOf } from './problem-of.ts';

interface AskDialogProps {
  readonly title: string;
  readonly explains: string;
  readonly does: string;
  /** The text to be sent with it. */
  readonly asks?: { readonly label: string; readonly isNeeded: boolean; readonly most: number };
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
  readonly onConfirm: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Explains a step, asks for a text where one is needed, and takes the step. */
export function AskDialog(props: AskDialogProps) {
  const { title, explains, does, asks, danger = false, disabled, children, ...rest } = props;
  const { onConfirm, onClose } = rest;
  const [text, setText] = useState('');
  const guard = useCloseGuard(onClose);
  const isMissing = asks?.isNeeded === true && text.trim() === '';
  async function confirm() {
    try {
      await onConfirm(text.trim());
    } catch (error) {
      // The dialog says what is missing, if the press has named it.
      throw error instanceof CallError ? named(error) : error;
    }
  }
  return (
    <ConfirmDialog
      open
      title={title}
      does={does}
      danger={danger}
      disabled={isMissing || disabled === true}
      onConfirm={confirm}
      onClose={onClose}
      guard={guard}
    >
      <Typography sx={{ mb: asks || children ? 2 : 0 }}>{explains}</Typography>
      {children}
      {asks && (
        <MarkdownField
          label={asks.label}
          rows={3}
          value={text}
          onChange={setText}
          maxLength={asks.most}
        />
      )}
    </ConfirmDialog>
  );
}

function named(error: CallError): CallError {
  const told = new CallError(error.code, { cause: error });
  told.message = problemOf(error);
  return told;
}
