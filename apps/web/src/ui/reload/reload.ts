/** A text field that a page had before it reloaded, and its text. */
interface Typed {
  readonly name: string;
  /** The field's label and form, in case the page has several fields with the name. */
  readonly label: string;
  /** The problem that the text answers. */
  readonly problem: string | undefined;
  readonly text: string;
  readonly hasFocus: boolean;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const KEY = 'typed';
const FIELDS = 'textarea, input:is([type="text"], [type="search"], [type="email"])';
/** Codes open a purchase or a record, and payment data must not be stored. */
const SECRETS = '[name="code"], [autocomplete="one-time-code"], [autocomplete^="cc-"]';

/** The texts whose fields don't exist yet. */
let pending: readonly Typed[] = [];

/** Reloads the page. {@link restoreTyped} then restores what was typed. */
export function reload(): void {
  addEventListener('pagehide', keepTyped); // Typing is possible until then.
  location.reload();
}

/** The time without typing after which a page may reload itself, in milliseconds. */
const PAUSE = 500;

/** Calls a function once nobody types, because a page that reloads loses what is typed meanwhile. */
export function afterTyping(call: () => void): void {
  const end = (): void => {
    removeEventListener('input', wait);
    call();
  };
  let timer = setTimeout(end, PAUSE);
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(end, PAUSE);
  };
  addEventListener('input', wait);
}

/** Stores the texts of the page until the page has loaded again. */
export function keepTyped(): void {
  const fields = location.pathname.startsWith('/checkout') ? [] : fieldsIn(document);
  const typed = fields.filter(({ value }) => value !== '').map(typedIn);
  if (typed.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, typed }));
  } catch {
    // The browser refuses storage.
  }
}

/** Restores the texts that were typed before the page reloaded, each as soon as its field exists. */
export function restoreTyped(): void {
  const { path, typed } = takeTyped();
  pending = path === location.pathname ? typed : [];
  const observer = new MutationObserver(restore);
  const stop = (): void => {
    observer.disconnect();
  };
  restore();
  observer.observe(document.body, { childList: true, subtree: true });

  function restore(): void {
    if (path !== location.pathname) pending = []; // The visitor opened another page.
    for (const field of pending.length > 0 ? fieldsIn(document) : []) fill(field);
    if (pending.length === 0) stop();
  }
}

/** Returns true if a text of a problem waits for its field. */
export function isTyped(name: string, problem: string): boolean {
  return pending.some((typed) => typed.name === name && typed.problem === problem);
}

function takeTyped(): { readonly path?: string; readonly typed: readonly Typed[] } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { path: string; typed: readonly Typed[] };
    sessionStorage.removeItem(KEY);
    return Array.isArray(kept.typed) ? kept : { typed: [] };
  } catch {
    return { typed: [] };
  }
}

function fieldsIn(page: ParentNode): readonly TextField[] {
  return [...page.querySelectorAll<TextField>(FIELDS)].filter((field) => !field.matches(SECRETS));
}

function typedIn(field: TextField): Typed {
  const labels = [...(field.labels ?? [])].map(({ textContent }) => textContent);
  const label = [field.form?.getAttribute('aria-label'), field.getAttribute('aria-label'), ...labels].join(
    ' ',
  );
  const { problem } = field.closest<HTMLElement>('[data-problem]')?.dataset ?? {};
  const { name, value } = field;
  return { name, label, problem, text: value, hasFocus: field === document.activeElement };
}

/** Fills a field as if the visitor typed, unless the visitor has already changed it. */
function fill(field: TextField): void {
  const now = typedIn(field);
  const typed = pending.find(
    ({ name, label, problem }) => name === now.name && label === now.label && problem === now.problem,
  );
  if (!typed || field.disabled) return;
  pending = pending.filter((each) => each !== typed);
  if (field.value !== field.defaultValue) return;
  // React ignores an input event after the element's own setter, which it replaces.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, typed.text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (typed.hasFocus) field.focus();
}
