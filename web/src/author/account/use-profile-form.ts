import { useState } from 'react';
import { focusFirst } from './profile-fields.tsx';
import {
  type PersonalFields,
  type ProfileProblems,
  type ProfileValues,
  readValues,
} from './profile-values.ts';

/** The profile's form: its values, problems and the changes to save. */
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
    /** The fields to save; null if there is a problem, with the focus on the first one. */
    read(): PersonalFields | null {
      const { fields, problems: found } = readValues(values);
      setProblems(found ?? {});
      if (found) focusFirst(found);
      return fields;
    },
  };
}
