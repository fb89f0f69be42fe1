const isFull = import.meta.env.MODE === 'full';

/** Pasted texts that aren't numbers. The longest and strangest ones are part of every run. */
export const ABSURD: Readonly<Record<string, string>> = {
  'prose of 100 kB': 'It was the best of times, it was the worst of times; 12.5% of it. '.repeat(1_550),
  'digits and blanks of 100 kB': `${' 1'.repeat(50_000)} `,
  emoji: '👩‍👩‍👧‍👦🧮٣½'.repeat(20),
  ...(isFull && {
    '10,000 digits': '7'.repeat(10_000),
    '1e999999': '1e999999',
    'right-to-left marks': '\u200f\u202e12\u202c.5\u200f',
    'a name that objects have': '__proto__',
  }),
};

/** The largest and smallest numbers that the engine accepts: exponents up to ±400, and 400 characters. */
export const HUGE: Readonly<Record<string, string>> = {
  '1e-400': '1e-400',
  '400 digits': '9'.repeat(400),
  ...(isFull && { '1e400': '1e400' }),
};

/** Sets the text of a field in one step, as a paste does, and lets React render. */
export async function paste(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  // React overrides the property of the element itself.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', text, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  await Promise.resolve();
}
