/** One of two equations that are added or subtracted. */
interface Part {
  /** The number of the equation as it was before a multiplication. */
  readonly name: string;
  /** True if the equation was multiplied by a number before. */
  readonly isMultiplied: boolean;
}

/** Returns the law of a step that adds two equations. In a system of two equations, "both" says which. */
export function sumLaw(first: Part, second: Part, isPair: boolean): string {
  if (!first.isMultiplied && !second.isMultiplied) {
    const [low = '', high = ''] = [first.name, second.name].sort((a, b) => Number(a) - Number(b));
    return `Add equations ${low} and ${high}`;
  }
  if (isPair) return 'Add both equations';
  if (first.isMultiplied && second.isMultiplied) return 'Add the two results';
  return `Add the result to equation ${first.isMultiplied ? second.name : first.name}`;
}

/** Returns the law of a step that subtracts the second equation from the first. */
export function differenceLaw(first: Part, second: Part): string {
  if (first.isMultiplied && second.isMultiplied) return 'Subtract the second result from the first';
  const [from, taken] = [first, second].map(({ name, isMultiplied }) =>
    isMultiplied ? 'the result' : `equation ${name}`,
  );
  return `Subtract ${taken ?? ''} from ${from ?? ''}`;
}
