/** Thrown where a bound of the work is met, or what is not solved here; the solver returns it as a refusal. */
export class Beyond extends Error {
  /** What was recognised. */
  readonly recognised: string;
  /** True if it is only too large. */
  readonly isTooLarge: boolean;

  constructor(recognised: string, isTooLarge = false) {
    super(recognised);
    this.recognised = recognised;
    this.isTooLarge = isTooLarge;
  }
}
