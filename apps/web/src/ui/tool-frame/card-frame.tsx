import { type ReactNode, useContext, useRef } from 'react';
import { Button } from '../button/button.js';
import { button } from '../button/button.css.js';
import { ExampleInputs, type ToolCard } from '../card/tool-place.js';
import { Digits } from '../math/digits.js';
import { FillLink } from './fill-link.js';
import { ToolActions, type ToolControls } from './tool-actions.js';
import { Inputs, type ToolFrameProps, useFollowing } from './inputs.js';
import * as css from './tool-frame.css.js';

type InCard<Name extends string> = ToolFrameProps<Name> & { readonly card: ToolCard };

/** Renders a tool in a card, or the example that the card shows. */
export function CardFrame<Name extends string>(props: InCard<Name>) {
  const isExample = useContext(ExampleInputs) !== undefined;
  return isExample ? <Example {...props} /> : <Frame {...props} />;
}

function Frame<Name extends string>({ card, picture, solution, tools, ...props }: InCard<Name>) {
  const example = tools?.answer === undefined ? untouchedExample(tools) : undefined;
  const isOpen = card.open === true;
  return (
    <div className={css.cardFrame}>
      <Inputs {...props} action={tools?.inputs.action} />
      <div className={css.result} data-example={example ? '' : undefined}>
        {props.result}
      </div>
      {example && (
        <ExampleInputs value={{ ...tools?.inputs.values, ...example } as Readonly<Record<string, string>>}>
          <card.View />
        </ExampleInputs>
      )}
      <div className={css.foot}>
        <Button
          kind="quiet"
          aria-label={`${isOpen ? 'Hide' : 'Show'} the steps: ${card.title}`}
          onClick={() => {
            card.onOpen(!isOpen);
            // Keeps the address in sync with the shown result.
            if (!isOpen && tools?.answer !== undefined) tools.inputs.link();
          }}
        >
          {isOpen ? 'Hide the steps' : 'Show the steps'}
        </Button>
        {example && tools && !isOpen && !tools.loadsExample && (
          <FillLink
            className={button.quiet}
            href={tools.inputs.hrefOf(example)}
            onFill={() => {
              tools.inputs.set(example);
            }}
          >
            Load example
          </FillLink>
        )}
      </div>
      {isOpen && tools && (
        <div className={css.controls}>
          <ToolActions {...tools} />
        </div>
      )}
      {!example && card.open !== false && <Working card={card} picture={picture} solution={solution} />}
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

/** Renders a tool's example in its card: the result, labeled as an example, and in an open card the rest. */
function Example<Name extends string>({ card, result, picture, solution, tools }: InCard<Name>) {
  if (tools?.answer === undefined) return null;
  return (
    <>
      <div className={css.example}>
        <p className={css.exampleTitle}>
          <Digits>{tools.asked === undefined ? 'Example' : `Example: ${tools.asked}`}</Digits>
        </p>
        {result}
      </div>
      {card.open !== false && <Working card={card} picture={picture} solution={solution} of="example" />}
    </>
  );
}

interface WorkingProps {
  readonly card: ToolCard;
  readonly picture: ReactNode;
  readonly solution: ReactNode;
  readonly of?: 'example';
}

/** Renders the picture, the steps and the guide, next to the cards on wide screens and in the card on others. */
function Working({ card, of, ...props }: WorkingProps) {
  const { picture, solution, touch } = useFollowing(props);
  const guide = useRef<HTMLDivElement>(null);
  return (
    <div
      className={card.open === 'beside' ? css.workingBeside : css.working}
      role="group"
      aria-label={`Steps: ${card.title}`}
    >
      <div className={css.panel}>
        <div className={css.panelHead}>
          <p className={css.panelTitle}>{card.title}</p>
          {card.guide && (
            <Button
              kind="quiet"
              onClick={() => {
                const box = guide.current;
                box?.parentElement?.scrollTo({ top: box.offsetTop });
                box?.focus({ preventScroll: true });
              }}
            >
              How it works
            </Button>
          )}
          {of && <p className={css.exampleTitle}>The example, step by step</p>}
        </div>
        {!solution && <p className={css.stepsPlaceholder}>The steps will appear here with your answer.</p>}
        {picture && (
          <div className={css.picture} {...touch}>
            {picture}
          </div>
        )}
        {solution && <div className={css.solution}>{solution}</div>}
        {card.guide && (
          <div ref={guide} className={css.guide} tabIndex={-1}>
            {card.guide}
          </div>
        )}
      </div>
    </div>
  );
}
