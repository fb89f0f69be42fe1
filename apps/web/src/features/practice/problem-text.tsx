import type { Piece } from '@mathtools/practice';
import { readText } from '@mathtools/practice/question';
import type { Relation } from '@mathtools/math-core/steps';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression, MathStep } from '../../ui/math/math.js';
import { DrawnOrText } from '../../ui/math/math-text.js';
import { withMinus } from '../../ui/math/minus.js';
import { together } from './problem-text.css.js';

/** Renders a problem's text with its math typeset. Text that can't be parsed is shown unchanged. */
export function ProblemText({ text }: { readonly text: string }) {
  const pieces = readText(text);
  if (!pieces.ok) return <Digits>{text}</Digits>;
  return (
    <span key={text}>
      {pieces.value.map((piece, index, all) => (
        <ProblemPiece key={index} piece={piece} before={all[index - 1]} after={all[index + 1]} />
      ))}
    </span>
  );
}

/** Punctuation that must not start a line. */
const STOP = /^[.,;:?!)”’…]+/;

interface ProblemPieceProps {
  readonly piece: Piece;
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
}

/** Keeps math and the punctuation after it on one line. Otherwise browsers would break between the two. */
function ProblemPiece({ piece, before, after }: ProblemPieceProps) {
  if (piece.kind === 'words')
    return <Words text={before ? piece.text.replace(STOP, '') : piece.text} isAfter={before !== undefined} />;
  const stop = after?.kind === 'words' ? STOP.exec(after.text)?.[0] : undefined;
  if (stop === undefined) return <Mathematics piece={piece} />;
  return (
    <span className={together}>
      <Mathematics piece={piece} />
      {stop}
    </span>
  );
}

/** Matches a variable among words, its value, and the punctuation after it: "x", "y = -2,". Not units: 5 m, km/h. */
const LETTER =
  /(?<![\p{L}\d’'/(-])(?<!(?:\d|[=+−×÷]) )([bcdknp-rt-z](?: [=<>≤≥] -?\d[\d.]*(?<!\.)(?! [+\-−×÷*/]))?)(?![\p{L}\d’'/()-]| [=<>≤≥+−×÷])([.,;:?!”’]*)/u;

/** Renders words with numbers and variables typeset. A hyphen directly after math, as in "x-axis", isn't a minus. */
function Words({ text, isAfter }: { readonly text: string; readonly isAfter: boolean }) {
  const hyphen = isAfter && text.startsWith('-') ? '-' : '';
  const parts = text.slice(hyphen.length).split(LETTER);
  return (
    <>
      {hyphen}
      {parts.map((part, index) => {
        if (index % 3 === 0) return <Digits key={index}>{part}</Digits>;
        if (index % 3 === 2) return null; // The value is rendered after its variable.
        return (
          <span key={index} className={together}>
            <Letter text={part} />
            {parts[index + 1]}
          </span>
        );
      })}
    </>
  );
}

function Letter({ text }: { readonly text: string }) {
  const [left = '', relation, right = ''] = text.split(' ');
  const of =
    relation === undefined
      ? left
      : { ...TEXT_STEP, before: left, relation: relation as Relation, after: right };
  const drawn = (
    <math alttext={withMinus(text)} translate="no">
      <mi>{left}</mi>
      {relation !== undefined && (
        <>
          <mo>{relation}</mo>
          <mn>{withMinus(right)}</mn>
        </>
      )}
    </math>
  );
  return <DrawnOrText of={of}>{drawn}</DrawnOrText>;
}

/** The parts of a step that an equation in a text doesn't have. */
const TEXT_STEP = { id: 'practice.text', law: '' };

function Mathematics({ piece }: { readonly piece: Exclude<Piece, { kind: 'words' }> }) {
  if (piece.kind === 'math') return <MathExpression of={piece.expression} />;
  const { left, relation, right } = piece;
  return <MathStep step={{ ...TEXT_STEP, before: left, relation, after: right }} />;
}
