import { describe, expect, it } from 'vitest';
import { failure, MathError, success } from './index.js';

describe('Result', () => {
  it('is a value with ok true, or a failure with field, code and message', () => {
    expect(success(3)).toEqual({ ok: true, value: 3 });
    expect(failure('base', 'out-of-range', 'base must be positive.')).toEqual({
      ok: false,
      field: 'base',
      code: 'out-of-range',
      message: 'base must be positive.',
    });
  });

  it.each([
    [5, 'f is 5.'],
    [null, 'f is null.'],
    [undefined, 'f is undefined.'],
    [Symbol('s'), 'f is Symbol(s).'],
  ])('keeps the code %s, and does not throw', (code, message) => {
    expect((failure as (...given: unknown[]) => unknown)('f', code)).toEqual({
      ok: false,
      field: 'f',
      code,
      message,
    });
  });

  it('survives JSON unchanged', () => {
    const refused = failure('base', 'not-a-number', 'base is not a number.');
    expect(JSON.parse(JSON.stringify(refused))).toEqual(refused);
  });
});

describe('MathError', () => {
  it('is a RangeError with field and code', () => {
    const error = new MathError('days', 'not-an-integer', 'days must be a whole number.');
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ name: 'MathError', field: 'days', code: 'not-an-integer' });
    expect(String(error)).toBe('MathError: days must be a whole number.');
  });
});
