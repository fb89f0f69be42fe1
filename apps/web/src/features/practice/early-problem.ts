import { call } from '../api.js';

let early: { readonly address: string; readonly answer: Promise<Response> } | undefined;

/** Asks for a problem before there is what shows it. */
export function askEarly(address: string): void {
  const answer = call('GET', address);
  answer.catch(() => undefined); // told to who takes it
  early = { address, answer };
}

/** Gives the answer for an address, once where it was asked for early: each problem is fetched anew. */
export function answerFor(address: string): Promise<Response> {
  const answer = early?.address === address ? early.answer : call('GET', address);
  early = undefined;
  return answer;
}
