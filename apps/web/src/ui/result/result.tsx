import { type ReactNode, use, useContext } from 'react';
import { Digits } from '../math/digits.js';
import { CopiedAnswer, ExampleInputs } from '../card/tool-place.js';
import { Live, useNews } from '../live/live.js';
import * as css from './result.css.js';
import { SaidAnswer } from './said-answer.js';

export interface ResultProps {
  readonly label: ReactNode;
  /** The answer, the largest text on the page. Absent if there is no result. */
  readonly answer?: ReactNode | undefined;
  /** The value shown before the answer: its short exact value, or more digits. */
  readonly lead?: ReactNode | undefined;
  /** The sign between lead and answer, if the answer has none. */
  readonly joint?: '=' | '≈' | undefined;
  /** True if the inputs have changed since this answer. Only on tools with a Calculate button. */
  readonly kept?: boolean;
  /** The text of the empty panel. It makes no request, because it may appear next to a division by zero. */
  readonly placeholder?: string;
  /** Remarks below the answer. */
  readonly notes?: readonly ReactNode[];
}

/** More values with their terms. */
export type DetailRows = readonly (readonly [term: string, value: ReactNode])[];

const PLACEHOLDER = 'Your answer appears here.';

/** Renders the panel with a tool's answer. Its space is reserved, and new answers are announced. */
export function Result(props: ResultProps) {
  const { answer, kept, placeholder = PLACEHOLDER } = props;
  const shown = answer !== undefined;
  const isExample = useContext(ExampleInputs) !== undefined;
  return (
    <div className={css.panel} data-kept={kept}>
      <div className={css.shown} role="group" aria-label={isExample ? 'Example' : 'Answer'}>
        {shown ? (
          <Shown {...props} isExample={isExample} />
        ) : (
          <span className={css.empty}>{placeholder}</span>
        )}
      </div>
      {/* An example isn't the visitor's answer, so it isn't announced. */}
      {!isExample && <Said {...props} placeholder={placeholder} />}
    </div>
  );
}

type ShownProps = ResultProps & { readonly isExample: boolean };

function Shown({ label, answer, lead, joint, notes = [], isExample }: ShownProps) {
  const Answer = isExample ? 'span' : 'strong';
  return (
    <>
      <span className={css.label} translate={typeof label === 'string' ? undefined : 'no'}>
        <Digits>{label}</Digits>
      </span>
      <span className={css.answer} translate="no">
        {lead && (
          <span className={css.main}>
            <Digits>{lead}</Digits>
          </span>
        )}
        <span className={lead ? css.beside : css.main}>
          {lead && joint && `${joint} `}
          <Answer>
            <Digits>{answer}</Digits>
          </Answer>
        </span>
      </span>
      {notes.map((note, index) => (
        <span key={index} className={css.note}>
          <Digits>{note}</Digits>
        </span>
      ))}
    </>
  );
}

/**
 * Announces the answer as the line that Copy makes, or a new placeholder. The first placeholder says nothing new, so it
 * isn't repeated.
 */
function Said({ label, answer, lead, joint, placeholder, notes }: ResultProps) {
  const copied = use(CopiedAnswer);
  const isShown = answer !== undefined;
  const isNews = useNews(isShown ? undefined : placeholder);
  if (!isShown) return <Live>{isNews && placeholder}</Live>;
  const isNamed = copied === undefined || (typeof label === 'string' && !copied.startsWith(label));
  return (
    <Live>
      <SaidAnswer
        question={isNamed ? label : ''}
        lead={copied === undefined ? lead : undefined}
        joint={joint}
        answer={copied ?? answer}
        notes={notes}
      />
    </Live>
  );
}

interface DetailsProps {
  readonly of: DetailRows;
  /** Remarks below the values. */
  readonly notes?: ResultProps['notes'];
}

/** Renders values with their terms. */
export function Details({ of: details, notes = [] }: DetailsProps) {
  if (details.length === 0 && notes.length === 0) return null;
  return (
    <div className={css.details}>
      {details.length > 0 && (
        <dl>
          {details.map(([term, value], index) => (
            <div key={index} className={css.detail}>
              <dt className={css.term}>
                <Digits>{term}</Digits>
              </dt>
              <dd className={css.value} translate="no">
                <Digits>{value}</Digits>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note, index) => (
        <p key={index} className={css.note}>
          <Digits>{note}</Digits>
        </p>
      ))}
    </div>
  );
}
