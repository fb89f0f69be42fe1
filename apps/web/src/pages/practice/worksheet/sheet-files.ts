import type { SheetProblem, Version as SheetVersion } from '@mathtools/practice/sheet';
import { sheetCsv, sheetLatex, sheetMoodle } from '@mathtools/practice/sheet';
import { titleOf } from '../../../features/practice/categories.js';
import { formOf } from '../../../features/practice/problem.js';
import { headingOf, type Settings, topicTitle } from './settings.js';
import type { NumberedProblem, ShownVersion } from './sheet.js';

/** A file to download. */
export interface SheetFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The space below each problem in millimeters. */
const SPACES: Readonly<Record<Settings['space'], number>> = { none: 0, small: 10, medium: 22, large: 56 };
const LINES: Readonly<Record<Settings['lines'], readonly string[]>> = {
  both: ['Name', 'Date'],
  name: ['Name'],
  date: ['Date'],
  none: [],
};

/** Returns a worksheet as a file. */
export function fileOf(
  format: 'latex' | 'moodle' | 'csv',
  settings: Settings,
  shown: readonly ShownVersion[],
): SheetFile {
  const heading = headingOf(settings);
  const versions = shown.map(
    ({ version, problems }): SheetVersion => ({
      name: shown.length > 1 ? version.toUpperCase() : '',
      problems: problems.map((one) => problemOf(one, settings)),
    }),
  );
  const name = `worksheet-${settings.seed}`;
  switch (format) {
    case 'latex': {
      const { columns, key } = settings;
      const look = { heading, lines: LINES[settings.lines], columns: Number(columns), key };
      const text = sheetLatex(versions, { ...look, space: SPACES[settings.space] });
      return { name: `${name}.tex`, type: 'application/x-tex;charset=utf-8', text };
    }
    case 'moodle':
      return { name: `${name}.xml`, type: 'application/xml', text: sheetMoodle(versions, heading) };
    case 'csv':
      return { name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: sheetCsv(versions) };
  }
}

function problemOf({ number, problem }: NumberedProblem, { topics }: Settings): SheetProblem {
  let last = 0;
  const topic = topics.find(({ count }) => {
    last += count;
    return number <= last;
  });
  const { id = '', question, answer, difficulty, work, mistakes, drawing, graph } = problem;
  const skill = (topic && topicTitle(topic.id)) ?? '';
  return {
    id,
    skill,
    difficulty: titleOf(difficulty),
    question,
    answer,
    form: formOf(problem),
    work,
    ...(mistakes && { mistakes }),
    drawing,
    graph,
  };
}
