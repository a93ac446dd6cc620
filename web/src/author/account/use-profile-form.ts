import { useState } from 'react';
import { focusFirst } from './profile-fields.tsx';
import {
  type PersonalFields,
  type ProfileProblems,
  type ProfileValues,
  readValues,
} from './profile-values.ts';

/** The profile's form: what is typed, what is wrong with it, and what would be saved. */
export function useProfileForm(first: ProfileValues) {
  const [values, setValues] = useState(first);
  const [problems, setProblems] = useState<ProfileProblems>({});
  return {
    values,
    problems,
    change(next: ProfileValues) {
      setValues(next);
      setProblems({});
    },
    /** The fields to save; null, with the focus at the first problem, where something is wrong. */
    read(): PersonalFields | null {
      const { fields, problems: found } = readValues(values);
      setProblems(found ?? {});
      if (found) focusFirst(found);
      return fields;
    },
  };
}
