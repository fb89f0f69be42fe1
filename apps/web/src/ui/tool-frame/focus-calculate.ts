/** Moves the focus to the Calculate button of the tool around an element, if it has one. */
export function focusCalculate(element: Element): void {
  element.closest('div:has(> form)')?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
}
