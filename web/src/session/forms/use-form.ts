import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { prepareCalls } from '../../data/calls.ts';
import type { FieldProblem } from '../../ui/form/error-summary.tsx';
import { useAlive } from '../use-alive.ts';
import { forgetValues, keepValues, restoreValues } from './stored-values.ts';

/** The content of a form by field name. Unticked boxes are absent. */
export type FormValues = Readonly<Record<string, string>>;

interface FormUse {
  /** The key under which the content is kept until it is sent; passwords are never kept. */
  readonly keptAs?: string;
  /** The problems found before sending. */
  readonly check: (values: FormValues) => Promise<readonly FieldProblem[]>;
  /** Throws `CallError` if it is refused. */
  readonly send: (values: FormValues) => Promise<void>;
}

export interface FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: readonly FieldProblem[];
  readonly problemOf: (field: string) => string | null;
  readonly failure: string | null;
  readonly attempt: number;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly events: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    /** Called when typing begins, to load what sending needs. */
    readonly onFocus: () => void;
  };
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

/** The fields that a refusal is about, if any. */
function problemsIn({ problems, field, message }: CallError): readonly FieldProblem[] {
  if (problems.length > 0) return problems;
  return field ? [{ field, message }] : [];
}

/**
 * A form with uncontrolled fields, checked when it is sent. A field's problem disappears when the
 * field is changed.
 */
export function useForm({ keptAs, check, send }: FormUse): FormState {
  const form = useRef<HTMLFormElement>(null);
  const isReady = useAlive();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (keptAs && form.current) restoreValues(keptAs, form.current);
  }, [keptAs]);

  function refuse(found: readonly FieldProblem[], why: string | null) {
    setProblems(found);
    setFailure(why);
    setAttempt((times) => times + 1);
  }

  async function submit(values: FormValues) {
    setBusy(true);
    try {
      const found = await check(values);
      if (found.length > 0) return refuse(found, null);
      setProblems([]);
      setFailure(null);
      await send(values);
      if (keptAs) forgetValues(keptAs);
    } catch (thrown) {
      const error = thrown instanceof CallError ? thrown : new CallError('page/unavailable');
      const found = problemsIn(error);
      refuse(found, found.length > 0 ? null : error.message);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    problems,
    problemOf: (field) => problems.find((each) => each.field === field)?.message ?? null,
    failure,
    attempt,
    isBusy,
    isReady,
    events: {
      onFocus: prepareCalls,
      onSubmit(event) {
        event.preventDefault();
        if (!isBusy) void submit(valuesOf(event.currentTarget));
      },
      onInput(event) {
        if (keptAs) keepValues(keptAs, event.currentTarget);
        const { target } = event;
        const isField =
          target instanceof HTMLInputElement ||
          target instanceof HTMLSelectElement ||
          target instanceof HTMLTextAreaElement;
        if (!isField) return;
        const { name } = target;
        setProblems((all) =>
          all.some(({ field }) => field === name) ? all.filter(({ field }) => field !== name) : all,
        );
      },
    },
  };
}
