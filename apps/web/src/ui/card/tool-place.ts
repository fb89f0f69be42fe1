import { type ComponentType, createContext, type ReactNode } from 'react';

/** The place of a tool: alone on its page, or among the others on /tools, where its keys are prefixed by its id. */
export const ToolPlace = createContext<'page' | 'list'>('page');

/** A tool as one card among others, of which one is open. */
export interface ToolCard {
  readonly title: string;
  readonly View: ComponentType;
  /** Whether its steps, its picture and its explanation are shown; `beside` only where there is room beside the cards. */
  readonly open: boolean | 'beside';
  readonly onOpen: (open: boolean) => void;
  /** Inputs that were read elsewhere, such as in a search. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** Called when its inputs change. */
  readonly onUse: () => void;
  /** What explains the tool, after the steps. */
  readonly guide?: ReactNode;
}

/** The card in which a tool stands; undefined on a page of its own. */
export const ToolCardContext = createContext<ToolCard | undefined>(undefined);

/** The inputs of the example that a card shows until its tool has a result; undefined for the tool itself. */
export const ExampleInputs = createContext<Readonly<Record<string, string>> | undefined>(undefined);
