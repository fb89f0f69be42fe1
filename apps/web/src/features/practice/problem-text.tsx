import { type Piece, readText } from '@mathtools/practice';
import { MathExpression, MathStep } from '../../ui/math/math.js';
import { equation, together } from './problem-text.css.js';

/** A problem's text, its mathematics set as such; one that can't be read stands as it is. */
export function ProblemText({ text }: { readonly text: string }) {
  const pieces = readText(text);
  if (!pieces.ok) return <>{text}</>;
  return (
    <>
      {pieces.value.map((piece, index, all) => (
        <ProblemPiece key={index} piece={piece} before={all[index - 1]} after={all[index + 1]} />
      ))}
    </>
  );
}

/** What may not begin a line. */
const STOP = /^[.,;:?!)”’…]+/;

interface ProblemPieceProps {
  readonly piece: Piece;
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
}

/** Mathematics takes the stop behind it along: a browser would break the line between the two. */
function ProblemPiece({ piece, before, after }: ProblemPieceProps) {
  if (piece.kind === 'words') return <>{before ? piece.text.replace(STOP, '') : piece.text}</>;
  const stop = after?.kind === 'words' ? STOP.exec(after.text)?.[0] : undefined;
  if (stop === undefined) return <Mathematics piece={piece} />;
  return (
    <span className={together}>
      <Mathematics piece={piece} />
      {stop}
    </span>
  );
}

function Mathematics({ piece }: { readonly piece: Exclude<Piece, { kind: 'words' }> }) {
  if (piece.kind === 'math') return <MathExpression of={piece.expression} />;
  const { left, relation, right } = piece;
  return (
    <span className={equation}>
      <MathStep step={{ id: 'practice.text', law: '', before: left, relation, after: right }} />
    </span>
  );
}
