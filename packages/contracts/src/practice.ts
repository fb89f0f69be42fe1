import type * as steps from '@mathtools/math-core/steps';
import type * as practice from '@mathtools/practice';
import { readReplaced, readTopics } from '@mathtools/practice/topics';
import { z } from 'zod';
import type { Same } from './same.js';

/** The categories of practice, in the order of the tabs. */
export const categories = ['algebra', 'logarithms', 'geometry'] as const;

/** The difficulties of practice problems, easiest first. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

/** A category of practice. */
export const Category = z.enum(categories);

/** The difficulty of a practice problem. */
export const Difficulty = z.enum(difficulties);

true satisfies Same<Category, practice.Category>;
true satisfies Same<Difficulty, practice.Difficulty>;

/** The path parameter of a category. */
export const CategoryPath = z.strictObject({ category: Category });

// Control characters aren't allowed, because PostgreSQL allows no null character in text.
const ProblemId = z
  .string()
  .max(200)
  .regex(/^\P{Cc}+$/u);

/** The path parameter of a problem. */
export const ProblemPath = z.strictObject({ id: ProblemId });

/** The number of most recently seen problems that are not returned again. */
export const maxSeen = 30;

const tooManySeen = `after accepts at most ${maxSeen} ids.`;

/** The query for a random problem. */
export const RandomProblemQuery = z.strictObject({
  /** The ids of the most recently seen problems, latest first. These problems aren't returned again. */
  after: z.union([ProblemId, z.array(ProblemId).max(maxSeen, tooManySeen)]).optional(),
  difficulty: Difficulty.optional(),
  /** The id of a problem of the same kind and difficulty. */
  like: ProblemId.optional(),
  /** The id of the skill that the problem practices. */
  skill: z
    .string()
    .max(60)
    .regex(/^[a-z-]+$/, 'skill must be the id of a skill: lowercase letters and hyphens.')
    .optional(),
});

/** Creates the schema of an integer in a query string. */
const wholeNumber = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most}.`;
  return z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int().min(least, message).max(most, message));
};

/** The maximum number of problems in a worksheet. */
export const maxProblems = 50;

const wrongTopics =
  'topics must be up to 20 topics such as slope.3.easy, with a number of problems from 1 to 50, separated by spaces.';
const tooManyProblems = `The number of problems must be a whole number from 1 to ${maxProblems}.`;
const wrongReplaced = 'replaced must be problem numbers such as 3.7x2, separated by dots.';

/** The query for a worksheet. The same query always returns the same worksheet. */
export const WorksheetQuery = z.strictObject({
  /** The skills or categories of the problems: "slope.3.easy circle.2". */
  topics: z
    .string(wrongTopics)
    .max(1500)
    .transform(readTopics)
    .refine((topics) => topics !== undefined, { error: wrongTopics, abort: true })
    .refine((topics) => topics.reduce((sum, { count }) => sum + count, 0) <= maxProblems, tooManyProblems),
  seed: wholeNumber('The seed', 0, 2 ** 32 - 1),
  /** The version. Version b has the same kinds of problems as version a. */
  version: z.enum(['a', 'b']).optional(),
  /** The numbers of the problems that are replaced by other ones: "3.7x2". */
  replaced: z
    .string()
    .max(400)
    .transform(readReplaced)
    .refine((replaced) => replaced !== undefined, wrongReplaced)
    .optional(),
});

const Operator = z.enum([
  ...(['+', '-', '±', '×', '÷', '/', '^', '√', 'abs', 'neg', '()', 'ln', 'log', 'call'] as const),
  ...(['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan', '°'] as const),
  ...(['%', 'unit', 'date', 'numeral', ',', '=', '<', '≤', '?'] as const),
]);
true satisfies Same<z.infer<typeof Operator>, steps.Operator>;

/** An expression as data: a number or a symbol, or an operator with its operands. */
const Expression: z.ZodType<steps.Expression> = z
  .lazy(() => z.union([z.string(), z.tuple([Operator]).rest(Expression)]))
  .meta({ id: 'Expression' });

/** One line of a solution: `before relation after`, by a named law. */
const PlainStep = z.strictObject({
  id: z.string(),
  variant: z.string().exactOptional(),
  law: z.string(),
  values: z.record(z.string(), Expression).exactOptional(),
  before: Expression,
  relation: z.enum(['=', '≈', '≠', '<', '≤', '>', '≥']),
  after: Expression,
});

/** A line, and the same in smaller steps. */
export const Step = PlainStep.extend({ substeps: z.array(PlainStep).exactOptional() });

true satisfies Same<z.infer<typeof PlainStep>, Omit<steps.Step, 'parameters' | 'substeps'>>;

const text = z.string();
const variable = text.exactOptional();
const unit = text.exactOptional();
const decimals = z.int().min(0);
const shape = z
  .enum(['expanded', 'factored', 'simplified', 'one-logarithm', 'separate-logarithms'])
  .exactOptional();

/** The kind of an answer and the other forms in which it is correct. */
const AnswerForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), variable, unit }),
  z.strictObject({ kind: z.literal('rounded'), decimals, variable, unit }),
  z.strictObject({ kind: z.literal('fraction') }),
  z.strictObject({ kind: z.literal('numbers'), variable: text }),
  z.strictObject({ kind: z.literal('point'), names: z.array(text) }),
  z.strictObject({ kind: z.literal('expression'), shape }),
  z.strictObject({ kind: z.literal('inequality'), variable: text }),
  z.strictObject({ kind: z.literal('equation') }),
  z.strictObject({ kind: z.literal('text') }),
]);

true satisfies Same<z.infer<typeof AnswerForm>, practice.AnswerForm>;

/** The task of a problem as data. Systems have several equations. */
const Task = z.strictObject({
  kind: z.enum([
    ...(['complete-square', 'condense', 'convert', 'divide', 'evaluate', 'expand'] as const),
    ...(['factor', 'percent', 'rationalize', 'read', 'round', 'simplify', 'solve'] as const),
  ]),
  given: z.union([text, z.array(text)]),
  at: z.array(text).exactOptional(),
  for: text.exactOptional(),
  method: z
    .enum([
      ...(['factoring', 'completing-square', 'formula', 'substitution', 'elimination'] as const),
      ...(['inverse-operations', 'natural-logarithms', 'pq-formula'] as const),
    ])
    .exactOptional(),
  inParts: z.literal(true).exactOptional(),
});

true satisfies Same<z.infer<typeof Task>, practice.Task>;

const Point = z.tuple([z.number(), z.number()]);

/** A figure as data. The y-axis points up. */
export const Drawing = z.strictObject({
  description: text,
  shapes: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('polygon'), points: z.array(Point) }),
      z.strictObject({
        kind: z.literal('segment'),
        from: Point,
        to: Point,
        dashed: z.boolean().exactOptional(),
      }),
      z.strictObject({ kind: z.literal('circle'), center: Point, radius: z.number().positive() }),
      z.strictObject({ kind: z.literal('right-angle'), at: Point, from: Point, to: Point }),
      z.strictObject({
        kind: z.literal('angle'),
        at: Point,
        from: Point,
        to: Point,
        label: text.exactOptional(),
      }),
      z.strictObject({ kind: z.literal('label'), at: Point, text }),
      z.strictObject({ kind: z.literal('dot'), at: Point }),
    ]),
  ),
});

true satisfies Same<z.infer<typeof Drawing>, practice.Drawing>;

const Axis = z.strictObject({ name: text, from: z.int(), to: z.int() });

/** A coordinate grid as data. `set` says that students can set the answer on it. */
const Graph = z.strictObject({
  description: text,
  x: Axis,
  y: Axis,
  parts: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('point'),
        at: Point,
        name: text.exactOptional(),
        isOpen: z.boolean().exactOptional(),
      }),
      z.strictObject({
        kind: z.literal('line'),
        through: Point,
        and: Point,
        dashed: z.boolean().exactOptional(),
      }),
      z.strictObject({ kind: z.literal('path'), points: z.array(Point) }),
      z.strictObject({
        kind: z.literal('curve'),
        of: z.enum(['square', 'cube', 'absolute', 'root', 'power', 'sine']),
        a: z.number(),
        h: z.number(),
        k: z.number(),
        dashed: z.boolean().exactOptional(),
      }),
      z.strictObject({ kind: z.literal('half-plane'), through: Point, and: Point, side: Point }),
    ]),
  ),
  set: z.enum(['point', 'line']).exactOptional(),
});

true satisfies Same<z.infer<typeof Graph>, practice.Graph>;

/** A practice problem with its solution. The question and the hints have math between dollar signs. */
export const PracticeProblem = z.strictObject({
  id: ProblemId,
  category: Category,
  difficulty: Difficulty,
  question: text,
  task: Task.exactOptional(),
  answer: text,
  /** The first hint. */
  hint: text,
  /** The solution, with each step as one line of plain text. */
  steps: z.array(text),
  /** The hints, from a first idea to almost the whole solution. */
  hints: z.tuple([text]).rest(text),
  form: AnswerForm,
  /** The solution as data. */
  work: z.array(Step),
  drawing: Drawing.exactOptional(),
  graph: Graph.exactOptional(),
  /** The answers that typical mistakes lead to, with a message for each. */
  mistakes: z
    .array(z.strictObject({ answer: text, why: text, name: z.string().exactOptional() }))
    .exactOptional(),
});

true satisfies Same<
  Omit<PracticeProblem, 'hint' | 'steps' | 'work'> & { steps: PracticeProblem['work'] },
  Omit<practice.Problem, 'steps'> & { steps: readonly z.infer<typeof Step>[] }
>;

/** The problems of a worksheet, in order. */
export const Worksheet = z.strictObject({ problems: z.array(PracticeProblem) });

export type Category = z.infer<typeof Category>;
export type Difficulty = z.infer<typeof Difficulty>;
export type RandomProblemQuery = z.infer<typeof RandomProblemQuery>;
export type WorksheetQuery = z.infer<typeof WorksheetQuery>;
export type PracticeProblem = z.infer<typeof PracticeProblem>;
export type Worksheet = z.infer<typeof Worksheet>;
