import { useContext, useEffect, useRef } from 'react';
import { button } from '../button/button.css.js';
import { ExampleInputs, type ToolCard, ToolCardContext } from '../card/tool-place.js';
import { Digits } from '../math/digits.js';
import { FillLink } from './fill-link.js';
import { focusCalculate } from './focus-calculate.js';
import { ResultPlace } from './result-place.js';
import { ToolActions, type ToolControls } from './tool-actions.js';
import { More } from './more.js';
import { Inputs, type ToolFrameProps, useFollowing } from './inputs.js';
import { useResultLine } from './use-result-line.js';
import * as css from './tool-frame.css.js';

type InCard<Name extends string> = ToolFrameProps<Name> & { readonly card: ToolCard };

/** Renders a tool in a card, or the example that the card shows. */
export function CardFrame<Name extends string>(props: InCard<Name>) {
  const isExample = useContext(ExampleInputs) !== undefined;
  return isExample ? <Example {...props} /> : <Frame {...props} />;
}

function Frame<Name extends string>({ card, tools, isMarked, ...props }: InCard<Name>) {
  useLinkWhenOpened(card.open, tools);
  const { answer, inputs } = tools ?? {};
  const [end, line] = useResultLine(card.open && !isMarked && answer !== undefined);
  const example = card.open && answer === undefined ? untouchedExample(tools) : undefined;
  return (
    <div className={css.cardFrame}>
      <Inputs {...props} action={inputs?.action} end={end} line={line} />
      <ResultPlace
        line={line}
        tools={card.open && !example ? tools : undefined}
        isExample={example !== undefined}
      >
        {props.result}
      </ResultPlace>
      {example && (
        <ExampleInputs value={{ ...inputs?.values, ...example } as Readonly<Record<string, string>>}>
          <ToolCardContext value={{ ...card, tryIt: tools && <TryIt {...tools} /> }}>
            <card.View />
          </ToolCardContext>
        </ExampleInputs>
      )}
      {card.open && !example && <Working card={card} {...props} />}
      {card.open && tools && <ToolActions {...tools} />}
      {card.open && card.guide && <div className={css.guide}>{card.guide}</div>}
    </div>
  );
}

/** Renders the link that fills the tool with its example, unless the tool loads it itself. */
function TryIt<Name extends string>({ inputs, example, loadsExample }: ToolControls<Name>) {
  if (!example || loadsExample) return null;
  return (
    <FillLink
      className={button.quiet}
      href={inputs.hrefOf(example)}
      onFill={(link) => {
        inputs.set(example);
        focusCalculate(link);
      }}
    >
      Try it
    </FillLink>
  );
}

/** Writes the inputs of a tool to the address when it is opened again, because it keeps its result. */
function useLinkWhenOpened<Name extends string>(open: boolean, tools: ToolControls<Name> | undefined): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const isOpened = open && !wasOpen.current && location.hash === tools?.inputs.action;
    if (isOpened && tools.answer !== undefined) tools.inputs.link();
    wasOpen.current = open;
  });
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
function Example<Name extends string>({ card, result, tools, ...props }: InCard<Name>) {
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
      <Working card={card} {...props} />
    </>
  );
}

interface WorkingProps extends Pick<ToolFrameProps<string>, 'solution' | 'details' | 'remarks' | 'picture'> {
  readonly card: ToolCard;
}

/** Renders the steps, and what comes after them. */
function Working({ card, ...props }: WorkingProps) {
  const { solution, ...following } = useFollowing(props);
  return (
    <>
      <div className={css.solution} role="group" aria-label={`Steps: ${card.title}`}>
        {solution ?? <p className={css.exampleTitle}>The steps will appear here with your answer.</p>}
      </div>
      <More {...props} {...following} />
    </>
  );
}
