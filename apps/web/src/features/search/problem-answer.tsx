import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import { placeOf } from '../../tools/place-of.js';
import { leading } from '../../tools/tool-lead.js';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import * as result from '../../ui/result/result.css.js';
import { Solution } from '../../ui/solution/solution.js';
import type { Answer, Part, Reading } from './read/reading.js';
import * as css from './search.css.js';
import { searchPage } from './use-finding.js';
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
  /** Called with the text of another reading that was chosen. Without it, the choice is a link to its search. */
  readonly onRead?: (text: string) => void;
  /** Called when the link to the tool is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * Renders the answer to the typed problem with its steps and the link to its tool, or why there is no answer. The live region
 * is always mounted.
 */
export function ProblemAnswer({ reading, onRead, onFollow }: ProblemAnswerProps) {
  const solved = useSolved(reading);
  const answer = reading?.answer;
  const note = reading?.refusal ?? solved?.result?.placeholder;
  return (
    <>
      <output className={css.announced}>
        {note !== undefined && (
          <span className={result.panel}>
            <span className={result.note}>{note}</span>
          </span>
        )}
        {answer && <Answered answer={answer} />}
        {solved?.result?.answer !== undefined && (
          <span className={result.panel}>
            <span className={result.label}>{solved.result.label}</span>{' '}
            <strong className={result.main} translate="no">
              <Digits>{solved.result.answer}</Digits>
            </strong>
            {[...(solved.result.notes ?? []), ...(solved.result.details ?? []).map(([, value]) => value)].map(
              (each, index) => (
                <span key={index} className={result.note}>
                  <Digits>{each}</Digits>
                </span>
              ),
            )}
          </span>
        )}
      </output>
      {reading && <ReadAs reading={reading} onRead={onRead} />}
      {solved?.choices}
      {answer?.steps && <Solution steps={answer.steps} plain />}
      {solved?.solution}
      {reading && (
        <OpenTool reading={reading} isSolved={solved?.result?.answer !== undefined} onClick={onFollow} />
      )}
    </>
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

interface ReadAsProps {
  readonly reading: Reading;
  readonly onRead: ProblemAnswerProps['onRead'];
}

/** Renders how a string was read if it can be read in more than one way, and the other readings. */
function ReadAs({ reading: { readAs = [], others = [] }, onRead }: ReadAsProps) {
  if (readAs.length + others.length === 0) return null;
  return (
    <p className={css.count}>
      {readAs.map((note) => (
        <span key={note}>
          <Digits>{note}</Digits>{' '}
        </span>
      ))}
      {others.map(({ text, note }) => (
        <span key={text}>
          <Link
            className={css.open}
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
function OpenTool({ reading: { tool: id, inputs, answer, refusal }, isSolved, onClick }: OpenToolProps) {
  const tool = tools.find((one) => one.id === id);
  if (!tool || refusal !== undefined) return null;
  const isComplete = answer !== undefined || isSolved || id === 'equation';
  return (
    <Link className={css.open} to={placeOf(tool, inputs)} onClick={onClick}>
      {isComplete ? `Open in the ${tool.title}` : `Continue in the ${tool.title}, partly filled in`}
    </Link>
  );
}
