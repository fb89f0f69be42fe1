import type { Texts } from '@mathtools/math-core/locale';

/**
 * The fragments that fill the placeholders of laws and errors. If a string matches several templates, the first
 * one applies.
 */
export const FRAGMENTS: Texts = {
  'in a logarithm': 'in einem Logarithmus',
  'in an exponent': 'in einem Exponenten',
  'in a root': 'in einer Wurzel',
  'in an absolute value': 'in einem Betrag',
  'in a denominator': 'in einem Nenner',
  'in a product with numbers that have no exact form here':
    'in einem Produkt mit Zahlen, die hier keine genaue Form haben',
  'outside it': 'außerhalb davon',
  'an expression without an equals sign, so there is nothing to solve':
    'ein Ausdruck ohne Gleichheitszeichen, in dem nichts zu lösen ist',
  'a function with a sine, cosine or tangent, of which only values, domain, range and zeros are supported':
    'eine Funktion mit einem Sinus, Kosinus oder Tangens, von der hier nur Werte, Definitionsmenge, Wertemenge und Nullstellen möglich sind',
  'several equals signs in one line': 'mehrere Gleichheitszeichen in einer Zeile',
  'a line that already states its solutions': 'eine Zeile, die ihre Lösungen schon nennt',
  'an equation with more than {n} solutions in the interval':
    'eine Gleichung mit mehr als {n} Lösungen im Intervall',
  'an equation with numbers too close to decide': 'eine Gleichung mit Zahlen, die zu nahe beieinander liegen',
  'a line with the sign {n}': 'eine Zeile mit dem Zeichen {n}',
  'the operator {n}': 'das Zeichen {n}',
  'one equation with the unknowns {n}, without the unknown to solve for (the option unknown)':
    'eine einzige Gleichung mit den Unbekannten {n}, ohne die Unbekannte, nach der aufgelöst werden soll',
  'an equation without the letter {n}': 'eine Gleichung ohne den Buchstaben {n}',
  "an equation that can't be solved for {n}": 'eine Gleichung, die sich nicht nach {n} auflösen lässt',
  'an inequality with the unknowns {n}': 'eine Ungleichung mit den Unbekannten {n}',
  'a chain with inequality signs in different directions':
    'eine Kette, deren Zeichen in verschiedene Richtungen zeigen',
  'a quadratic equation whose discriminant has no exact form here':
    'eine quadratische Gleichung, deren Diskriminante hier keine exakte Form hat',
  'a quotient that is 0 in a whole interval': 'ein Quotient, der in einem ganzen Intervall 0 ist',
  'an inequality whose endpoints have no exact form here':
    'eine Ungleichung, deren Grenzen hier keine exakte Form haben',
  'an expression with a condition': 'ein Term mit einer Bedingung',
  'a compound inequality': 'eine zusammengesetzte Ungleichung',
  'a linear inequality': 'eine lineare Ungleichung',
  'a quadratic inequality': 'eine quadratische Ungleichung',
  'a polynomial inequality': 'eine Polynomungleichung',
  'a rational inequality': 'eine Bruchungleichung',
  'a absolute value inequality': 'eine Betragsungleichung',
  'an absolute value inequality': 'eine Betragsungleichung',
  'a system of {n} equations': 'ein System aus {n} Gleichungen',
  'a system with {n} unknowns': 'ein System mit {n} Unbekannten',
  'a system with an equation that is not built from sums, products and powers':
    'ein System mit einer Gleichung, die nicht aus Summen, Produkten und Potenzen besteht',
  'a system with coefficients like these': 'ein System mit solchen Koeffizienten',
  'a system of higher degree': 'ein System höheren Grades',
  'a discriminant that is no number': 'eine Diskriminante, die keine Zahl ist',
  'a problem without an equation to set up': 'eine Aufgabe, aus der keine Gleichung folgt',
  'a divisor that is not a letter minus a number': 'ein Divisor, der nicht ein Buchstabe minus eine Zahl ist',
  'an equation of degree {n} that leaves a factor of degree {m} without rational solutions':
    'eine Gleichung vom Grad {n}, von der ein Faktor vom Grad {m} ohne rationale Lösungen bleibt',
  'an equation of degree {n} without rational solutions':
    'eine Gleichung vom Grad {n} ohne rationale Lösungen',
  'a polynomial of degree {n}': 'ein Polynom vom Grad {n}',
  'a polynomial that is too large to be factored': 'ein Polynom, das für eine Faktorisierung zu groß ist',
  'not a polynomial with rational coefficients': 'kein Polynom mit rationalen Koeffizienten',
  'not a quadratic in {n} with a numeric coefficient of {m}²':
    'kein quadratischer Term in {n} mit einer Zahl vor {m}²',
  '{n} in a root, a denominator or an exponent': '{n} in einer Wurzel, einem Nenner oder einem Exponenten',
  'an equation with {n} roots': 'eine Gleichung mit {n} Wurzeln',
  'an equation with three roots and other terms': 'eine Gleichung mit drei Wurzeln und anderen Termen',
  'an equation with roots of different indices': 'eine Gleichung mit Wurzeln von verschiedenem Grad',
  'an equation with several roots of different indices':
    'eine Gleichung mit mehreren Wurzeln von verschiedenem Grad',
  'an equation with nested roots': 'eine Gleichung mit Wurzeln in Wurzeln',
  'a root of a number that is too large to be factored':
    'die Wurzel einer Zahl, die für eine Zerlegung zu groß ist',
  'an odd root of a negative number': 'eine ungerade Wurzel einer negativen Zahl',
  'an even root of an expression that is never positive':
    'eine gerade Wurzel von etwas, das nirgends größer als 0 ist',
  'a root with a large index': 'eine Wurzel von hohem Grad',
  'roots with many different indices': 'Wurzeln von vielen verschiedenen Graden',
  'this function of a complex number': 'diese Funktion einer komplexen Zahl',
  'a complex exponent': 'ein komplexer Exponent',
  'a root of a complex number': 'eine Wurzel einer komplexen Zahl',
  'a comparison of complex numbers': 'ein Vergleich komplexer Zahlen',
  'not a quotient of polynomials': 'kein Quotient von Polynomen',
  'synthetic division needs a linear divisor, but long division works':
    'das Horner-Schema braucht einen linearen Divisor, die Polynomdivision geht',
  'the leading coefficient of the divisor has a letter':
    'der Leitkoeffizient des Divisors enthält eine Variable',
  'partial fractions with more than one variable': 'eine Partialbruchzerlegung mit mehreren Variablen',
  'no variable in the denominator': 'keine Variable im Nenner',
  'a fraction of degree greater than {n}': 'ein Bruch von einem Grad über {n}',
  'a quotient of degree greater than {n}': 'ein Quotient von einem Grad über {n}',
  'no root in a denominator': 'keine Wurzel in einem Nenner',
  'roots in a denominator that cannot be removed': 'Wurzeln, die im Nenner bleiben',
  'exponential terms with the bases {n}': 'Exponentialterme mit den Basen {n}',
  'exponential terms with different bases and squares in the exponent':
    'Exponentialterme mit verschiedenen Basen und Quadraten im Exponenten',
  'an exponential equation that leads to logarithms inside roots':
    'eine Exponentialgleichung, die zu Logarithmen in Wurzeln führt',
  'an exponent with a large denominator': 'ein Exponent mit einem großen Nenner',
  'logarithms with different bases': 'Logarithmen zu verschiedenen Basen',
  'an equation whose logarithms cancel out': 'eine Gleichung, deren Logarithmen einander aufheben',
  'an equation with the unknown in the base of a logarithm':
    'eine Gleichung mit der Unbekannten in der Basis eines Logarithmus',
  'an equation with the unknown {n} and {m}': 'eine Gleichung mit der Unbekannten {n} und {m}',
  'an equation with the number {n}': 'eine Gleichung mit der Zahl {n}',
  'an equation without an unknown whose sides have no exact form here':
    'eine Gleichung ohne Unbekannte, deren Seiten hier keine genaue Form haben',
  'a power with too many digits': 'eine Potenz mit zu vielen Ziffern',
  'an equation with too many cases': 'eine Gleichung mit zu vielen Fällen',
  'an equation that takes too many steps': 'eine Gleichung, die zu viele Schritte braucht',
  'an equation with a case that is always true': 'eine Gleichung mit einem Fall, der immer stimmt',
  "an equation with a solution that can't be checked exactly":
    'eine Gleichung mit einer Lösung, für die keine genaue Probe möglich ist',
  'an equation with a value that does not satisfy it': 'eine Gleichung mit einem Wert, der sie nicht löst',
  'an equation that is true on only part of its domain':
    'eine Gleichung, die auf einem Teil ihrer Definitionsmenge stimmt',
  'an equation that is true wherever both sides are defined':
    'eine Gleichung, die überall stimmt, wo ihre Seiten einen Wert haben',
  "an equation with solutions that can't be put in order":
    'eine Gleichung mit Lösungen, die sich nicht ordnen lassen',
  "an equation with numbers that can't be compared":
    'eine Gleichung mit Zahlen, die sich nicht vergleichen lassen',
  'not a sum of fractions of polynomials': 'keine Summe von Brüchen aus Polynomen',
  'too many different fractions': 'zu viele verschiedene Brüche',
  'the result could not be verified': 'das Ergebnis ließ sich nicht bestätigen',
  'numbers that are too close together': 'Zahlen, die zu nah beieinanderliegen',
  'numbers that are too long': 'Zahlen, die zu lang sind',
  'a number that is 0 or very close to 0': 'eine Zahl, die 0 ist oder sehr nah an 0 liegt',
  'a power that is too large': 'eine Potenz, die zu groß ist',
  '{n}, and {m}': '{n} und {m}',
  '{n}, {m} for {p}': '{n}, {m} für {p}',
  '{n} and {m}': '{n} und {m}',
  '{n} for {m}': '{n} für {m}',
};
