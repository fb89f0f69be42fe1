import { Link } from 'react-router-dom';
import { leading } from '../../tools/tool-lead.js';
import { tools } from '../../tools/index.js';
import { Digits } from '../../ui/math/digits.js';
import { withMinus } from '../../ui/math/minus.js';
import { MathExpression } from '../../ui/math/math.js';
import * as result from '../../ui/result/result.css.js';
import { placeOf } from '../../tools/place-of.js';
import type { Part, Reading } from './read/reading.js';
import * as css from './search.css.js';

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

/** Renders the answer to the typed problem, or why there is none, in a live region that is always mounted. */
export function ProblemAnswer({ reading }: { readonly reading: Reading | undefined }) {
  const answer = reading?.answer;
  return (
    <output className={css.announced}>
      {reading?.refusal !== undefined && (
        <span className={result.panel}>
          <span className={result.note}>{reading.refusal}</span>
        </span>
      )}
      {answer && (
        <span className={result.panel}>
          <span className={result.label}>
            <Parts of={answer.problem} />
          </span>{' '}
          <span className={result.answer} translate="no">
            {answer.lead && <span className={result.main}>{leading(answer.lead, answer.unit)}</span>}{' '}
            <span className={answer.lead ? result.beside : result.main}>
              <strong>
                <Parts of={answer.parts} />
              </strong>
            </span>
          </span>
          {answer.notes?.map((note) => (
            <span key={note} className={result.note}>
              <Digits>{note}</Digits>
            </span>
          ))}
        </span>
      )}
    </output>
  );
}

interface OpenToolProps {
  readonly reading: Reading;
  readonly onClick?: () => void;
}

/** Renders the link that opens the tool with its fields filled in. */
export function OpenTool({
  reading: { tool: id, inputs, answer, lastStep, deed, refusal },
  onClick,
}: OpenToolProps) {
  const tool = tools.find((one) => one.id === id);
  if (!tool || refusal !== undefined) return null;
  return (
    <Link className={css.open} to={placeOf(tool, inputs)} onClick={onClick}>
      <Digits>
        {answer
          ? `Open ${lastStep === undefined ? '' : `the last step, ${withMinus(lastStep)}, `}in the ${tool.title}`
          : `${deed ?? 'Continue'} in the ${tool.title}${deed ? '' : ', partly filled in'}`}
      </Digits>
    </Link>
  );
}
