import type { Locale } from '@mathtools/math-core/locale';

/** The laws of equations in one unknown. */
export const EQUATION_LAWS: Locale['laws'] = {
  'algebra.absolute-negative': 'Ein Betrag ist nie negativ: Es gibt keine Lösung',
  'algebra.absolute-zero': 'Nur 0 hat den Betrag 0',
  'algebra.add-both': {
    'Add {n} to each part': 'In jedem Teil {n} addieren',
    'Add {n} to all three parts': 'In allen drei Teilen {n} addieren',
    'Add {n} to both sides': 'Auf beiden Seiten {n} addieren',
  },
  'algebra.add-numbers': {
    'Add the numbers': 'Die Zahlen addieren',
    'Simplify the numbers': 'Die Zahlen ausrechnen',
  },
  'algebra.always': {
    'An absolute value is never negative, so this is always true':
      'Ein Betrag ist nie negativ, also stimmt das immer',
    'Equation {n} is always true and adds no information': 'Gleichung {n} stimmt immer und sagt nichts Neues',
    'This is always true and adds no information': 'Das stimmt immer und sagt nichts Neues',
    'This is always true': 'Das stimmt immer',
    'This is true for every value of the unknown': 'Das stimmt, was auch immer die Unbekannte ist',
  },
  'algebra.candidates': 'Mögliche Lösungen, noch zu prüfen',
  'algebra.case': { 'Case {n}': 'Fall {n}' },
  'algebra.case-bars': {
    'Case {n}: remove the absolute value bars': 'Fall {n}: Die Betragsstriche auflösen',
  },
  'algebra.case-factor': { 'Case {n}': 'Fall {n}' },
  'algebra.case-root': { 'Case {n}': 'Fall {n}' },
  'algebra.change-of-base': {
    'Change to a common base and multiply both sides by {n}':
      'Auf eine Basis bringen und beide Seiten mit {n} multiplizieren',
    'Change to a common base': 'Auf eine Basis bringen',
  },
  'algebra.check': {
    'Check in equation {n}': 'Probe in Gleichung {n}',
    'Check {m} in equation {n}': 'Probe mit {m} in Gleichung {n}',
    'Check {n} in the equation': 'Probe mit {n} in der Gleichung',
  },
  'algebra.check-decimals': { 'Check {n} in the equation': 'Probe mit {n} in der Gleichung' },
  'algebra.collect': 'Gleichartige Terme zusammenfassen',
  'algebra.common-denominator': {
    'Multiply both sides by {n}, the common denominator':
      'Beide Seiten mit dem Hauptnenner {n} multiplizieren',
  },
  'algebra.common-factor': { 'Factor out the common factor {n}': 'Den gemeinsamen Faktor {n} ausklammern' },
  'algebra.compare-exponents': 'Gleiche Potenzen derselben Basis haben gleiche Exponenten',
  'algebra.complete-square': {
    'Add {n}, the square of half of {b}, to both sides':
      'Quadratische Ergänzung: Auf beiden Seiten {n} addieren, das Quadrat der Hälfte von {b}',
  },
  'algebra.complex': 'Mit i · i = -1 gibt es komplexe Lösungen',
  'algebra.count-roots': {
    'Every number between them rounds to this, and the left side is 0 nowhere else, so this is the only real solution':
      'Jede Zahl dazwischen ergibt gerundet diesen Wert, und die linke Seite ist sonst nirgends 0, also ist das die einzige reelle Lösung',
    'There are no other solutions between {m} and {n}':
      'Zwischen {m} und {n} gibt es keine weiteren Lösungen',
    'The left side is 0 nowhere else, so this is the only real solution':
      'Die linke Seite ist sonst nirgends 0, also ist das die einzige reelle Lösung',
    'The left side is 0 for exactly {m} values of {n}, so these are all real solutions':
      'Die linke Seite ist für genau {m} Werte von {n} gleich 0, also sind das alle reellen Lösungen',
  },
  'algebra.cube-both': 'Beide Seiten mit 3 potenzieren',
  'algebra.definition-of-logarithm': {
    'Write in exponential form with base {n}': 'Als Potenz von {n} schreiben',
  },
  'algebra.difference-of-squares': 'Dritte binomische Formel',
  'algebra.discriminant': {
    'The discriminant of {n} is negative, so there are no real zeros':
      'Diskriminante von {n}: Sie ist negativ, also gibt es keine reelle Nullstelle',
    'Discriminant of {n}': 'Diskriminante von {n}',
    'Discriminant b² - 4ac with a = {a}, b = {b} and c = {c}':
      'Diskriminante b² - 4ac mit a = {a}, b = {b} und c = {c}',
    Discriminant: 'Diskriminante',
  },
  'algebra.divide-both': {
    'Divide all three parts by {n}, which flips both inequality signs':
      'Alle drei Teile durch {n} dividieren, wobei sich beide Zeichen umdrehen',
    'Divide all three parts by {n}': 'Alle drei Teile durch {n} dividieren',
    'Divide both sides by {n}, which flips the inequality sign':
      'Beide Seiten durch {n} dividieren, wobei sich das Zeichen umdreht',
    'Divide equation {m} by {n}': 'Gleichung {m} durch {n} dividieren',
    'Divide both sides by {n}': 'Beide Seiten durch {n} dividieren',
  },
  'algebra.equal-logarithms': 'Gleiche Logarithmen haben gleiche Numeri',
  'algebra.excluded': 'Nicht erlaubt, denn ein Nenner wäre 0',
  'algebra.exact-root': {
    '{n} makes the left side 0, so it is an exact solution':
      'Mit {n} ist die linke Seite 0, also ist das eine genaue Lösung',
  },
  'algebra.expand': 'Ausmultiplizieren',
  'algebra.extraneous': {
    '{n} is not a solution: the left side is {a}, but the right side is {b}':
      '{n} ist keine Lösung: Die linke Seite ist {a}, die rechte {b}',
    '{n} is not a solution: the base of a logarithm would be 1':
      '{n} ist keine Lösung: Die Basis eines Logarithmus wäre 1',
    '{n} is not a solution: the base of a logarithm would not be positive':
      '{n} ist keine Lösung: Die Basis eines Logarithmus wäre nicht positiv',
    '{n} is not a solution: a denominator would be 0': '{n} ist keine Lösung: Ein Nenner wäre 0',
    '{n} is not a solution: it would require the root of a negative number':
      '{n} ist keine Lösung: Es wäre die Wurzel einer negativen Zahl nötig',
    '{n} is not a solution: it would require the logarithm of a number that is not positive':
      '{n} ist keine Lösung: Es wäre der Logarithmus einer Zahl nötig, die nicht positiv ist',
  },
  'algebra.factor': {
    'Factor: {m} and {n} have product {c} and sum {b}':
      'Faktorisieren: {m} und {n} haben das Produkt {c} und die Summe {b}',
    Factor: 'Faktorisieren',
  },
  'algebra.factor-grouping': 'Gruppenweise ausklammern',
  'algebra.formula': 'Lösungsformel: -b ± √(b² - 4ac) durch 2a',
  'algebra.isolate': { 'Get {n} alone on one side': '{n} auf einer Seite allein stellen' },
  'algebra.known-root': {
    '{n} is a solution, so factor out {m}': '{n} ist eine Lösung: Den Faktor {m} abspalten',
  },
  'algebra.left-side': 'Die linke Seite',
  'algebra.multiply-numbers': { 'Multiply the numbers': 'Die Zahlen multiplizieren' },
  'algebra.multiply-both': {
    'Multiply each part by {n}, which flips both inequality signs':
      'Jeden Teil mit {n} multiplizieren, wobei sich beide Zeichen umdrehen',
    'Multiply each part by {n}, which flips the inequality signs':
      'Jeden Teil mit {n} multiplizieren, wobei sich die Zeichen umdrehen',
    'Multiply each part by {n}': 'Jeden Teil mit {n} multiplizieren',
    'Multiply both sides by {n}, which flips the inequality signs':
      'Beide Seiten mit {n} multiplizieren, wobei sich die Zeichen umdrehen',
    'Multiply all three parts by {n}': 'Alle drei Teile mit {n} multiplizieren',
    'Multiply both sides by {n}, which flips the inequality sign':
      'Beide Seiten mit {n} multiplizieren, wobei sich das Zeichen umdreht',
    'Multiply both sides by {n} and expand': 'Beide Seiten mit {n} multiplizieren und ausmultiplizieren',
    'Multiply both sides by {n} and swap the sides':
      'Beide Seiten mit {n} multiplizieren und die Seiten vertauschen',
    'Multiply equation {m} by {n}': 'Gleichung {m} mit {n} multiplizieren',
    'Multiply both sides by {n}': 'Beide Seiten mit {n} multiplizieren',
  },
  'algebra.negative-discriminant': 'Die Diskriminante ist negativ: Es gibt keine reelle Lösung',
  'algebra.keeps-sign': {
    'The left side keeps this sign between {m} and {n}':
      'Die linke Seite behält dieses Vorzeichen zwischen {m} und {n}',
    'The left side always has this sign, so there is no real solution':
      'Die linke Seite hat immer dieses Vorzeichen: Es gibt keine reelle Lösung',
  },
  'algebra.no-root-of-negative': {
    'The square of a real number is never negative, so there is no real solution':
      'Kein Quadrat einer reellen Zahl ist negativ: Es gibt keine reelle Lösung',
    'An even power of a real number is never negative, so there is no real solution':
      'Keine gerade Potenz einer reellen Zahl ist negativ: Es gibt keine reelle Lösung',
  },
  'algebra.no-solution': {
    'An absolute value is never negative, so this is never true':
      'Ein Betrag ist nie negativ, also stimmt das nie',
    'Equation {n} is never true, so there is no solution': 'Gleichung {n} stimmt nie: Es gibt keine Lösung',
    'This is never true, so there is no solution': 'Das stimmt nie: Es gibt keine Lösung',
    'This is never true': 'Das stimmt nie',
    'This is false for every value of the unknown, so there is no solution':
      'Das ist falsch, was auch immer die Unbekannte ist: Es gibt keine Lösung',
  },
  'algebra.none-left': 'Es bleibt kein Wert: Es gibt keine Lösung',
  'algebra.one-side': {
    'Move all terms to one side': 'Alle Terme auf eine Seite bringen',
    'Move all terms to the left side': 'Alle Terme auf die linke Seite bringen',
  },
  'algebra.open-parentheses': 'Die Klammern auflösen',
  'algebra.outside-case': { '{n} is outside this case, {m}': '{n} liegt außerhalb dieses Falls, {m}' },
  'algebra.power-positive': 'Eine Potenz einer positiven Zahl ist immer positiv: Es gibt keine Lösung',
  'algebra.power-value': 'Die Potenz ausrechnen',
  'algebra.rationalise': 'Den Nenner rational machen',
  'algebra.right-side': 'Die rechte Seite',
  'algebra.root-both': {
    'Take the square root of both sides, with both signs ({c})':
      'Auf beiden Seiten die Quadratwurzel ziehen, mit beiden Vorzeichen ({c})',
    'Take the {n}th root of both sides, with both signs ({c})':
      'Auf beiden Seiten die {n}. Wurzel ziehen, mit beiden Vorzeichen ({c})',
    'Take the square root of both sides, with both signs':
      'Auf beiden Seiten die Quadratwurzel ziehen, mit beiden Vorzeichen',
    'Take the square root of both sides': 'Auf beiden Seiten die Quadratwurzel ziehen',
    'Take the cube root of both sides': 'Auf beiden Seiten die dritte Wurzel ziehen',
    'Take the {n}th root of both sides, with both signs':
      'Auf beiden Seiten die {n}. Wurzel ziehen, mit beiden Vorzeichen',
    'Take the {n}th root of both sides': 'Auf beiden Seiten die {n}. Wurzel ziehen',
  },
  'algebra.root-negative': 'Eine Quadratwurzel ist nie negativ: Es gibt keine Lösung',
  'algebra.rounded-solutions': {
    'All real solutions found, rounded where they have no exact form':
      'Alle gefundenen reellen Lösungen, gerundet, wo es keine genaue Form gibt',
  },
  'algebra.same-base': {
    'Write the powers with the base {n}': 'Die Potenzen mit der Basis {n} schreiben',
    'Write both sides as powers of {n}': 'Beide Seiten als Potenzen von {n} schreiben',
  },
  'algebra.sign-change': {
    'The sign changes between {m} and {n}, so there is a solution between them':
      'Das Vorzeichen wechselt zwischen {m} und {n}, also liegt dazwischen eine Lösung',
  },
  'algebra.simplify': 'Vereinfachen',
  'algebra.solutions': 'Alle Lösungen',
  'algebra.solve-linear': { 'Solve for {n}': 'Nach {n} auflösen' },
  'algebra.split-term': {
    'Split the middle term into {m} and {n}': 'Den mittleren Term in {m} und {n} zerlegen',
  },
  'algebra.square-both': 'Beide Seiten quadrieren',
  'algebra.square-of-sum': 'Die linke Seite als Quadrat schreiben',
  'algebra.substitute': { 'Let {n} = {m}': '{n} für {m} schreiben' },
  'algebra.substitute-back': { 'Substitute {n} back in': '{n} wieder einsetzen' },
  'algebra.subtract-both': {
    'Subtract {n} from each part': 'In jedem Teil {n} subtrahieren',
    'Subtract {n} from all three parts': 'In allen drei Teilen {n} subtrahieren',
    'Subtract {n} from both sides': 'Auf beiden Seiten {n} subtrahieren',
  },
  'algebra.swap-sides': {
    'Swap the sides, which flips the inequality sign':
      'Die Seiten vertauschen, wobei sich das Zeichen umdreht',
    'Swap the sides': 'Die Seiten vertauschen',
  },
  'algebra.take-logarithm': {
    'Take the natural logarithm of both sides': 'Beide Seiten logarithmieren (ln)',
    'Take the log base {n} of both sides': 'Beide Seiten zur Basis {n} logarithmieren',
  },
  'algebra.zero-factor': {
    'A product is 0 when one of its factors is 0, so set {n} equal to 0':
      'Ein Produkt ist 0, wenn ein Faktor 0 ist: hier {n}',
  },
  'algebra.remaining': {
    'The remaining solutions': 'Die übrigen Lösungen',
    'The remaining solution': 'Die übrige Lösung',
  },
  'algebra.ratios': 'Die Verhältnisse als Brüche schreiben',
  'algebra.logarithm-powers': 'Potenzgesetz: Ein Faktor vor dem Logarithmus wird zum Exponenten',
  'algebra.logarithm-product': 'Produktgesetz: Eine Summe von Logarithmen wird zum Produkt',
  'algebra.logarithm-quotient': 'Quotientengesetz: Eine Differenz von Logarithmen wird zum Quotienten',
  'algebra.gather-logarithms': {
    'Move the logarithms to the left side': 'Die Logarithmen auf die linke Seite bringen',
    'Move the subtracted logarithms to the other side':
      'Die subtrahierten Logarithmen auf die andere Seite bringen',
  },
  'algebra.narrow': {
    'The left side is negative at {n} and positive at {m}':
      'Die linke Seite ist bei {n} negativ und bei {m} positiv',
    'The left side is positive at {n} and negative at {m}':
      'Die linke Seite ist bei {n} positiv und bei {m} negativ',
  },
  'algebra.rounded-root': 'Jede Zahl dazwischen ergibt gerundet diesen Wert',
  'algebra.add-exponents': {
    'Same base: add the exponents': 'Gleiche Basis: Die Exponenten addieren',
    'Same base: subtract the exponents': 'Gleiche Basis: Die Exponenten subtrahieren',
  },
  'algebra.split-exponents': {
    'Write {n} as {m}': '{n} als {m} schreiben',
    'Write the powers with the exponent {n}': 'Die Potenzen mit dem Exponenten {n} schreiben',
  },
  'algebra.exponent-first': 'Potenzgesetz: Ein Exponent wird zum Faktor vor dem Logarithmus',
  'algebra.order-terms': 'Die Terme nach Exponenten ordnen',
};
