import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '@mathtools/math-core/expression';
import {
  errorText,
  expressionLatexIn,
  expressionMathmlIn,
  expressionTextIn,
  numberTextIn,
  stepLatexIn,
  stepMathmlIn,
  stepTextIn,
  type Texts,
  translateExpression,
  translateStep,
} from '@mathtools/math-core/locale';
import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { ALL_UNITS } from '@mathtools/math-core/more-units';
import { type ErrorCode, failure, MathError } from '@mathtools/math-core/result';
import type { Expression, Step } from '@mathtools/math-core/steps';
import { runs } from '@mathtools/math-core/testing/draws';
import { latexFaults, mathmlFaults, MESSAGES, STEP_IDS } from '@mathtools/math-core/testing/english';
import { FAILURES, STEPS, wordsOfStep } from '@mathtools/math-core/testing/samples';
import { convert } from '@mathtools/math-core/unit';
import { de } from './de/index.js';
import { es } from './es/index.js';

const LOCALES = [de, es];

describe.each(LOCALES)('$tag', (locale) => {
  it('has laws only for step ids', () => {
    const ids: readonly string[] = STEP_IDS;
    const unknown = Object.keys(locale.laws).filter((key) => !ids.includes(key.split(':')[0] ?? ''));
    expect(unknown).toEqual([]);
  });

  it('keeps different units of a category different', () => {
    const alike = ALL_UNITS.filter(({ units }) => {
      const names = units.map(({ name }) => locale.units[name] ?? name);
      return new Set(names).size !== names.length;
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  it('keeps different words of a step different, and words as words', () => {
    // The singular and plural of a unit may be the same word.
    const wordsIn = (step: Step) => wordsOfStep(step).filter((word) => !word.startsWith('unit '));
    const faults = STEPS.filter((step) => {
      const translated = wordsIn(translateStep(step, locale));
      const shortened = translated.filter((word) => word.length === 1).length;
      const letters = wordsIn(step).filter((word) => word.length === 1).length;
      return translated.length !== wordsIn(step).length || shortened !== letters;
    });
    expect(faults.map(({ id, before, after }) => JSON.stringify([id, before, after]))).toEqual([]);
  });

  it('has no text with surrounding or double spaces, or an unfilled place', () => {
    const texts = STEPS.map((step) => stepTextIn(step, locale));
    expect(texts.filter((text) => /^ | {2}| $|[{}]|undefined/.test(text))).toEqual([]);
  });

  it('keeps the numbers and the shape of each step', () => {
    const shape = (expression: Expression): unknown =>
      typeof expression === 'string'
        ? /^-?[\d.]/.test(expression)
          ? expression
          : 'word'
        : [expression[0], ...expression.slice(1).map((operand) => shape(operand))];
    for (const step of STEPS) {
      const { id, relation, before, after, parameters } = translateStep(step, locale);
      expect([id, relation]).toEqual([step.id, step.relation]);
      expect([shape(before), shape(after)]).toEqual([shape(step.before), shape(step.after)]);
      expect(Object.values(parameters ?? {})).toEqual(Object.values(step.parameters ?? {}));
    }
  });

  it('writes well-formed MathML and LaTeX', () => {
    expect(STEPS.flatMap((step) => mathmlFaults(stepMathmlIn(step, locale)))).toEqual([]);
    expect(STEPS.flatMap((step) => latexFaults(stepLatexIn(step, locale)))).toEqual([]);
  });

  it('groups digits and writes the decimal sign according to CLDR', () => {
    const drawn = fc.tuple(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.nat(999_999_999));
    fc.assert(
      fc.property(drawn, ([whole, decimals]) => {
        const text = `${whole}.${decimals}1`;
        const style = { useGrouping: true, minimumFractionDigits: 1, maximumFractionDigits: 20 } as const;
        const [integer = ''] = new Intl.NumberFormat(locale.tag, style).format(whole).split(',');
        expect(numberTextIn(text, locale)).toBe(`${integer},${decimals}1`);
      }),
      { numRuns: runs(300) },
    );
    const oracle = new Intl.NumberFormat(locale.tag);
    for (const n of [0, 7, 12, 999, 1000, -1234, 9999, 10_000, 123_456, -1_234_567])
      expect(numberTextIn(String(n), locale)).toBe(oracle.format(n));
  });

  it('has sentences only for messages, with the same parameters', () => {
    const parameters = (text: string): readonly string[] =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
    const english: Texts = MESSAGES;
    for (const [id, template] of Object.entries(locale.messages))
      expect([id, ...parameters(template)]).toEqual([id, ...parameters(english[id] ?? 'no message')]);
    for (const template of [...Object.values(locale.messages), ...Object.values(locale.codes)])
      expect(template).toMatch(/^(?:\{\w+\}|\p{Lu}|log)[^]*\.$/u);
  });

  it('translates each failure to a sentence', () => {
    const sentences = FAILURES.map((failed) => errorText(failed, locale));
    expect(
      sentences.filter((text) => !/^.+\.$/s.test(text) || /\{[a-z]+\}|undefined:|an object/.test(text)),
    ).toEqual([]);
  });

  it('translates what the parser expects', () => {
    const unread = ['1 +', 'log_', '(1', 'log_2', '2 3', 'sin x', '1)', '√', '2^', 'log(2', 'x_1'];
    const expected = unread.flatMap((text) => {
      const read = parseExpression(text);
      return read.ok ? [] : [errorText(read, locale)];
    });
    expect(expected.filter((text) => / (?:a|an|or|number|base) /.test(text))).toEqual([]);
  });
});

describe('rows', () => {
  const hundred: Expression = ['÷', ['×', '1234.5', '25'], '100'];

  it('writes expressions', () => {
    expect(expressionTextIn(hundred, de)).toBe('1.234,5 · 25 : 100');
    expect(expressionTextIn(hundred, es)).toBe('1234,5 · 25 : 100');
    expect(expressionTextIn(['×', '2.5', 'x'], de)).toBe('2,5x');
    expect(expressionTextIn(['log', '2', '0.5'], de)).toBe('log₂ 0,5');
    expect(expressionTextIn(['date', '2024-02-09'], de)).toBe('09.02.2024');
    expect(expressionTextIn(['date', '2024-02-09'], es)).toBe('9/2/2024');
    expect(expressionTextIn(['numeral', '1234567', '8'], de)).toBe('1234567₈');
    expect(expressionTextIn('-12345/67890', de)).toBe('-12.345/67.890');
    expect(expressionLatexIn(hundred, de)).toBe('1.234{,}5 \\cdot 25 : 100');
    expect(expressionLatexIn(['date', '2024-02-09'], es)).toBe('\\text{9/2/2024}');
    expect(expressionMathmlIn(['/', '1000', '0.5'], de)).toBe('<mfrac><mn>1.000</mn><mn>0,5</mn></mfrac>');
    expect(expressionMathmlIn(['date', '2024-02-09'], de)).toBe('<mn>09.02.2024</mn>');
    expect(expressionMathmlIn(hundred, es)).toContain('>:</mo>');
    expect(translateExpression(['ln', 'toString'], de)).toEqual(['ln', 'toString']);
  });

  it('puts a thin space before %, as both languages do', () => {
    expect(expressionTextIn(['×', ['%', '12.5'], '80'], de)).toBe('12,5\u00a0% · 80');
    expect(expressionLatexIn(['%', '12.5'], de)).toBe('12{,}5\\,\\%');
    expect(expressionMathmlIn(['%', '12.5'], es)).toBe(
      '<mrow><mn>12,5</mn><mspace width="0.17em"></mspace><mo>%</mo></mrow>',
    );
  });

  it('writes the signs of a language in LaTeX', () => {
    const signs = (times: string, divided: string): string =>
      expressionLatexIn(['÷', ['×', '2', '3'], '4'], { ...de, times, divided });
    expect(signs('·', ':')).toBe('2 \\cdot 3 : 4');
    expect(signs('×', '÷')).toBe('2 \\times 3 \\div 4');
    expect(signs('∗', '/')).toBe('2 ∗ 3 / 4');
  });

  it('writes steps', () => {
    const far = convert({ category: 'length', value: '1', from: 'miles', to: 'kilometers' });
    const last = far.ok ? far.value.steps.at(-1) : undefined;
    expect(last && stepTextIn(last, de)).toMatch(/^Ergebnis: 1 Meile .*≈ 1,6093 Kilometer$/);
    expect(last && stepTextIn(last, es)).toMatch(/^Resultado: 1 milla .*≈ 1,6093 kilómetros$/);
    const log = evaluateLogarithm({ base: 2, value: 8 });
    const formula = log.ok ? log.value.steps[1] : undefined;
    expect(formula && stepTextIn(formula, de)).toBe('Formel: logₐ x = ln x : ln a');
  });

  it.each<[string, string, ErrorCode, string, string]>([
    [
      'principal must not be negative.',
      'principal',
      'out-of-range',
      'Kapital: Der Wert darf nicht negativ sein.',
      'Capital: el valor no puede ser negativo.',
    ],
    [
      'courses.2.credits must be a number, but is "x".',
      'courses.2.credits',
      'not-a-number',
      'Kurse, Nr. 3, Leistungspunkte: Hier muss eine Zahl stehen, nicht „x“.',
      'Cursos, n.º 3, Créditos: debe ser un número, no «x».',
    ],
    [
      'birth must not be after target.',
      'birth',
      'out-of-range',
      'Geburtsdatum: Das Datum darf nicht nach diesem liegen: Ziel.',
      'Fecha de nacimiento: la fecha no puede ser posterior a esta: Objetivo.',
    ],
    [
      'Something new.',
      'years',
      'too-large',
      'Jahre: Der Wert ist zu groß oder zu lang.',
      'Años: el valor es demasiado grande o demasiado largo.',
    ],
    ['luck is empty.', 'luck', 'empty', 'luck: Die Angabe fehlt.', 'luck: falta el dato.'],
    // A number in a path is a 0-based index. A name with a digit is a name.
    [
      'numbers.12 is empty.',
      'numbers.12',
      'empty',
      'Zahlen, Nr. 13: Die Angabe fehlt.',
      'Números, n.º 13: falta el dato.',
    ],
    ['x2 is empty.', 'x2', 'empty', 'x2: Die Angabe fehlt.', 'x2: falta el dato.'],
    ['a.2x is empty.', 'a.2x', 'empty', 'a, 2x: Die Angabe fehlt.', 'a, 2x: falta el dato.'],
    [
      'value must be a number, but is "5 "x" y".',
      'value',
      'not-a-number',
      'Wert: Hier muss eine Zahl stehen, nicht „5 "x" y“.',
      'Valor: debe ser un número, no «5 "x" y».',
    ],
    [
      'date must be a real date such as 2024-02-29, but is "31.12.2026".',
      'date',
      'not-a-date',
      'Datum: Hier muss ein Tag stehen, den es gibt, wie 2024-02-29, nicht „31.12.2026“.',
      'Fecha: debe ser un día que exista, como 2024-02-29, no «31.12.2026».',
    ],
    [
      'date must be a real date such as 2024-02-29.',
      'date',
      'not-a-date',
      'Datum: Hier muss ein Tag stehen, den es gibt, wie 2024-02-29.',
      'Fecha: debe ser un día que exista, como 2024-02-29.',
    ],
    ['It is late.', 'x', 'late' as never, 'It is late.', 'It is late.'],
    [
      'value must be a number, but is an object.',
      'value',
      'not-a-number',
      'Wert: Hier muss eine Zahl stehen, nicht ein Objekt.',
      'Valor: debe ser un número, no un objeto.',
    ],
    [
      'text must specify which unit "pt" means: US pints (volume) or points (length).',
      'text',
      'ambiguous',
      'Text: Welche Einheit „pt“ ist, muss klar sein: US-Pints (Volumen) oder points (Länge).',
      'Texto: debe quedar claro qué unidad es «pt»: pintas estadounidenses (volumen) o points (longitud).',
    ],
    [
      'payment must be between 1 and 12000.',
      'payment',
      'out-of-range',
      'Rate: Der Wert muss zwischen 1 und 12000 liegen.',
      'Cuota: el valor debe estar entre 1 y 12000.',
    ],
    [
      'x1 must not be negative.',
      'x1',
      'out-of-range',
      'x1: Der Wert darf nicht negativ sein.',
      'x1: el valor no puede ser negativo.',
    ],
  ])('%s', (message, field, code, german, spanish) => {
    expect(errorText(failure(field, code, message), de)).toBe(german);
    expect(errorText(new MathError(field, code, message), es)).toBe(spanish);
  });

  it('fills the holes of the text of an id and its variant', () => {
    const laws = { 'x.modes': 'Am häufigsten, {n}-mal', 'x.modes:twice': 'Am häufigsten, zweimal' };
    const times: Step = {
      id: 'x.modes',
      law: 'Most frequent, 3 times',
      values: { n: '3' },
      before: 'x',
      relation: '=',
      after: '1',
    };
    expect(translateStep(times, { ...de, laws }).law).toBe('Am häufigsten, 3-mal');
    expect(translateStep({ ...times, variant: 'twice' }, { ...de, laws }).law).toBe('Am häufigsten, zweimal');
    expect(translateStep({ ...times, variant: 'new' }, { ...de, laws }).law).toBe('Most frequent, 3 times');
  });

  it('translates the position of an incomplete expression', () => {
    const read = parseExpression('1 +');
    expect(read.ok ? '' : errorText(read, de)).toBe(
      'Ausdruck: An Stelle 4 fehlt etwas. Möglich ist: eine Zahl, eine Variable oder (.',
    );
    expect(read.ok ? '' : errorText(read, es)).toBe(
      'Expresión: falta algo en la posición 4. Puede ser: un número, una variable o (.',
    );
  });
});
