import { editsBetween } from '../edits.js';

/** Words of problems that are long enough to be misspelled. */
const KNOWN =
  'what calculate multiply divide equals forty ninety convert percent percentage increase decrease change discount original price between split people tip loan mortgage monthly payment years months interest compound invested quarterly yearly weekly daily average mean median mode range standard deviation variance quartiles greatest common divisor factor least multiple prime factors factorization binary octal decimal hexadecimal logarithm natural base condense expand solve simplify fraction inches centimeters centimetres feet meters metres miles kilometers kilometres millimeters millimetres yards acres hectares grams kilograms pounds ounces celsius fahrenheit kelvin seconds minutes hours days weeks bytes kilobytes megabytes gigabytes terabytes milliliters liters litres teaspoons tablespoons cups pints quarts gallons plus minus times divided multiplied squared cubed square born weight height discriminant vertex quadratic equation places significant figures nearest sinus cosinus tangens'.split(
    ' ',
  );

/** Corrects misspelled words of a string if only one word of problems is meant. */
export function withKnownWords(text: string): string {
  return text.replaceAll(/[a-z]{4,}/gi, (typed) => {
    const word = typed.toLowerCase();
    if (KNOWN.some((known) => known === word || `${known}s` === word || known === `${word}s`)) return typed;
    const [first, second] = KNOWN.filter((known) => editsBetween(word, known) <= (word.length > 7 ? 2 : 1));
    return first !== undefined && second === undefined ? first : typed;
  });
}
