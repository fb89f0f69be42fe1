/** A number, a word in lower case, or a sign; `spaced` if whitespace precedes it. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  readonly text: string;
  readonly spaced: boolean;
}
