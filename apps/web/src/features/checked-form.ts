import type { endpoints as Endpoints } from '@mathtools/contracts/endpoints';
import { type FocusEvent, useState } from 'react';
import { fieldsOf } from './api.js';

type Contract = typeof Endpoints;

/** An endpoint that receives a form. */
type FormEndpoint = {
  [E in keyof Contract]: 'body' extends keyof Contract[E] ? E : never;
}[keyof Contract];

/** The messages for fields that were refused, by the field's name. */
type Messages = Readonly<Record<string, string>>;

let contract: Promise<Contract> | undefined;

/** Loads the schemas of requests when a visitor uses a form. They are too large for every page. */
function loadContract(): Promise<Contract> {
  contract ??= importContract();
  contract.catch(() => (contract = undefined)); // The next use tries again.
  return contract;
}

async function importContract(): Promise<Contract> {
  const { withoutEval } = await import('@mathtools/contracts/without-eval');
  withoutEval();
  return (await import('@mathtools/contracts/endpoints')).endpoints;
}

/** Returns a message for each field that the server would refuse. Leaves the check to the server if the schemas can't be loaded. */
async function refusedIn(endpoint: FormEndpoint, body: unknown): Promise<Messages> {
  const loaded = await loadContract().catch(() => undefined);
  const issues = loaded?.[endpoint].body.safeParse(body).error?.issues ?? [];
  const messages = issues.map(({ path, message }): [string, string] => [path.join('.'), message]);
  return Object.fromEntries(messages.reverse()); // The first message for each field is used.
}

/** Turns off the browser's messages in a form, which ours replace. */
export function withoutNativeMessages(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** The checks of a form, and the properties of its fields. */
export type CheckedForm = ReturnType<typeof useCheckedForm>;

/** Returns a form's checks by the contract of an endpoint, and the properties of its fields. */
export function useCheckedForm(endpoint: FormEndpoint) {
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});

  /** Sets or removes the message of a field. */
  const note = (name: string, message?: string): void => {
    setErrors((latest) => (latest[name] === message ? latest : { ...latest, [name]: message }));
  };

  /** Shows messages at their fields, and focuses the first of these. */
  const show = (form: HTMLFormElement, messages: Messages): void => {
    setErrors(messages);
    const wrong = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in messages);
    if (wrong instanceof HTMLElement) wrong.focus();
  };

  return {
    /** Loads the schemas as soon as a field of the form has the focus. */
    onFocus: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement)) loadContract().catch(() => undefined);
    },
    note,
    /** Returns the properties of a field by its name. A change removes its message. */
    field: (name: string, onText?: (text: string) => void) => ({
      name,
      error: errors[name],
      onChange: (text: string): void => {
        onText?.(text);
        note(name);
      },
    }),
    /** Checks a request. Marks the fields that the server would refuse, and returns true if there are none. */
    check: async (form: HTMLFormElement, body: unknown): Promise<boolean> => {
      const refused = await refusedIn(endpoint, body);
      show(form, refused);
      return Object.keys(refused).length === 0;
    },
    /** Marks the fields that the server refused. */
    showRefused: (form: HTMLFormElement, error: unknown): void => {
      show(form, fieldsOf(error));
    },
  };
}
