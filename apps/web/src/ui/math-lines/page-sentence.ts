/**
 * Returns a message of the engine as a sentence for a page. Messages name functions for programmers, and pages
 * show what to type instead. `place` says where remainders can be typed, if not here.
 */
export function pageSentence(message: string, place = ' on the home page'): string {
  return message
    .replaceAll(/answerRequest\('(.*?)'\)/g, '$1')
    .replace(' or answerRequest.', '.')
    .replaceAll(/divideWithRemainder\(\{ dividend: (\d+), divisor: (\d+) \}\)/g, `$1 mod $2${place}`)
    .replaceAll("'", '’');
}
