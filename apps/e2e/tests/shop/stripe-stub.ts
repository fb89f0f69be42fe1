import type { Page } from '@playwright/test';

/** The state of the stub: its calls and the outcome of payments. */
interface Stub {
  readonly calls: (readonly unknown[])[];
  outcome: 'declined' | 'held' | 'paid';
}

type Listener = (payload?: unknown) => void;

/** Replaces the provider's script: renders a placeholder for the form and records all calls. */
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
      createToken: () => undefined, // The property identifies a Stripe object.
      createPaymentMethod: () => undefined,
      confirmCardPayment: () => undefined,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  Object.assign(Stripe, { version: 'endive' }); // The version is the one that the loader expects.
  Object.assign(window, { Stripe, stripeStub: state });
}

/** The URL that the loader requests. */
export const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** Serves the stub instead of the provider's script. */
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

/** Sets the outcome of payments. */
export async function endPayments(page: Page, outcome: Stub['outcome']): Promise<void> {
  await page.evaluate((chosen) => {
    window.stripeStub.outcome = chosen;
  }, outcome);
}

/** Returns the arguments of all calls to a method. */
export async function callsOf(page: Page, name: string): Promise<(readonly unknown[])[]> {
  const calls = await page.evaluate(() => window.stripeStub.calls);
  return calls.filter(([called]) => called === name).map(([, ...rest]) => rest);
}
