import { searchPath } from '@quire/model/paths';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { CompletionList } from './completion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useCompletions } from './use-completions.ts';

interface CompletionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Completes what is typed into the header's field: WAI-ARIA's combobox with a list (APG). */
export function Completions({ field }: CompletionsProps) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const options = useCompletions(typed);
  const go = (path: string) => {
    setTyped('');
    if (field.current) field.current.value = '';
    void navigate(path);
  };
  const { isOpen, active, point } = useCombobox({
    field,
    id,
    options,
    onType: setTyped,
    onChoose: (place) => go(options[place]?.path ?? searchPath(typed)),
    onSend: (words) => go(searchPath(words)),
  });
  return (
    <>
      {isOpen && (
        <CompletionList id={id} options={options} active={active} onPoint={point} onChoose={go} />
      )}
      <Announced count={options.length} isOpen={isOpen} />
    </>
  );
}

/** Typing must have rested for so long before a screen reader is told. */
const REST_MS = 700;

function Announced({ count, isOpen }: { count: number; isOpen: boolean }) {
  const [told, tell] = useState('');
  useEffect(() => {
    const words = count === 1 ? '1 suggestion' : `${count} suggestions`;
    const timer = setTimeout(
      () => tell(isOpen ? `${words}, arrow keys lead through them` : ''),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [count, isOpen]);
  return (
    <span role="status" className="visually-hidden">
      {told}
    </span>
  );
}
