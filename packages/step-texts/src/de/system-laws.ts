import type { Locale } from '@mathtools/math-core/locale';

/** The laws of inequalities, systems and equations in several letters. */
export const SYSTEM_LAWS: Locale['laws'] = {
  'algebra.case-solutions': {
    'Solutions in this case: none': 'In diesem Fall keine Lösungen',
    'Solutions in this case: {n}': 'Lösungen in diesem Fall: {n}',
  },
  'algebra.eliminate': {
    'Add the two results to get equation {k}: this is always true':
      'Die beiden Ergebnisse addieren: Das ist Gleichung {k}, und sie stimmt immer',
    'Add the two results to get equation {k}': 'Die beiden Ergebnisse addieren: Das ist Gleichung {k}',
    'Add the two results': 'Die beiden Ergebnisse addieren',
    'Add the result to equation {n} to get equation {k}: this is always true':
      'Das Ergebnis zu Gleichung {n} addieren: Das ist Gleichung {k}, und sie stimmt immer',
    'Add the result to equation {n} to get equation {k}':
      'Das Ergebnis zu Gleichung {n} addieren: Das ist Gleichung {k}',
    'Add the result to equation {n}': 'Das Ergebnis zu Gleichung {n} addieren',
    'Subtract the second result from the first to get equation {k}':
      'Das zweite Ergebnis vom ersten subtrahieren: Das ist Gleichung {k}',
    'Subtract the second result from the first': 'Das zweite Ergebnis vom ersten subtrahieren',
    'Subtract the result from equation {n} to get equation {k}':
      'Das Ergebnis von Gleichung {n} subtrahieren: Das ist Gleichung {k}',
    'Subtract the result from equation {n}': 'Das Ergebnis von Gleichung {n} subtrahieren',
    'Subtract equation {m} from the result to get equation {k}: this is always true':
      'Gleichung {m} vom Ergebnis subtrahieren: Das ist Gleichung {k}, und sie stimmt immer',
    'Subtract equation {m} from the result: this is always true':
      'Gleichung {m} vom Ergebnis subtrahieren: Das stimmt immer',
    'Subtract equation {m} from the result to get equation {k}':
      'Gleichung {m} vom Ergebnis subtrahieren: Das ist Gleichung {k}',
    'Subtract equation {m} from the result': 'Gleichung {m} vom Ergebnis subtrahieren',
    'Add both equations: this is always true': 'Beide Gleichungen addieren: Das stimmt immer',
    'Add equations {m} and {n} to get equation {k}: this is always true':
      'Gleichungen {m} und {n} addieren: Das ist Gleichung {k}, und sie stimmt immer',
    'Add equations {m} and {n}: this is always true': 'Gleichungen {m} und {n} addieren: Das stimmt immer',
    'Subtract equation {m} from equation {n} to get equation {k}: this is always true':
      'Gleichung {m} von Gleichung {n} subtrahieren: Das ist Gleichung {k}, und sie stimmt immer',
    'Subtract equation {m} from equation {n}: this is always true':
      'Gleichung {m} von Gleichung {n} subtrahieren: Das stimmt immer',
    'Add both equations': 'Beide Gleichungen addieren',
    'Add equations {m} and {n} to get equation {k}':
      'Gleichungen {m} und {n} addieren: Das ist Gleichung {k}',
    'Add equations {m} and {n}': 'Gleichungen {m} und {n} addieren',
    'Subtract equation {m} from equation {n} to get equation {k}':
      'Gleichung {m} von Gleichung {n} subtrahieren: Das ist Gleichung {k}',
    'Subtract equation {m} from equation {n}': 'Gleichung {m} von Gleichung {n} subtrahieren',
  },
  'algebra.factor-out': {
    'Factor out {n}': '{n} ausklammern',
  },
  'algebra.free': {
    '{m} and {n} can be any numbers': '{m} und {n} dürfen beliebige Zahlen sein',
    '{n} can be any number': '{n} darf jede Zahl sein',
  },
  'algebra.gather': {
    'Move the terms with {n} to one side and all others to the other':
      'Die Terme mit {n} auf eine Seite bringen, die anderen auf die andere',
  },
  'algebra.interval-solutions': {
    'The solution set: {n}': 'Die Lösungen als Menge: {n}',
    'Numbers that satisfy all parts: {n}': 'Was alle Teile löst: {n}',
    'Numbers that satisfy at least one part: {n}': 'Was mindestens einen Teil löst: {n}',
    Or: 'Oder',
    'No number satisfies all parts': 'Keine Zahl löst alle Teile',
    'No number satisfies any part': 'Keine Zahl löst einen der Teile',
    'Every number satisfies all parts': 'Jede Zahl löst alle Teile',
    'Every number satisfies at least one part': 'Jede Zahl löst mindestens einen Teil',
    And: 'Und',
    'No number is a solution': 'Keine Zahl ist eine Lösung',
    'Every number is a solution': 'Jede Zahl ist eine Lösung',
  },
  'algebra.logarithm-both': {
    'Take the natural logarithm of both sides ({c})': 'Beide Seiten logarithmieren (ln, {c})',
    'Take the natural logarithm of both sides': 'Beide Seiten logarithmieren (ln)',
  },
  'algebra.parameter-case': {
    'In this case, every value of {n} is a solution if {c}, and there is none otherwise':
      'In diesem Fall ist jeder Wert von {n} eine Lösung, wenn {c}, und sonst keiner',
    'In this case, every value of {n} is a solution': 'In diesem Fall ist jeder Wert von {n} eine Lösung',
    'In this case, there is no solution': 'In diesem Fall gibt es keine Lösung',
  },
  'algebra.one-fraction': {
    'Write the left side as one fraction': 'Die linke Seite als einen Bruch schreiben',
    'Write the right side as one fraction': 'Die rechte Seite als einen Bruch schreiben',
  },
  'algebra.open-absolute': {
    'Remove the bars: this must be true': 'Ohne die Betragsstriche muss gelten',
    'And this must be true as well': 'Und auch das muss gelten',
    'Remove the bars: either this is true': 'Ohne die Betragsstriche gilt entweder das',
    'Or this is true': 'Oder es gilt das',
    'Only 0 has an absolute value that is not positive': 'Nur 0 hat einen Betrag, der nicht positiv ist',
    'Remove the absolute value bars for {x} in {n}': 'Die Betragsstriche auflösen für {x} in {n}',
    'The expression inside has one of two opposite values ({c})':
      'Im Betrag steht einer von zwei entgegengesetzten Werten ({c})',
    'The expression inside has one of two opposite values':
      'Im Betrag steht einer von zwei entgegengesetzten Werten',
  },
  'algebra.part': {
    'Part {n}': 'Teil {n}',
  },
  'algebra.poles': 'Hier ist ein Nenner 0, was ausgeschlossen ist',
  'algebra.power-both': {
    'Square both sides ({c})': 'Beide Seiten quadrieren ({c})',
    'Square both sides': 'Beide Seiten quadrieren',
    'Raise both sides to the power {n}': 'Beide Seiten mit {n} potenzieren',
  },
  'algebra.put': {
    'Substitute {n} into equation {m}': '{n} in Gleichung {m} einsetzen',
    'Substitute {n} into {m}': '{n} in {m} einsetzen',
  },
  'algebra.quadratic-formula': {
    'Quadratic formula ({c})': 'Lösungsformel ({c})',
    'Quadratic formula': 'Lösungsformel',
  },
  'algebra.raise': {
    'Raise {n} to the power of each side': '{n} hoch beide Seiten',
  },
  'algebra.roots': 'Beide Werte',
  'algebra.solve-for': {
    'Solve equation {m} for {n}': 'Gleichung {m} nach {n} auflösen',
  },
  'algebra.square-alone': {
    'Set {n} equal to 0': 'Wo {n} gleich 0 ist',
  },
  'algebra.standard-form': {
    'Write equation {n} with integer coefficients and the unknowns on the left side':
      'Gleichung {n} mit ganzen Zahlen und den Unbekannten links schreiben',
  },
  'algebra.test-point': {
    'Test {x} in {n}: the left side is positive': '{x} aus {n} einsetzen: Die linke Seite ist positiv',
    'Test {x} in {n}: the left side is negative': '{x} aus {n} einsetzen: Die linke Seite ist negativ',
    'Test {x} in {n}: the left side is 0': '{x} aus {n} einsetzen: Die linke Seite ist 0',
  },
  'algebra.work-out': 'Die rechte Seite ausrechnen',
  'algebra.zero-product': 'Ein Produkt ist 0, wo ein Faktor 0 ist',
  'algebra.zeros': {
    'Zeros of the left side, which are solutions': 'Nullstellen der linken Seite, die zur Lösung gehören',
    'Zeros of the left side, which are not solutions':
      'Nullstellen der linken Seite, die nicht zur Lösung gehören',
  },
};
