import type { Page } from '@playwright/test';

/** What the page asks of the provider's script, and how its payments end. */
interface Stub {
  readonly calls: (readonly unknown[])[];
  outcome: 'declined' | 'held' | 'paid';
}

type Listener = (payload?: unknown) => void;

/** Stands in for the provider's script: it takes the place of its form, and remembers what it is asked. */
function stub(): void {
  const state: Stub = { calls: [], outcome: 'paid' };
  const note = (...call: unknown[]) => state.calls.push(call);
  const makeElement = (type: string) => {
    const listeners: Record<string, Listener[]> = {};
    let place: HTMLElement | undefined;
    const element = {
      on: (event: string, listener: Listener) => {
        (listeners[event] ??= []).push(listener);
        return element;
      },
      once: (event: string, listener: Listener) => element.on(event, listener),
      off: (event: string, listener?: Listener) => {
        listeners[event] = (listeners[event] ?? []).filter((one) => listener && one !== listener);
        return element;
      },
      mount: (target: HTMLElement) => {
        place = target;
        const input = document.createElement('input');
        input.setAttribute('aria-label', 'Card number');
        target.replaceChildren(input);
        setTimeout(() =>
          listeners['ready']?.forEach((listener) => {
            listener({ elementType: type });
          }),
        );
      },
      unmount: () => place?.replaceChildren(),
      destroy: () => place?.replaceChildren(),
      update: () => undefined,
    };
    return element;
  };
  const confirm = (request: { readonly confirmParams: { readonly return_url: string } }) => {
    note('confirmPayment', request.confirmParams);
    if (state.outcome === 'declined')
      return Promise.resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
    if (state.outcome === 'paid')
      location.assign(
        `${request.confirmParams.return_url}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1&redirect_status=succeeded`,
      );
    return new Promise(() => undefined);
  };
  const Stripe = (key: string) => {
    note('Stripe', key);
    return {
      elements: (options: unknown) => {
        note('elements', options);
        const made: Record<string, unknown> = {};
        return {
          create: (type: string, elementOptions: unknown) => {
            note('create', type, elementOptions);
            return (made[type] = makeElement(type));
          },
          getElement: () => made['payment'] ?? null,
          update: (change: unknown) => note('update', change),
        };
      },
      confirmPayment: confirm,
      createToken: () => undefined, // what tells a Stripe object from another
      createPaymentMethod: () => undefined,
      confirmCardPayment: () => undefined,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  Object.assign(Stripe, { version: 'endive' }); // the release that the loader expects
  Object.assign(window, { Stripe, stripeStub: state });
}

/** The address that the loader asks for. */
export const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** Serves the stand-in in the place of the provider's script. */
export async function standIn(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
      body: `(${stub.toString()})();`,
    }),
  );
}

declare global {
  interface Window {
    readonly stripeStub: Stub;
  }
}

/** Chooses how payments end. */
export async function endPayments(page: Page, outcome: Stub['outcome']): Promise<void> {
  await page.evaluate((chosen) => {
    window.stripeStub.outcome = chosen;
  }, outcome);
}

/** Gives the calls of a kind that the page has made, the arguments of each. */
export async function callsOf(page: Page, name: string): Promise<(readonly unknown[])[]> {
  const calls = await page.evaluate(() => window.stripeStub.calls);
  return calls.filter(([called]) => called === name).map(([, ...rest]) => rest);
}
