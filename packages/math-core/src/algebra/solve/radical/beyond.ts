/**
 * Thrown if a work limit is exceeded or the problem can't be solved here. The solver returns it as a failure.
 */
export class Beyond extends Error {
  /** The description of the recognized problem. */
  readonly recognised: string;
  /** True if the problem is merely too large. */
  readonly isTooLarge: boolean;

  constructor(recognised: string, isTooLarge = false) {
    super(recognised);
    this.recognised = recognised;
    this.isTooLarge = isTooLarge;
  }
}
