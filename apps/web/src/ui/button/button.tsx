import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { actions, button } from './button.css.js';

type Kind = keyof typeof button;

/** Renders a button. Each view has one primary button. */
export function Button({ kind = 'secondary', ...rest }: ComponentProps<'button'> & { kind?: Kind }) {
  return <button type="button" className={button[kind]} {...rest} />;
}

/** Renders a link that looks like a button. */
export function ButtonLink({ kind = 'secondary', ...rest }: LinkProps & { kind?: Kind }) {
  return <Link className={button[kind]} {...rest} />;
}

/** Renders a row of buttons. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
