import {
  lazy,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type LazyView, lazyView, type ViewModule } from '../../site/lazy-view.js';
import { findByAddress, tools, toolsOf } from '../../tools/index.js';
import { NeedsScript } from '../../tools/needs-script.js';
import { TABS, type TabId, type Tool } from '../../tools/tool.js';
import { card as frame, page as pageFrame } from '../../ui/card/card.css.js';
import { TextField } from '../../ui/field/text-field.js';
import { Figure } from '../../ui/figure/figure.js';
import { Head } from '../../ui/head/head.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { TabLinks } from '../../ui/tabs/tab-links.js';
import type { FoundTools } from '../../features/search/search-answer.js';
import { whenIdle } from '../../ui/when-idle.js';
import { ToolCardContext, ToolPlace } from '../../ui/card/tool-place.js';
import { page } from './page.js';
import { keepPlace } from './keep-place.js';
import * as css from './tools.css.js';

const loadSearchAnswer = () => import('../../features/search/search-answer.js');
const SearchAnswer = lazy(async () => ({ default: (await loadSearchAnswer()).SearchAnswer }));

// With the code that all tools share.
const loadSkills = () => import('../../tools/tool-skills.js');
const ToolSkills = lazy(async () => ({ default: (await loadSkills()).ToolSkills }));

const modules = import.meta.glob<ViewModule>('../../tools/*/view.tsx');
const guideModules = import.meta.glob<ViewModule>('../../tools/*/guide.tsx');

function viewOf({ id }: Tool): LazyView {
  const load = modules[`../../tools/${id}/view.tsx`];
  if (!load) throw new Error(`tools/${id}/view.tsx is missing.`);
  return lazyView(load);
}

const views = new Map(tools.map((tool) => [tool, viewOf(tool)]));
/** What explains a tool without a page of its own. */
const guides = new Map(
  tools.flatMap((tool) => {
    const load = guideModules[`../../tools/${tool.id}/guide.tsx`];
    return load ? [[tool, lazyView(load)] as const] : [];
  }),
);

/** Loads what a first action here will need. */
const loadRest = () =>
  Promise.allSettled([
    loadSearchAnswer(),
    loadSkills(),
    ...[...views.values(), ...guides.values()].map((view) => view.preload()),
  ]);

/** Loads the tools of a tab; one that fails to load shows a message in its own place. */
async function loadTab(tab: TabId): Promise<void> {
  await Promise.allSettled(toolsOf(tab).map(async (tool) => views.get(tool)?.preload()));
}

/** Every tool, by tab; the address opens a tab and a tool, `?q=` filters across tabs. */
export function Component() {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const [tab, setTab] = useState<TabId>(TABS[0].id);
  const [open, setOpen] = useState<string>();
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<FoundTools>();
  const [target, setTarget] = useState<string>();
  const shown = useCallback(() => {
    setTarget(undefined);
  }, []);

  useEffect(() => {
    whenIdle(loadRest);
  }, []);

  const arrived = useRef(false);
  useLayoutEffect(() => {
    const asked = new URLSearchParams(search).get('q');
    // what was typed before the script arrived stays
    if (asked !== null || arrived.current) setTerm(asked ?? '');
    arrived.current = true;
  }, [search, key]);

  /** Whether the visitor is where the address leads: it follows a click here, and nothing needs to come into view. */
  const isHere = useRef(false);
  const go = useCallback(
    (id: string) => {
      isHere.current = true;
      void navigate(
        { search: keptSearch(term), hash: id },
        // a further choice in the same tool or tab is no new place
        { replace: location.hash === `#${id}` },
      );
    },
    [navigate, term],
  );

  useEffect(() => {
    const found = findByAddress({ hash, search });
    const stays = isHere.current;
    isHere.current = false;
    let current = true;
    if (stays) setOpen(found.tool?.id);
    // Loads the tab first, so that the tools above do not push the target out of view, and static cards stay until then.
    void loadTab(found.tab).then(() => {
      if (!current) return;
      startTransition(() => {
        setOpen(found.tool?.id);
        setTab(found.tab);
        if (!stays) setTarget(found.tool?.id);
      });
      if (!stays && !found.tool && hash !== '') window.scrollTo(0, 0); // a link in the footer of this page to a tab
    });
    return () => {
      current = false;
    };
  }, [hash, search, key]);

  const isSearch = term.trim() !== '';
  const list = { open, target, shown, go, setOpen };
  return (
    <div className={pageFrame}>
      <Head {...page} />
      <div className={css.head}>
        <h1 tabIndex={-1}>Math Tools &amp; Calculators</h1>
        <search className={css.search}>
          <TextField label="Search tools" name="q" autoComplete="off" value={term} onChange={setTerm} />
        </search>
      </div>
      {isSearch && (
        <AsyncBoundary>
          <SearchAnswer term={term} onFound={setFound} />
        </AsyncBoundary>
      )}
      {isSearch ? (
        found && <ToolList {...found} {...list} />
      ) : (
        <>
          <TabLinks
            label="Kinds of tools"
            tabs={TABS}
            value={tab}
            onFollow={() => {
              isHere.current = true;
            }}
          />
          <div key={tab}>
            <JumpList tools={toolsOf(tab)} />
            <ToolList tools={toolsOf(tab)} {...list} />
          </div>
        </>
      )}
      <noscript>
        <OtherTabs />
      </noscript>
    </div>
  );
}

/** What stays in the query when another tab or tool is chosen: the search. */
function keptSearch(term: string): string {
  return term.trim() === '' ? '' : `?${new URLSearchParams({ q: term }).toString()}`;
}

/** Links to the tools of a tab. */
function JumpList({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <nav aria-label="Tools in this tab">
      <ul className={css.jumps}>
        {tools.map(({ id, title }) => (
          <li key={id}>
            <Link className={css.jump} to={`#${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Arrival {
  /** The tool to bring into view. */
  readonly target: string | undefined;
  /** Called once it is in view. */
  readonly shown: () => void;
}

interface ListProps extends Arrival {
  /** The tool whose steps are open. */
  readonly open: string | undefined;
  /** Goes to a tool or a tab. */
  readonly go: (id: string) => void;
  readonly setOpen: (id: string) => void;
  /** What fills the first tool. */
  readonly inputs?: FoundTools['inputs'];
  /** Whether no script will make it alive. */
  readonly isStatic?: boolean;
}

function ToolList({ tools, open, inputs, ...rest }: ListProps & { readonly tools: readonly Tool[] }) {
  if (tools.length === 0)
    return <p className={css.none}>No tool of that name. Clear the search to see them all.</p>;
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
            open={isOneOpen ? tool.id === open : index === 0 && 'beside'}
          />
        ))}
      </div>
    </ToolPlace>
  );
}

type CardProps = Omit<ListProps, 'open'> & { readonly tool: Tool; readonly open: boolean | 'beside' };

const ToolCard = memo(function ToolCard({
  tool,
  open,
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
    shown();
  }, [target, tool.id, shown]);
  const context = useMemo(
    () =>
      View && {
        title: tool.title,
        View,
        open,
        given: inputs,
        onOpen: (opens: boolean) => {
          keepPlace(card.current);
          go(opens ? tool.id : tool.tab);
        },
        onUse: () => {
          if (open === true) return;
          keepPlace(card.current);
          setOpen(tool.id);
        },
        guide: Guide && (
          <AsyncBoundary failed={<NoGuide />}>{isOffline() ? <NoGuide /> : <Guide />}</AsyncBoundary>
        ),
      },
    [tool, View, Guide, open, inputs, go, setOpen],
  );
  return (
    <section
      ref={card}
      id={tool.id}
      className={open === true ? css.openCard : frame}
      aria-labelledby={`${tool.id}-title`}
    >
      <div className={css.cardHead}>
        <Figure id={tool.id} />
        <div className={css.title}>
          <h2 id={`${tool.id}-title`}>{tool.title}</h2>
          {tool.page && (
            <Link to={tool.page.path} aria-label={`View Dedicated Page: ${tool.title}`}>
              View Dedicated Page
            </Link>
          )}
          <p className={css.summary}>{tool.summary}</p>
        </div>
      </div>
      <Unscripted isStatic={isStatic}>
        <NeedsScript />
      </Unscripted>
      <ToolCardContext value={context}>
        <AsyncBoundary loading={<div className={css.loading} />}>{View && <View />}</AsyncBoundary>
      </ToolCardContext>
      {open === true && (
        <AsyncBoundary loading={<div className={css.skills} />}>
          <ToolSkills of={tool.id} />
        </AsyncBoundary>
      )}
      {Guide && (
        <Unscripted isStatic={isStatic}>
          <Guide />
        </Unscripted>
      )}
    </section>
  );
});

/** Shows its content where scripts are off; what is static is inside a noscript element already. */
function Unscripted({ isStatic, children }: { readonly isStatic: boolean; readonly children: ReactNode }) {
  return isStatic ? children : <noscript>{children}</noscript>;
}

// Explanations aren't kept for use without a network.
const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

function NoGuide() {
  return <p>The explanation is read from the network. The tool works without it.</p>;
}

const nothing = (): void => undefined;

/** Without a script there are no tabs to open: the other tools follow. React leaves this to the static page. */
function OtherTabs() {
  const list = { open: '', target: undefined, shown: nothing, go: nothing, setOpen: nothing, isStatic: true };
  return TABS.slice(1).map(({ id, title }) => (
    <div key={id} id={id}>
      <p className={css.otherTab}>{title}</p>
      <ToolList tools={toolsOf(id)} {...list} />
    </div>
  ));
}
