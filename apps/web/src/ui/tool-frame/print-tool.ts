/** Prints only the tool that contains an element. */
export function printTool(element: Element): void {
  const tool = element.closest('section');
  tool?.setAttribute('data-printed', '');
  const done = (): void => {
    tool?.removeAttribute('data-printed');
  };
  addEventListener('afterprint', done, { once: true });
  window.print();
}
