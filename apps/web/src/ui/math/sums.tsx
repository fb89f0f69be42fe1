import { Unbroken } from './worded.js';

/** Matches a calculation that isn't a part of a longer formula, such as 2x + 6 = 14. */
const SUM =
  /((?<![\p{L}\d.,²³)^] ?[+−×÷=≈] |[\p{L}\d.,^])[\d.,]*[\d%](?: [+−×÷=≈] [\d.,]*[\d%])+(?![\p{L}\d²³^(]))/u;

/** Renders a string whose calculations, such as 5 × 2.54 = 12.7, become MathML. It doesn't need the engine. */
export function Sums({ children }: { readonly children: string }) {
  return children.split(SUM).map((part, index) =>
    index % 2 === 0 ? (
      <Unbroken key={index}>{part}</Unbroken>
    ) : (
      <math key={index} alttext={part} translate="no">
        {part.split(' ').map((sign, place) => {
          const Sign = place % 2 === 0 ? 'mn' : 'mo';
          return <Sign key={place}>{sign}</Sign>;
        })}
      </math>
    ),
  );
}
