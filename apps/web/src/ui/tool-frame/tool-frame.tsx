import { type ReactNode, useContext } from 'react';
import { AnswerBoundary } from '../async-boundary/answer-boundary.js';
import { CopiedAnswer, ToolCardContext } from '../card/tool-place.js';
import { CardFrame } from './card-frame.js';
import { Inputs, type ToolFrameProps, useFollowing } from './inputs.js';
import { More } from './more.js';
import { ResultPlace } from './result-place.js';
import { ToolActions } from './tool-actions.js';
import { useResultLine } from './use-result-line.js';
import * as css from './tool-frame.css.js';

/** Renders the layout of every tool: inputs, result, worked solution, further values and picture. */
export function ToolFrame<Name extends string>(props: ToolFrameProps<Name>) {
  const card = useContext(ToolCardContext);
  const { result, picture, solution } = props;
  const guarded = {
    ...props,
    result: <AnswerBoundary of={result}>{result}</AnswerBoundary>,
    ...(picture && { picture: guard(picture) }),
    ...(solution && { solution: guard(solution) }),
  };
  return (
    <CopiedAnswer value={props.isMarked ? undefined : props.tools?.answer}>
      {card ? <CardFrame card={card} {...guarded} /> : <PageFrame {...guarded} />}
    </CopiedAnswer>
  );
}

/** Leaves out a picture or a solution that fails to render. */
const guard = (content: ReactNode): ReactNode => (
  <AnswerBoundary of={content} failed={null}>
    {content}
  </AnswerBoundary>
);

function PageFrame<Name extends string>({ tools, ...props }: ToolFrameProps<Name>) {
  const { solution, ...following } = useFollowing(props);
  const [end, line] = useResultLine(tools?.answer !== undefined);
  return (
    <div className={css.container}>
      <div className={css.frame}>
        <Inputs {...props} action={tools?.inputs.action} end={end} line={line} />
        <ResultPlace line={line} tools={tools}>
          {props.result}
        </ResultPlace>
        {solution && <div className={css.solution}>{solution}</div>}
        {tools && <ToolActions {...tools} />}
        <More {...props} {...following} />
      </div>
    </div>
  );
}
