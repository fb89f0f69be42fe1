import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { button } from '../button/button.css.js';
import { ExampleInputs, type ToolCard, ToolCardContext } from '../card/tool-place.js';
import { Digits } from '../math/digits.js';
import { FillLink } from './fill-link.js';
import { focusCalculate } from './focus-calculate.js';
import { ResultPlace } from './result-place.js';
import { ToolActions, type ToolControls } from './tool-actions.js';
import { Inputs, type ToolFrameProps, useFollowing } from './inputs.js';
import { useResultLine } from './use-result-line.js';
import * as css from './tool-frame.css.js';

type InCard<Name extends string> = ToolFrameProps<Name> & { readonly card: ToolCard };

/** Renders a tool in a card, or the example that the card shows. */
export function CardFrame<Name extends string>(props: InCard<Name>) {
  const isExample = useContext(ExampleInputs) !== undefined;
  return isExample ? <Example {...props} /> : <Frame {...props} />;
}

function Frame<Name extends string>({ card, picture, solution, tools, isMarked, ...props }: InCard<Name>) {
  const wasOpen = useRef(card.open);
  const [end, line] = useResultLine(card.open && !isMarked && tools?.answer !== undefined);
  useEffect(() => {
    // A tool that is opened again keeps its result, so its inputs belong in the address.
    const isOpened = card.open && !wasOpen.current && location.hash === tools?.inputs.action;
    if (isOpened && tools.answer !== undefined) tools.inputs.link();
    wasOpen.current = card.open;
  });
  const example = card.open && tools?.answer === undefined ? untouchedExample(tools) : undefined;
  const tryIt = example && tools && !tools.loadsExample && (
    <FillLink
      className={button.quiet}
      href={tools.inputs.hrefOf(example)}
      onFill={(link) => {
        tools.inputs.set(example);
        focusCalculate(link);
      }}
    >
      Try it
    </FillLink>
  );
  return (
    <div className={css.cardFrame}>
      <Inputs {...props} action={tools?.inputs.action} end={end} line={line} />
      <ResultPlace line={line} answer={tools?.answer} isExample={example !== undefined}>
        {props.result}
      </ResultPlace>
      {example && (
        <ExampleInputs value={{ ...tools?.inputs.values, ...example } as Readonly<Record<string, string>>}>
          <ToolCardContext value={{ ...card, tryIt }}>
            <card.View />
          </ToolCardContext>
        </ExampleInputs>
      )}
      {card.open && tools && (
        <div className={css.controls}>
          <ToolActions {...tools} />
        </div>
      )}
      {card.open && !example && <Working card={card} picture={picture} solution={solution} />}
      {card.open && card.guide && <div className={css.guide}>{card.guide}</div>}
    </div>
  );
}

/** Returns a tool's example if all of its inputs still have their default values. */
function untouchedExample<Name extends string>(
  tools: ToolControls<Name> | undefined,
): Partial<Record<Name, string>> | undefined {
  const { example, inputs } = tools ?? {};
  if (!example || !inputs) return undefined;
  const names = Object.keys(example) as Name[];
  return names.every((name) => inputs.values[name] === inputs.defaults[name]) ? example : undefined;
}

/** Renders a tool's example in its card: the result, labeled as an example and the rest. */
function Example<Name extends string>({ card, result, picture, solution, tools }: InCard<Name>) {
  if (tools?.answer === undefined) return null;
  return (
    <>
      <div className={css.example}>
        <div className={css.exampleHead}>
          <p className={css.exampleTitle}>
            <Digits>{tools.asked === undefined ? 'Example' : `Example: ${tools.asked}`}</Digits>
          </p>
          {card.tryIt}
        </div>
        {result}
      </div>
      <Working card={card} picture={picture} solution={solution} of="example" />
    </>
  );
}

interface WorkingProps {
  readonly card: ToolCard;
  readonly picture: ReactNode;
  readonly solution: ReactNode;
  readonly of?: 'example';
}

/** Renders the picture and the steps. On wide screens, the picture is below the inputs and the steps below the result. */
function Working({ card, of, ...props }: WorkingProps) {
  const { picture, solution, touch } = useFollowing(props);
  return (
    <div className={css.working} role="group" aria-label={`Steps: ${card.title}`}>
      {picture && (
        <div className={css.picture} {...touch}>
          {picture}
        </div>
      )}
      <div className={css.solution}>
        {of && <p className={css.exampleTitle}>The example, step by step</p>}
        {solution ?? <p className={css.exampleTitle}>The steps will appear here with your answer.</p>}
      </div>
    </div>
  );
}
