import { workStart } from '@mathtools/practice/question';
import { useMemo, useState } from 'react';
import { isTyped } from '../../../ui/reload/reload.js';
import { formOf, nameOf, type PracticeProblem } from '../problem.js';

/**
 * Manages the lines written below the first line of a problem, which is empty if the student writes it. The lines keep
 * their check marks while they are hidden.
 */
export function useWorking(problem: PracticeProblem) {
  const start = useMemo(() => workStart({ ...problem, form: formOf(problem) }), [problem]);
  const [isOpen, setOpen] = useState(() => isTyped('working', nameOf(problem)));
  const [lines, setLines] = useState('');
  const [checkedLines, setCheckedLines] = useState('');
  const toggle = (): void => {
    setOpen(!isOpen);
  };
  return { start, isOpen, toggle, lines, setLines, checkedLines, setCheckedLines };
}

export type WorkingState = ReturnType<typeof useWorking>;
