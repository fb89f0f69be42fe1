import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './tabs.css.js';

export interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Renders the content of a tab; called only for the open one. */
  readonly children: (id: Id) => ReactNode;
}

/** Tabs of which one is open; the arrow keys move between them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(id) => {
        onChange(id as Id);
      }}
    >
      <Radix.List className={css.list} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Radix.Trigger key={id} value={id} className={css.tab}>
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id }) => (
        <Radix.Content key={id} value={id} tabIndex={-1}>
          {id === value && children(id)}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
