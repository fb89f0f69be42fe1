import { type Piece, readText } from '@mathtools/math-core/practice';
import { MathExpression, MathStep } from '../../ui/math/math.js';

/** A problem's text, its mathematics set as such; one that can't be read stands as it is. */
export function ProblemText({ text }: { readonly text: string }) {
  const pieces = readText(text);
  if (!pieces.ok) return <>{text}</>;
  return (
    <>
      {pieces.value.map((piece, index) => (
        <ProblemPiece key={index} piece={piece} />
      ))}
    </>
  );
}

function ProblemPiece({ piece }: { readonly piece: Piece }) {
  if (piece.kind === 'words') return <>{piece.text}</>;
  if (piece.kind === 'math') return <MathExpression of={piece.expression} />;
  const { left, relation, right } = piece;
  return <MathStep step={{ id: 'practice.text', law: '', before: left, relation, after: right }} />;
}
