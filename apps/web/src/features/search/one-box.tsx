import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { frame } from '../../ui/field/field.css.js';
import { preloadSolver } from '../../tools/equation/use-parts.js';
import { LiveText } from '../../ui/live/live.js';
import { whenIdle } from '../../ui/when-idle.js';
import { Completions, useCompletions } from './completions.js';
import { ExampleLinks } from './example-links.js';
import { notFound } from './not-found.js';
import { pasteLines } from './paste-lines.js';
import { ProblemAnswer } from './problem-answer.js';
import { figureAnswer, type Reading } from './read/reading.js';
import * as css from './search.css.js';
import { firstPlace, loadFinding, searchPage, useFinding } from './use-finding.js';
import { useRoomBelow } from './use-room-below.js';
import { useTyping } from './use-typing.js';

/** The problem that an empty box shows as its placeholder, solved without loading the reader. */
const EXAMPLE = 'log base 2 of 32';
const OTHERS = ['25% of 80', '5 ft 11 in to cm', 'x² − 5x + 6 = 0', '5/8 + 1/3'];
const MOST = 5;

function example(): Reading | undefined {
  const inputs = { base: '2', value: '32' };
  const result = evaluateLogarithm(inputs);
  if (!result.ok) return undefined;
  const { answer, steps } = result.value;
  const problem = steps[0]?.before ?? '';
  return { tool: 'logarithm', inputs, answer: figureAnswer({ math: problem }, answer, 4, { steps }) };
}

export interface OneBoxProps {
  readonly title: string;
  /** The classes of the part with the field and of the part with the answer. */
  readonly parts: readonly [field: string, answer: string];
  /** The content between the two parts. */
  readonly children?: ReactNode;
}

/** Renders a region with a field for a problem as you would write it, and its answer and steps. */
export function OneBox({ title, parts, children }: OneBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    // picks up text typed before hydration
    setTyped(current.value);
  }, []);
  useEffect(() => {
    whenIdle(loadFinding);
    preloadSolver();
  }, []);
  useRoomBelow(top, field);
  const finding = useFinding(typed);
  const isTyping = useTyping(typed);
  const reading = typed === '' ? example() : finding?.reading;
  const isRead = reading !== undefined && reading.refusal === undefined;
  const links = isRead ? [] : [...(finding?.all ?? []), ...(finding?.near ?? [])].slice(0, MOST);
  const examples = isRead || links.length > 0 ? [] : (finding?.examples ?? []);
  const fill = (text: string): void => {
    if (field.current) field.current.value = text;
    setTyped(text);
  };
  const completions = useCompletions(finding?.completions ?? [], typed, fill);
  const navigate = useNavigate();
  const open = async (): Promise<void> => {
    // The field can be ahead of the state when someone types fast.
    const text = (field.current?.value ?? typed) || EXAMPLE;
    await navigate((await firstPlace(text).catch(() => undefined)) ?? searchPage(text));
  };
  return (
    <section className={css.region} aria-labelledby={id}>
      <div ref={top} className={parts[0]}>
        <h2 id={id} className={css.label}>
          {title}
        </h2>
        <form
          action="/tools"
          role="search"
          className={css.box}
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <div className={frame}>
            <input
              ref={field}
              className={css.input}
              type="search"
              name="q"
              aria-labelledby={id}
              aria-describedby="box-hint"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              enterKeyHint="go"
              spellCheck={false}
              {...completions.field}
              placeholder={`For example, ${EXAMPLE}`}
              onFocus={() => {
                void loadFinding();
              }}
              onPaste={(event) => {
                pasteLines(event);
                setTyped(event.currentTarget.value);
              }}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          </div>
          <p id="box-hint" className={css.hint}>
            A calculation, a conversion, an equation, or the name of a tool or topic.
          </p>
          {completions.list.of.length > 0 ? (
            <Completions {...completions.list} />
          ) : (
            <ExampleLinks of={OTHERS} onPick={fill} />
          )}
        </form>
        <div className={css.between}>{children}</div>
      </div>
      <div className={parts[1]}>
        <ProblemAnswer reading={reading} isTyping={isTyping} onRead={fill} />
        <div className={css.found}>
          <LiveText className={css.count}>
            {finding && !isRead && !isTyping ? notFound(typed, finding) : ''}
          </LiveText>
          {links.length > 0 && (
            <ul className={css.others}>
              {links.map(({ to, title, about }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link> <span className={css.count}>{about}</span>
                </li>
              ))}
            </ul>
          )}
          {examples.length > 0 && <ExampleLinks of={examples} onPick={fill} />}
        </div>
      </div>
    </section>
  );
}
