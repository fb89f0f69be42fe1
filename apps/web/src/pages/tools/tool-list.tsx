import { type ComponentProps, lazy, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FoundTools } from '../../features/search/search-answer.js';
import { NeedsScript } from '../../tools/needs-script.js';
import type { Tool } from '../../tools/tool.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { isPlainClick } from '../../ui/button/plain-click.js';
import { ToolCardContext, ToolPlace } from '../../ui/card/tool-place.js';
import { Figure } from '../../ui/figure/figure.js';
import { keepPlace } from './keep-place.js';
import { guides, views } from './tool-views.js';
import * as css from './tools.css.js';

/** Loads together with the code that all tools share. */
export const loadSkills = () => import('../../tools/tool-skills.js');
const ToolSkills = lazy(async () => ({ default: (await loadSkills()).ToolSkills }));

interface ListProps {
  /** The tool that the visitor opened. */
  readonly open: string | undefined;
  /** The tool to bring into view. */
  readonly target: string | undefined;
  /** Called once it is in view. */
  readonly shown: () => void;
  /** Navigates to a tool or a tab. */
  readonly go: (id: string) => void;
  /** Opens a tool at once. The id of a tab opens its first tool. */
  readonly setOpen: (id: string) => void;
  /** The inputs for the first tool. */
  readonly inputs?: FoundTools['inputs'];
  /** True inside a noscript element, where nothing is hydrated. */
  readonly isStatic?: boolean;
}

/** Renders tools as rows. One of them is open: the one that the visitor opened, or the first. */
export function ToolList({ tools, open, inputs, ...rest }: ListProps & { readonly tools: readonly Tool[] }) {
  const isOneOpen = tools.some(({ id }) => id === open);
  return (
    <ToolPlace value="list">
      <div className={css.list}>
        {tools.map((tool, index) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            {...rest}
            inputs={index === 0 ? inputs : undefined}
            isChosen={tool.id === open}
            isOpen={isOneOpen ? tool.id === open : index === 0}
          />
        ))}
      </div>
    </ToolPlace>
  );
}

type CardProps = Omit<ListProps, 'open'> & {
  readonly tool: Tool;
  readonly isOpen: boolean;
  /** True if the visitor opened the tool. False if it is open only because it is the first. */
  readonly isChosen: boolean;
};

const ToolCard = memo(function ToolCard({
  tool,
  isOpen,
  isChosen,
  target,
  shown,
  go,
  setOpen,
  inputs,
  isStatic = false,
}: CardProps) {
  const View = views.get(tool);
  const Guide = guides.get(tool);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (target !== tool.id) return;
    card.current?.scrollIntoView();
    // On phones, the tile that was followed is hidden now.
    if (document.activeElement?.checkVisibility() === false)
      card.current?.querySelector('summary')?.focus({ preventScroll: true });
    shown();
  }, [target, tool.id, shown]);
  const context = useMemo(
    () =>
      View && {
        title: tool.title,
        View,
        open: isOpen,
        given: inputs,
        onUse: () => {
          if (isChosen) return;
          keepPlace(card.current);
          setOpen(tool.id);
        },
        guide: Guide && (
          <AsyncBoundary failed={<NoGuide />}>{isOffline() ? <NoGuide /> : <Guide />}</AsyncBoundary>
        ),
      },
    [tool, View, Guide, isOpen, isChosen, inputs, setOpen],
  );
  return (
    <section
      ref={card}
      id={tool.id}
      className={css.row}
      data-chosen={isChosen || undefined}
      aria-labelledby={`${tool.id}-title`}
    >
      <details open={isOpen}>
        <summary
          className={css.summary}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            // The address decides which tool is open.
            event.preventDefault();
            keepPlace(card.current);
            const next = isChosen ? tool.tab : tool.id;
            setOpen(next);
            go(next);
          }}
        >
          <Figure id={tool.id} />
          <h2 id={`${tool.id}-title`}>{tool.title}</h2>
          {!isOpen && (
            <span className={css.example} translate="no">
              {(tool.example ?? '')
                .split(/([₀-₉]+)/)
                .map((piece, index) =>
                  index % 2 === 0 ? piece : <sub key={index}>{piece.normalize('NFKC')}</sub>,
                )}
            </span>
          )}
        </summary>
        <p className={css.about}>{tool.summary}</p>
        <ToolCardContext value={context}>
          <AsyncBoundary loading={<div className={css.loading} />}>{View && <View />}</AsyncBoundary>
        </ToolCardContext>
        {isChosen && (
          <AsyncBoundary loading={<div className={css.skills} />} failed={null}>
            <ToolSkills of={tool.id} />
          </AsyncBoundary>
        )}
        {Guide && (
          <Unscripted isStatic={isStatic}>
            <Guide />
          </Unscripted>
        )}
      </details>
      <Unscripted isStatic={isStatic}>
        <NeedsScript />
      </Unscripted>
      {tool.page && (
        <Link className={css.dedicated} to={tool.page.path} aria-label={`View Dedicated Page: ${tool.title}`}>
          View Dedicated Page
        </Link>
      )}
    </section>
  );
});

/** Shows its content only if scripts are off. Static content is already inside a noscript element. */
function Unscripted({ isStatic, children }: { readonly isStatic: boolean; readonly children: ReactNode }) {
  return isStatic ? children : <noscript>{children}</noscript>;
}

// Guides aren't cached for offline use. Node has a navigator, too, which knows nothing of connections.
const isOffline = (): boolean => typeof document !== 'undefined' && !navigator.onLine;

function NoGuide() {
  return <p>You need a connection to see the explanation. The tool works offline.</p>;
}

const nothing = (): void => undefined;

/** Renders tools as static content for visitors without scripts. */
export function StaticToolList({ tools }: Pick<ComponentProps<typeof ToolList>, 'tools'>) {
  return (
    <ToolList
      tools={tools}
      open={undefined}
      target={undefined}
      shown={nothing}
      go={nothing}
      setOpen={nothing}
      isStatic
    />
  );
}
