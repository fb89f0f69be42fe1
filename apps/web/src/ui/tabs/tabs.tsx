import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './tabs.css.js';

export interface TabsProps<Id extends string> {
  /** What the tabs are kinds of. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Gives a tab's content; called for the open one only. */
  readonly children: (id: Id) => ReactNode;
}

/** Tabs of which one is open; the arrow keys walk along them. */
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
