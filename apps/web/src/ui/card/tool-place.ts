import { type ComponentType, createContext, type ReactNode } from 'react';

/** The place of a tool: on its own page, or in the list on /tools, where its query keys are prefixed with its id. */
export const ToolPlace = createContext<'page' | 'list'>('page');

/** A tool as a card in a list. One card of the list is open. */
export interface ToolCard {
  readonly title: string;
  readonly View: ComponentType;
  /** True if the buttons, the steps, the picture and the guide are shown. */
  readonly open: boolean;
  /** The link that fills in the example, shown next to it. */
  readonly tryIt?: ReactNode;
  /** Inputs from elsewhere, such as a search. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** Called when the inputs change. */
  readonly onUse: () => void;
  /** The guide to the tool, shown after the steps. */
  readonly guide?: ReactNode;
}

/** The card that contains a tool. Undefined on the tool's own page. */
export const ToolCardContext = createContext<ToolCard | undefined>(undefined);

/** The inputs of the example that a card shows until the tool has a result. Undefined outside an example. */
export const ExampleInputs = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/** The answer as the text that Copy result copies, which is also announced. Undefined if the shown answer is announced. */
export const CopiedAnswer = createContext<string | undefined>(undefined);
