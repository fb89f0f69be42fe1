import type { Locale } from '@mathtools/math-core/locale';

/** The texts about checked work: the laws that lead to a line, and the mistakes. */
export const WORKING: Locale['working'] = {
  laws: {
    'add-both': '{n} auf beiden Seiten addieren',
    'subtract-both': '{n} auf beiden Seiten subtrahieren',
    'multiply-both': 'Beide Seiten mit {n} multiplizieren',
    'divide-both': 'Beide Seiten durch {n} dividieren',
    'multiply-both-turning': 'Beide Seiten mit {n} multiplizieren, was das Zeichen umdreht',
    'divide-both-turning': 'Beide Seiten durch {n} dividieren, was das Zeichen umdreht',
    'add-all': '{n} in allen Teilen addieren',
    'subtract-all': '{n} in allen Teilen subtrahieren',
    'multiply-all': 'Alle Teile mit {n} multiplizieren',
    'divide-all': 'Alle Teile durch {n} dividieren',
    'multiply-all-turning': 'Alle Teile mit {n} multiplizieren, was die Zeichen umdreht',
    'divide-all-turning': 'Alle Teile durch {n} dividieren, was die Zeichen umdreht',
    'swap-sides': 'Die Seiten vertauschen',
    'swap-letters': 'x und y für die Umkehrfunktion vertauschen',
    'write-y': 'y für {n} schreiben',
    'name-inverse': '{n} für y schreiben',
    'set-value': 'Die Funktion gleich {n} setzen',
    gather: 'Die Terme zusammenbringen',
    'write-again': 'Noch einmal schreiben',
    'square-both': 'Beide Seiten quadrieren',
    'square-both-root': 'Beide Seiten quadrieren, nur für {n} ≥ 0, denn eine Quadratwurzel ist nie negativ',
    'cube-both': 'Beide Seiten hoch 3 nehmen',
    'square-root': 'Auf beiden Seiten die Quadratwurzel ziehen',
    'square-root-positive': 'Auf beiden Seiten die Quadratwurzel ziehen, falls {n} positiv ist',
    'square-root-signs': 'Auf beiden Seiten die Quadratwurzel ziehen, mit beiden Vorzeichen',
    'cube-root': 'Auf beiden Seiten die dritte Wurzel ziehen',
    'root-both': 'Auf beiden Seiten die Wurzel ziehen',
    'reciprocal-both': 'Auf beiden Seiten den Kehrwert nehmen',
    'logarithm-both': 'Beide Seiten logarithmieren',
    'equal-logarithms': 'Gleiche Logarithmen haben gleiche Argumente',
    'logarithm-as-power': 'Den Logarithmus als Potenz schreiben',
    'equal-exponents': 'Gleiche Basen, gleiche Exponenten',
    'common-denominator-both': 'Beide Seiten mit dem Hauptnenner multiplizieren',
    'solve-linear': 'Die lineare Gleichung lösen',
    'solve-quadratic': 'Die quadratische Gleichung lösen',
    'quadratic-formula': 'Die Lösungsformel anwenden',
    'zero-product': 'Ein Produkt ist 0, wenn einer seiner Faktoren 0 ist',
    'list-solutions': 'Alle Lösungen aufschreiben',
    'solve-each': 'Jede für sich lösen',
    'open-absolute': 'Den Betrag auflösen',
    signs: 'Die Lösungen an den Vorzeichen ablesen',
    'as-intervals': 'Die Lösungen als Intervalle schreiben',
    'as-chain': 'Als Kette schreiben',
    'other-side': 'Von der anderen Seite lesen',
    'check-values': 'Jeden Wert in der ersten Zeile prüfen',
    check: 'Probe durch Einsetzen',
    'without-solution': 'Weglassen, was keine Lösung hat',
    'substitute-back': 'Zurücksetzen, wofür der Buchstabe steht',
    'always-true': 'Das gilt für jede Zahl',
    'never-true': 'Das gilt nie',
    'no-solution': 'Es gibt keine Lösung',
    'absolute-not-negative': 'Ein Betrag ist nie negativ',
    'root-not-negative': 'Eine Quadratwurzel ist nie negativ',
    'as-decimal': 'Als Dezimalzahl schreiben',
    'power-both': 'Beide Seiten hoch {n} nehmen',
    'split-chain': 'In zwei Ungleichungen aufteilen',
    'complex-absolute': '|a + bi| = √(a² + b²) verwenden',
    'square-not-negative': 'Ein Quadrat ist nie negativ',
    'add-equations': 'Die Gleichungen addieren',
    'subtract-equations': 'Die Gleichungen subtrahieren',
    'combine-equations': 'Vielfache der Gleichungen addieren',
    'cross-multiply': 'Über Kreuz multiplizieren',
    substitute: 'Einsetzen',
    'put-in-values': 'Die Werte einsetzen',
    aside: 'Eine Nebenrechnung',
    given: 'Eine der gegebenen Gleichungen',
    'one-solution': 'Eine der Lösungen',
    name: 'Einen Ausdruck mit einem Buchstaben benennen',
    discriminant: 'Die Diskriminante berechnen',
    round: 'Runden',
    factor: 'In Faktoren zerlegen',
    'multiply-out': 'Die Klammern ausmultiplizieren',
    'expand-collect': 'Ausmultiplizieren und gleichartige Terme zusammenfassen',
    collect: 'Gleichartige Terme zusammenfassen',
    simplify: 'Vereinfachen',
    'find-angles': 'Die Winkel mit diesem Wert finden',
    'keep-condition': 'Behalten, was zur Bedingung passt',
    'keep-in-interval': 'Die Lösungen im Intervall behalten',
    'add-turns': 'Für alle Lösungen die Umdrehungen addieren',
    'trig-identity': 'Eine trigonometrische Identität verwenden',
    'split-term': 'Einen Term aufteilen',
    'complete-square': 'Quadratisch ergänzen',
    'work-out-sum': 'Die Summe ausrechnen',
    'work-out-difference': 'Die Differenz ausrechnen',
    'work-out-value': 'Den Wert ausrechnen',
    'work-out-root': 'Die Wurzel ausrechnen',
    'work-out-power': 'Die Potenz ausrechnen',
    'work-out-logarithm': 'Den Logarithmus ausrechnen',
    'add-fractions': 'Die Brüche addieren',
    'common-denominator': 'Die Brüche auf einen gemeinsamen Nenner bringen',
    'multiply-fractions': 'Die Brüche multiplizieren',
    'reciprocal-of-divisor': 'Mit dem Kehrwert des Divisors multiplizieren',
    cancel: 'Den gemeinsamen Faktor kürzen',
    extend: 'Zähler und Nenner mit demselben multiplizieren',
    'join-logarithms': 'Die Logarithmen zusammenfassen',
    'split-logarithm': 'Den Logarithmus aufteilen',
    'power-rule': 'Die Potenzregel für Logarithmen anwenden',
    'join-roots': 'Die Wurzeln zusammenfassen',
    'square-factor-out': 'Den quadratischen Faktor aus der Wurzel ziehen',
    rationalise: 'Den Nenner rational machen',
    'join-powers': 'Die Potenzen zusammenfassen',
    'as-power': 'Als Potenz schreiben',
    'imaginary-unit': 'i² = -1 verwenden',
    'complex-conjugate': 'Zähler und Nenner mit dem konjugierten Nenner multiplizieren',
    'negative-exponent': 'Ein negativer Exponent bedeutet den Kehrwert',
  },
  mistakes: {
    'sign-lost-in-moving': 'Ein Term wechselt das Vorzeichen, wenn er auf die andere Seite kommt.',
    'only-first-term': 'Der Faktor multipliziert jeden Term in der Klammer, nicht nur den ersten.',
    'minus-before-parentheses': 'Ein Minus vor der Klammer ändert das Vorzeichen von jedem Term darin.',
    'square-of-sum': 'Das Quadrat einer Summe hat einen mittleren Term: (a + b)² = a² + 2ab + b².',
    'cube-of-sum': 'Die dritte Potenz einer Summe hat gemischte Terme: (a + b)³ = a³ + 3a²b + 3ab² + b³.',
    'cancelled-term':
      'Kürzen lassen sich nur Faktoren des ganzen Zählers und des ganzen Nenners, keine Terme einer Summe.',
    'divided-one-side-only':
      'Beide Seiten müssen durch dieselbe Zahl dividiert oder mit ihr multipliziert werden.',
    'added-to-one-side-only':
      'Was auf einer Seite dazukommt oder wegfällt, muss auch auf der anderen dazukommen oder wegfallen.',
    'divided-only-one-term': 'Wer eine Seite dividiert, dividiert jeden ihrer Terme.',
    'multiplied-only-one-term':
      'Wer eine Seite multipliziert, multipliziert jeden ihrer Terme, auch die ohne Bruch oder Komma.',
    'inequality-sides-swapped': 'Beim Vertauschen der Seiten einer Ungleichung dreht sich ihr Zeichen um.',
    'inequality-not-turned':
      'Beim Multiplizieren oder Dividieren mit einer negativen Zahl dreht sich das Ungleichheitszeichen um.',
    'base-below-one':
      'Bei einer Basis zwischen 0 und 1 werden Potenzen und Logarithmen kleiner, wenn x größer wird. Das Ungleichheitszeichen dreht sich also um.',
    'inequality-turned-needlessly':
      'Das Ungleichheitszeichen dreht sich nur um, wenn beide Seiten mit einer negativen Zahl multipliziert oder dividiert werden.',
    'root-without-plus-minus': 'Zwei entgegengesetzte Zahlen haben dieses Quadrat. Schreib beide auf.',
    'log-of-sum-split':
      'Der Logarithmus einer Summe ist nicht die Summe der Logarithmen; das gilt für ein Produkt.',
    'log-quotient-confused': 'Ein Quotient von Logarithmen ist nicht der Logarithmus eines Quotienten.',
    'log-power-outside': 'Die Potenz gehört zum ganzen Logarithmus, also kommt ihr Exponent nicht nach vorn.',
    'log-of-square-without-bars':
      'Das Quadrat x² ist auch für ein negatives x positiv, also ist ln x² gleich 2 ln |x|.',
    'log-base-exponent-swapped': 'Ein Logarithmus ist ein Exponent: log₂ 8 = 3, weil 2³ = 8.',
    'exponents-multiplied': 'Beim Produkt von Potenzen einer Basis werden die Exponenten addiert.',
    'bases-multiplied':
      'Beim Produkt von Potenzen einer Basis bleibt die Basis, und die Exponenten werden addiert.',
    'exponents-added-for-power': 'Bei der Potenz einer Potenz werden die Exponenten multipliziert.',
    'exponents-divided': 'Beim Quotienten von Potenzen einer Basis werden die Exponenten subtrahiert.',
    'exponents-added-in-quotient':
      'Beim Quotienten von Potenzen einer Basis werden die Exponenten subtrahiert. Addiert werden sie beim Produkt.',
    'exponents-subtracted-in-product':
      'Beim Produkt von Potenzen einer Basis werden die Exponenten addiert. Subtrahiert werden sie beim Quotienten.',
    'solution-lost-dividing-by-unknown': 'Wodurch dividiert wird, kann 0 sein; diese Lösung geht verloren.',
    'extraneous-solution-kept':
      'Ein Wert hier löst die Gleichung vom Anfang nicht; eine Probe zeigt, welcher.',
    'mixed-up-slope':
      'Die Steigung steht auf dem Kopf: Sie ist Höhenunterschied durch waagerechten Unterschied.',
    'root-of-sum-split': 'Die Wurzel einer Summe ist nicht die Summe der Wurzeln; das gilt für ein Produkt.',
    'root-of-square-without-bars': 'Eine Quadratwurzel ist nie negativ, also ist √(x²) gleich |x|, nicht x.',
    'root-factor-not-rooted':
      'Ein quadratischer Faktor kommt als seine Wurzel aus der Wurzel: √12 = √(4 · 3) = 2√3.',
    'fractions-added-across':
      'Zum Addieren und Subtrahieren von Brüchen braucht es einen gemeinsamen Nenner. Nenner werden nicht addiert.',
    'denominator-split': 'Ein Bruch lässt sich an einer Summe im Zähler aufteilen, nicht im Nenner.',
    'divided-under-root': 'Ein Divisor kommt quadriert unter die Quadratwurzel: √18 : 3 = √(18 : 9).',
    'numerator-not-extended': 'Mit dem neuen Nenner wird auch der Zähler multipliziert.',
    'wrong-fraction-inverted':
      'Durch einen Bruch wird dividiert, indem mit seinem Kehrwert multipliziert wird: Umgedreht wird der Divisor.',
    'divisor-not-inverted':
      'Dividieren ist nicht Multiplizieren: Multipliziere mit dem Kehrwert des Divisors.',
    'fraction-minus-not-distributed': 'Das Minus vor einem Bruch gehört zu jedem Term seines Zählers.',
    'cancelled-to-zero': 'Wo alles gekürzt oder ausgeklammert ist, bleibt 1, nicht 0.',
    'synthetic-division-sign': 'Für die Division durch x - a kommt a in das Horner-Schema, nicht -a.',
    'remainder-dropped': 'Bei der Division bleibt ein Rest: Addiere den Rest durch den Divisor.',
    'negative-exponent-as-negative': 'Ein negativer Exponent bedeutet nur den Kehrwert: 2⁻³ = 1/2³.',
    'power-of-sum-split':
      'Eine Summe im Exponenten ergibt ein Produkt von Potenzen, keine Summe: a^(m + n) = a^m · a^n.',
    'zero-exponent-as-zero': 'Eine Potenz mit dem Exponenten 0 ist 1.',
    'unlike-terms-combined': 'Nur gleichartige Terme lassen sich zusammenfassen.',
    'like-terms-exponents-added':
      'Beim Addieren gleichartiger Terme werden ihre Koeffizienten addiert; Buchstaben und Exponenten bleiben.',
    'sign-of-square':
      'Das Quadrat einer negativen Zahl ist positiv, und das Minus in -a² wird nicht quadriert.',
    'sign-of-product':
      'Das Vorzeichen eines Produkts stimmt nicht: Zwei gleiche ergeben plus, zwei verschiedene minus.',
    'coefficient-not-powered': 'Die Potenz gilt für jeden Faktor, auch für den Koeffizienten.',
    'coefficient-squared': 'Der Exponent gilt nur für die Potenz, also bleibt der Faktor davor gleich.',
    'absolute-one-case': 'Ein Betrag hat zwei Fälle; einer fehlt.',
    'absolute-negative-right-side': 'Ein Betrag ist nie negativ, also gibt es keine Lösung.',
    'absolute-inequality-wrong-side': '|u| < c heißt -c < u < c, und |u| > c heißt u < -c oder u > c.',
    'zero-product-with-nonzero': 'Die Faktoren lassen sich nur einzeln ablesen, wo das Produkt 0 ist.',
    'root-sign-swapped': 'Die Nullstelle von x - a ist a, und die von x + a ist -a.',
    'wrong-factor-pair':
      'Die beiden Zahlen müssen sowohl das richtige Produkt als auch die richtige Summe haben.',
    'sum-of-squares-factored': 'Eine Summe von Quadraten hat keine solchen Faktoren; eine Differenz hat sie.',
    'difference-of-squares-as-square': 'a² - b² ist (a + b)(a - b), nicht (a - b)².',
    'formula-minus-b-forgotten': 'Die Lösungsformel beginnt mit -b: Das Vorzeichen von b ändert sich.',
    'formula-divides-only-root': 'In der Lösungsformel wird der ganze Zähler durch 2a dividiert.',
    'formula-wrong-divisor': 'Die Lösungsformel dividiert durch 2a: das Doppelte des Koeffizienten von x².',
    'discriminant-sign': 'Die Diskriminante ist b² - 4ac; achte auf die Vorzeichen von a und c.',
    'square-completed-without-balance':
      'Was zur quadratischen Ergänzung dazukommt, muss wieder abgezogen oder auch auf der anderen Seite addiert werden.',
    'square-completed-wrong-half':
      'Zur quadratischen Ergänzung wird der Koeffizient von x halbiert und die Hälfte quadriert.',
    'proportion-multiplied-straight':
      'Eine Proportion wird über Kreuz multipliziert: a/b = c/d heißt ad = bc.',
    'bases-dropped-unequal': 'Exponenten sind nur gleich, wo die Basen gleich sind.',
    'exponents-compared-across-sum':
      'Exponenten lassen sich nur vergleichen, wenn jede Seite eine einzige Potenz ist, keine Summe.',
    'coefficient-multiplied-into-base':
      'Die Potenz kommt vor dem Produkt: Ein Faktor lässt sich nicht in die Basis multiplizieren.',
    'squared-each-term': 'Eine Seite wird als Ganzes quadriert, nicht Term für Term.',
    'inequality-times-unknown':
      'Das Vorzeichen dessen, womit multipliziert oder wodurch dividiert wurde, ist unbekannt; also gibt es zwei Fälle.',
    'square-inequality-root': 'x² < a heißt -√a < x < √a, und x² > a heißt x < -√a oder x > √a.',
    'inequality-squared-with-negative':
      'Eine Ungleichung lässt sich nur quadrieren, wenn keine Seite negativ ist.',
    'sign-interval-swapped': 'In diesen Intervallen ist das Vorzeichen das Gegenteil des gesuchten.',
    'endpoint-strictness': 'Sieh dir die Enden noch einmal an: Ein Ende gehört nur bei ≤ oder ≥ zur Lösung.',
    'pole-included': 'Eine Zahl, für die ein Nenner 0 wird, ist keine Lösung.',
    'domain-forgotten': 'Eine Wurzel oder ein Logarithmus muss einen Wert haben, also fehlt eine Bedingung.',
    'compound-one-part-only': 'Was mit einem Teil der Kette geschieht, muss mit allen drei geschehen.',
    'elimination-sign':
      'Beim Addieren oder Subtrahieren der Gleichungen bekam ein Term das falsche Vorzeichen.',
    'elimination-slip':
      'Addiere oder subtrahiere die Gleichungen noch einmal Glied für Glied: Eine Zahl stimmt nicht.',
    'equation-scaled-partly':
      'Wer eine Gleichung multipliziert oder dividiert, tut es mit jedem ihrer Terme.',
    'substituted-without-parentheses': 'Was für einen Buchstaben eingesetzt wird, kommt in Klammern.',
    'solution-coordinates-swapped': 'Die Werte stimmen, aber sie gehören zu den anderen Buchstaben.',
    'wrong-value-in-system':
      'Prüfe diesen Wert in den Gleichungen: In der Lösung des Systems hat der Buchstabe einen anderen.',
    'only-denominator-multiplied': 'Der Zähler muss mit demselben multipliziert werden wie der Nenner.',
    'conjugate-product-wrong':
      'Eine Summe mal die gleiche Differenz ist eine Differenz von Quadraten: (a + b)(a - b) = a² - b².',
    'cube-root-rationalized-as-square':
      'Um den Nenner von 1/∛a rational zu machen, multipliziere Zähler und Nenner mit ∛(a²).',
    'subtracted-instead-of-divided':
      'Der Koeffizient multipliziert die Unbekannte, also wird durch ihn dividiert.',
    'divided-instead-of-multiplied':
      'Eine Division wird rückgängig gemacht, indem beide Seiten mit dem Divisor multipliziert werden.',
    'minus-forgotten-in-dividing':
      'Die Division durch eine negative Zahl ändert auch das Vorzeichen der anderen Seite.',
    'reciprocal-of-one-side': 'Der Kehrwert muss auf beiden Seiten genommen werden.',
    'inverse-as-reciprocal': 'Die Umkehrfunktion macht f rückgängig. Sie ist nicht der Kehrwert 1 ÷ f(x).',
    'reciprocal-of-each-term':
      'Der Kehrwert einer Summe ist nicht die Summe der Kehrwerte: Addiere zuerst die Brüche.',
    'root-not-squared': 'Eine Quadratwurzel wird rückgängig gemacht, indem beide Seiten quadriert werden.',
    'square-not-rooted':
      'Ein Quadrat wird rückgängig gemacht, indem aus beiden ganzen Seiten die Quadratwurzel gezogen wird.',
    'power-undone-by-dividing':
      'Eine Wurzel macht eine Potenz rückgängig: Ziehe auf beiden Seiten die Wurzel. Durch den Exponenten wird weder dividiert noch mit ihm multipliziert.',
    'power-not-rooted': 'Eine Wurzel macht eine Potenz rückgängig: Ziehe auf beiden Seiten dieselbe Wurzel.',
    'false-second-root':
      'Nur eine der beiden Lösungen stimmt: Zwei Zahlen mit demselben Quadrat unterscheiden sich nur im Vorzeichen.',
    'solution-missing': 'Hier fehlt eine Lösung der Zeile davor.',
    'square-never-negative': 'Ein Quadrat ist nie negativ, also gibt es keine reelle Lösung.',
    'exponential-never-negative':
      'Eine Potenz mit positiver Basis ist immer positiv, also gibt es keine Lösung.',
    'exponent-freed-by-dividing':
      'Dividieren holt keinen Exponenten herunter: Schreibe beide Seiten als Potenzen einer Basis oder logarithmiere.',
    'exponent-moved-partly':
      'Der ganze Exponent wird zum Faktor und braucht daher Klammern: ln 2^(x + 1) = (x + 1) ln 2.',
    'log-factor-inside': 'Ein Faktor vor einem Logarithmus wird innen zum Exponenten: 2 log x = log x².',
    'absolute-signs-made-plus':
      'Die Betragsstriche machen den ganzen Wert positiv; die Vorzeichen darin bleiben.',
    'factors-compared-apart':
      'Das Vorzeichen eines Produkts hängt von allen Faktoren ab: Bestimme die Nullstellen und prüfe die Intervalle dazwischen.',
    'product-of-sums-incomplete': 'Jeder Term der ersten Klammer multipliziert jeden Term der zweiten.',
    'factor-taken-from-one': 'Ein ausgeklammerter Faktor wird aus jedem Term herausdividiert.',
    'power-as-product': 'Eine Potenz multipliziert die Basis mit sich selbst: 2³ = 2 · 2 · 2, nicht 2 · 3.',
    'order-of-operations':
      'Zuerst kommen Potenzen, dann Punkt vor Strich, und Gleichrangiges von links nach rechts.',
    'whole-times-fraction': 'Eine ganze Zahl multipliziert nur den Zähler eines Bruchs.',
    'divided-upside-down': 'Der Quotient steht auf dem Kopf.',
    'factor-lost': 'Ein Faktor ging verloren. Er bleibt stehen, bis er multipliziert oder gekürzt wird.',
    'denominator-lost': 'Der Nenner ging verloren. Er bleibt stehen, bis er gekürzt wird.',
    'factors-added':
      'Zahlen, die multipliziert oder dividiert werden, werden nicht addiert oder subtrahiert.',
    'terms-multiplied': 'Summanden werden addiert oder subtrahiert, nicht multipliziert.',
    'fraction-powered-partly': 'Der Exponent gilt für den Zähler und für den Nenner.',
    'root-as-half': 'Eine Wurzel ist keine Division: Die Quadratwurzel aus 16 ist 4, weil 4² = 16 ist.',
    'root-dropped': 'Ein Produkt von Wurzeln ist die Wurzel des Produkts: √a · √b = √(ab) und √a · √a = a.',
    'product-as-digits': 'Eine Zahl neben einem Buchstaben heißt Multiplizieren: 3x ist 3 · x.',
    'factor-turned-over':
      'Der Kehrwert ist zum Dividieren da. Brüche werden multipliziert, indem man Zähler und Nenner multipliziert.',
    'denominators-not-multiplied':
      'Beim Multiplizieren von Brüchen werden auch die Nenner multipliziert, selbst wenn sie gleich sind.',
    'sign-of-sum': 'Eine Summe hat das Vorzeichen der Zahl, die weiter von 0 entfernt ist.',
    'decimals-not-aligned': 'Schreibe Komma unter Komma, nicht die letzten Ziffern untereinander.',
    'composed-backwards': 'In f(g(x)) kommt g zuerst: Setze g(x) in f ein, nicht f(x) in g.',
    'composed-as-product': 'f(g(x)) ist kein Produkt: Setze g(x) in f ein.',
    'composed-partly': 'f(g(x)) braucht beide Funktionen: Setze g(x) in f ein.',
    'change-outside-function':
      'Die Änderung gehört in die Funktion: f(x + 2) ist nicht f(x) + 2, und f(2x) ist nicht 2f(x).',
    'substituted-partly': 'Ersetze die Variable überall.',
    'value-as-input': 'Der Wert ist gegeben. Löse die Gleichung nach der Variablen auf.',
    'square-completed-wrong-sign':
      'Das Quadrat hat das Vorzeichen des mittleren Glieds: x² − 6x ist der Anfang von (x − 3)².',
    'exponent-lost': 'Der Exponent ging verloren. Er bleibt, bis die Potenz ausgerechnet ist.',
    'log-exponent-lost':
      'Ein Exponent im Logarithmus ist dasselbe wie ein Faktor davor und geht nicht verloren: log x² = 2 log x.',
    'log-root-lost':
      'Eine Quadratwurzel im Logarithmus ist dasselbe wie der Faktor 1/2 davor: log √x = 1/2 · log x.',
    'log-and-number-confused': 'Eine Zahl ist nicht ihr Logarithmus: log₂ 8 ist 3, nicht 8.',
    'log-of-product-as-product':
      'Der Logarithmus eines Produkts ist die Summe der Logarithmen, nicht ihr Produkt.',
    'base-exponent-swapped': 'Basis und Exponent sind vertauscht: 5² ist 5 · 5, nicht 2⁵.',
    'log-of-power-raised':
      'Ein Exponent im Logarithmus wird zu einem Faktor davor. Er potenziert den Logarithmus nicht.',
    'log-as-quotient': 'Ein Logarithmus ist ein Exponent, kein Quotient: log₂ 8 ist 3, weil 2³ = 8.',
    'exponent-miscounted': 'Der Exponent zählt, wie oft die Basis Faktor ist: 2 · 2 · 2 = 2³.',
    'log-bases-added':
      'Logarithmen mit derselben Basis ergeben eine Summe mit dieser Basis: log₂ 3 + log₂ 5 = log₂ 15.',
    'substitution-not-reversed':
      'Das sind die Werte der Potenz, nicht die der Unbekannten im Exponenten. Löse auch nach der Unbekannten auf.',
    'log-of-reciprocal':
      'Ein Kehrwert ist eine Potenz mit negativem Exponenten; ein Bruch als Exponent wäre eine Wurzel.',
    'identity-read-as-zero': 'Die Zeile davor ist immer wahr: Jede Zahl ist eine Lösung.',
    'contradiction-read-as-solution': 'Die Zeile davor ist nie wahr: Es gibt keine Lösung.',
    'rounded-as-exact': 'Das ist ein gerundeter Wert: Schreibe ≈ oder behalte den genauen.',
    'numerator-excluded': 'Ein Zähler darf 0 sein, nur der Nenner nicht.',
    'condition-of-letter-only': 'Die Bedingung gilt für den ganzen Ausdruck, nicht nur für seine Variable.',
    'inverse-as-opposite':
      'Die Umkehrfunktion macht f rückgängig. Sie ist nicht −f(x), das nur die Vorzeichen ändert.',
    'known-zero-included': 'Diese Nullstelle ist schon bekannt. Gefragt ist nach den anderen.',
    'discriminant-misread':
      'Die Wurzel der Diskriminante wird addiert und subtrahiert, also zeigt ihr Vorzeichen die Anzahl der Lösungen.',
    'number-miscopied': 'Vergleiche mit der Zeile davor: Etwas wurde anders abgeschrieben.',
    'second-angle-missing':
      'Sinus und Kosinus haben diesen Wert bei zwei Winkeln einer vollen Umdrehung: Ein Winkel fehlt.',
    'second-angle-wrong':
      'Der zweite Winkel stimmt nicht: Er ist 180° − x beim Sinus, −x beim Kosinus und x + 180° beim Tangens.',
    'period-missing': 'Die Funktion wiederholt sich: Weitere Winkel haben diesen Wert.',
    'angle-outside-interval': 'Ein Winkel liegt nicht im Intervall.',
    'degrees-for-radians': 'Diese Zahl ist in Grad: Schreibe das Gradzeichen oder den Winkel im Bogenmaß.',
    'value-as-angle': 'Das ist der Wert der Funktion, nicht der Winkel.',
    'angle-factor-outside': 'Ein Faktor des Winkels bleibt im Winkel: sin 2x ist nicht 2 sin x.',
    'function-of-sum-split':
      'Der Sinus einer Summe ist nicht die Summe der Sinus. Das gilt auch für Kosinus und Tangens.',
    'other-branch': 'Das passt nicht zur Bedingung der Funktion: Nimm das andere Vorzeichen der Wurzel.',
    'percent-as-number': 'Prozent heißt Hundertstel: 20 % sind 20/100, nicht 20.',
    'sign-slip': 'Prüfe die Vorzeichen: Eines von ihnen stimmt nicht.',
    'arithmetic-slip': 'Prüfe die Zahlen: Eine von ihnen stimmt nicht.',
    'root-not-cubed': 'Das Potenzieren mit 3 hebt eine dritte Wurzel auf: beide Seiten hoch 3 nehmen.',
    'root-before-addition': 'Zuerst die Addition rückgängig machen, zuletzt die Wurzel ziehen.',
    'decimal-point-moved': 'Die Stelle des Dezimaltrennzeichens prüfen.',
    'log-of-difference-split':
      'Der Logarithmus einer Differenz ist nicht die Differenz der Logarithmen. Diese Regel gilt für Quotienten.',
    'log-laws-swapped':
      'Eine Summe von Logarithmen ist der Logarithmus eines Produkts, eine Differenz der eines Quotienten.',
    'fractions-subtracted-across':
      'Zum Subtrahieren von Brüchen braucht es einen gemeinsamen Nenner. Nenner werden nicht subtrahiert.',
    'complex-absolute-value': 'Der Betrag einer komplexen Zahl ist |a + b·i| = √(a² + b²).',
    'percent-without-whole': 'Ein Prozentsatz bezieht sich immer auf etwas: 20 % von p sind 0,2p.',
    'root-of-negative': 'Eine negative Zahl hat keine reelle Quadratwurzel: √(−25) = 5i.',
    'imaginary-square-sign': 'Das Quadrat von i ist −1, nicht 1.',
    'imaginary-reciprocal': 'Durch i dividieren heißt mit −i multiplizieren, denn 1 ÷ i = −i.',
    'and-or-confused': '„Und“ heißt, dass beide Ungleichungen gelten, und „oder“, dass mindestens eine gilt.',
    'percent-changes-added':
      'Jeder Prozentsatz bezieht sich auf einen anderen Wert: Multipliziere die Faktoren, statt die Prozentsätze zu addieren.',
    'percent-taken-back':
      'Eine prozentuale Änderung macht man rückgängig, indem man durch den Faktor dividiert. Derselbe Prozentsatz des Ergebnisses ist ein anderer Wert.',
    'root-of-other-degree':
      'Die Wurzel muss zur Potenz passen: Eine dritte Wurzel macht eine dritte Potenz rückgängig.',
    'exponent-upside-down':
      'Bei einem gebrochenen Exponenten ist der Zähler die Potenz und der Nenner die Wurzel.',
    'minus-of-negative': 'Eine negative Zahl zu subtrahieren ist dasselbe wie zu addieren: a − (−b) = a + b.',
    'subtracted-backwards': 'Die Differenz ist verkehrt herum: a − b ist das Gegenteil von b − a.',
    'moved-inside':
      'Ein Term, der die Seite wechselt, kommt zur ganzen Seite, nicht in einen Bruch oder eine Klammer.',
    'angle-slip': 'Prüfe jeden Winkel in der Zeile davor: Einer von ihnen stimmt nicht.',
    'only-numbers-powered':
      'Eine Potenz oder Wurzel einer Seite gilt für jeden ihrer Faktoren, nicht nur für die Zahlen: (3x)² = 9x².',
    'zero-read-as-none': 'Null ist eine Zahl: Die vorige Zeile gilt für 0, also ist 0 ihre Lösung.',
    'solvable-read-as-none': 'Die vorige Zeile hat eine Lösung.',
    'not-always-true': 'Die vorige Zeile gilt nicht für jede Zahl.',
    'fraction-cancelled-partly': 'Teile Zähler und Nenner durch dieselbe Zahl.',
    'truth-misjudged':
      'Rechne beide Seiten noch einmal aus: Die Aussage ist genau dann wahr, wenn sie gleich sind.',
    'equals-chain': 'Das Zeichen = steht zwischen Gleichem; beginne für die nächste Aussage eine neue Zeile.',
  },
};
