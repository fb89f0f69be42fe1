import { Link, useNavigate } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import type { Parts as SolvedParts } from '../../tools/equation/shown.js';
import { leading } from '../../tools/tool-lead.js';
import { AnswerBoundary } from '../../ui/async-boundary/answer-boundary.js';
import { Live, useNews } from '../../ui/live/live.js';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import { ReadAs } from '../../ui/math-lines/other-readings.js';
import * as result from '../../ui/result/result.css.js';
import { Details, type ResultProps } from '../../ui/result/result.js';
import { SaidAnswer } from '../../ui/result/said-answer.js';
import { Solution } from '../../ui/solution/solution.js';
import type { Answer, Part, Reading } from './read/reading.js';
import * as css from './search.css.js';
import { placeOfReading, searchPage } from './use-finding.js';
import { useSolved } from './use-solved.js';

/** Renders text with grouped digits, and math. */
function Parts({ of }: { readonly of: Part | readonly Part[] }) {
  return [of]
    .flat()
    .map((part, index) =>
      typeof part === 'string' ? (
        <Digits key={index}>{part}</Digits>
      ) : (
        <MathExpression key={index} of={part.math} />
      ),
    );
}

export interface ProblemAnswerProps {
  readonly reading: Reading | undefined;
  /** True while the problem is typed, when nothing is said about what can't be read. */
  readonly isTyping?: boolean;
  /** Called with the text of another reading that was chosen. Without it, the choice is a link to its search. */
  readonly onRead?: (text: string) => void;
  /** Called when the link to the tool is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * Renders the answer to the typed problem with its steps and the link to its tool, or why there is no answer. The live region
 * is always mounted.
 */
export function ProblemAnswer(props: ProblemAnswerProps) {
  return (
    <AnswerBoundary of={props.reading}>
      <Shown {...props} />
    </AnswerBoundary>
  );
}

function Shown({ reading, isTyping = false, onRead, onFollow }: ProblemAnswerProps) {
  const solved = useSolved(reading);
  // The example that the home page begins with isn't announced.
  const isNews = useNews(Object.values(reading?.inputs ?? {}).join(' '));
  const { answer, refusal, readAs, others } = reading ?? {};
  const { result: found, reading: read, choices, facts, details = [], remarks = [], solution } = solved ?? {};
  const note = isTyping ? undefined : (refusal ?? found?.placeholder);
  const isSolved = found?.answer !== undefined;
  return (
    <>
      <div className={css.shown} role="group" aria-label="Answer">
        {note !== undefined && (
          <span className={result.panel}>
            <span className={result.note}>{note}</span>
          </span>
        )}
        {answer && <Answered answer={answer} />}
        {isSolved && <Solved {...found} />}
        <Notes of={readAs} />
      </div>
      <Live>{isNews && (note ?? <Said answer={answer} solved={solved} readAs={readAs} />)}</Live>
      {reading && !(isTyping && refusal !== undefined) && <Others reading={reading} onRead={onRead} />}
      {!others && <Alternatives of={read?.alternatives} onRead={onRead} />}
      {choices}
      {facts}
      {answer?.steps && <Solution steps={answer.steps} plain />}
      {solution}
      <Details of={details} notes={remarks} />
      {reading && <OpenTool reading={reading} isSolved={isSolved} onClick={onFollow} />}
    </>
  );
}

interface AlternativesProps {
  readonly of: NonNullable<SolvedParts['reading']>['alternatives'] | undefined;
  readonly onRead: ProblemAnswerProps['onRead'];
}

/** Offers the other ways to read the lines. */
function Alternatives({ of: alternatives = [], onRead }: AlternativesProps) {
  const navigate = useNavigate();
  return (
    <ReadAs
      alternatives={alternatives}
      onPick={(text) => {
        if (onRead) onRead(text);
        else void navigate(searchPage(text));
      }}
    />
  );
}

/** Renders how the problem was read. */
function Notes({ of: notes = [] }: { readonly of: Reading['readAs'] }) {
  if (notes.length === 0) return null;
  return (
    <span className={css.count}>
      {notes.map((each) => (
        <span key={each}>
          <Digits>{each}</Digits>{' '}
        </span>
      ))}
    </span>
  );
}

interface SaidProps {
  readonly answer: Answer | undefined;
  readonly solved: SolvedParts | undefined;
  readonly readAs: Reading['readAs'];
}

/** Renders the answer for the live region, if there is one. */
function Said({
  answer,
  solved: { answer: copied, result, details = [], remarks = [] } = {},
  readAs = [],
}: SaidProps) {
  if (answer)
    return (
      <SaidAnswer
        question={typeof answer.problem === 'string' ? answer.problem : <Parts of={answer.problem} />}
        lead={leading(answer.lead, answer.unit)}
        answer={<Parts of={answer.parts} />}
        notes={[...(answer.notes ?? []), ...readAs]}
      />
    );
  if (result?.answer === undefined) return null;
  return (
    <SaidAnswer
      question={result.label}
      answer={copied ?? result.answer}
      notes={[
        ...(result.notes ?? []),
        ...remarks,
        ...(copied === undefined ? details.map(([, value]) => value) : []),
        ...readAs,
      ]}
    />
  );
}

/** Renders what the Equation Solver found. */
function Solved({ label, answer, notes = [] }: Partial<ResultProps>) {
  return (
    <span className={result.panel}>
      <span className={result.label}>{label}</span>{' '}
      <strong className={result.main} translate="no">
        <Digits>{answer}</Digits>
      </strong>
      {notes.map((each, index) => (
        <span key={index} className={result.note}>
          <Digits>{each}</Digits>
        </span>
      ))}
    </span>
  );
}

function Answered({ answer: { problem, lead, unit, parts, notes = [] } }: { readonly answer: Answer }) {
  return (
    <span className={result.panel}>
      <span className={result.label}>
        <Parts of={problem} />
      </span>{' '}
      <span className={result.answer} translate="no">
        {lead && <span className={result.main}>{leading(lead, unit)}</span>}{' '}
        <span className={lead ? result.beside : result.main}>
          <strong>
            <Parts of={parts} />
          </strong>
        </span>
      </span>
      {notes.map((note) => (
        <span key={note} className={result.note}>
          <Digits>{note}</Digits>
        </span>
      ))}
    </span>
  );
}

interface OthersProps {
  readonly reading: Reading;
  readonly onRead: ProblemAnswerProps['onRead'];
}

/** Renders links to the other readings of a string. */
function Others({ reading: { others = [] }, onRead }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <p className={css.count}>
      {others.map(({ text, note }) => (
        <span key={text}>
          <Link
            className={css.other}
            to={searchPage(text)}
            onClick={(event) => {
              if (!onRead) return;
              event.preventDefault();
              onRead(text);
            }}
          >
            {note}
          </Link>{' '}
        </span>
      ))}
    </p>
  );
}

interface OpenToolProps {
  readonly reading: Reading;
  readonly isSolved: boolean;
  readonly onClick: ProblemAnswerProps['onFollow'];
}

/** Renders the link that opens the tool with its fields filled in. */
function OpenTool({ reading, isSolved, onClick }: OpenToolProps) {
  const { tool: id, answer, refusal } = reading;
  const tool = tools.find((one) => one.id === id);
  if (!tool || refusal !== undefined) return null;
  const isComplete = answer !== undefined || isSolved || id === 'equation';
  return (
    <Link className={css.open} to={placeOfReading(tool, reading)} onClick={onClick}>
      {isComplete ? `Open in the ${tool.title}` : `Continue in the ${tool.title}, partly filled in`}
    </Link>
  );
}
