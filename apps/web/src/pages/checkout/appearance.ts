import type { Appearance } from '@stripe/stripe-js';
import { color } from '../../ui/theme.css.js';

/** Returns the current theme for the payment provider's frames, which our styles don't reach. */
export function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const now = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1)).trim();
  return {
    theme: 'flat',
    variables: {
      colorPrimary: now(color.accent),
      colorBackground: now(color.surface),
      colorText: now(color.text),
      colorTextSecondary: now(color.quiet),
      colorTextPlaceholder: now(color.quiet),
      colorDanger: now(color.wrong),
      colorSuccess: now(color.right),
      fontFamily: 'Source Sans 3, Arial, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '6px',
    },
    rules: {
      '.Label': { fontWeight: '600' },
      '.Input': { border: `1px solid ${now(color.frame)}` },
      '.Input:focus': { outline: `3px solid ${now(color.accent)}` },
      '.Input--invalid': { border: `1px dashed ${now(color.wrong)}` },
      '.Tab, .AccordionItem': { border: `1px solid ${now(color.rule)}` },
    },
  };
}
