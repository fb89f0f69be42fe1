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

// Loads together with the code that all tools share.
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
/** The guides of tools that have no dedicated page. */
const guides = new Map(
  tools.flatMap((tool) => {
    const load = guideModules[`../../tools/${tool.id}/guide.tsx`];
    return load ? [[tool, lazyView(load)] as const] : [];
  }),
);

/** Preloads the modules that the first interaction needs. */
const loadRest = () =>
  Promise.allSettled([
    loadSearchAnswer(),
    loadSkills(),
    ...[...views.values(), ...guides.values()].map((view) => view.preload()),
  ]);

/** Loads the tools of a tab. A tool that fails to load shows a message in its card. */
async function loadTab(tab: TabId): Promise<void> {
  await Promise.allSettled(toolsOf(tab).map(async (tool) => views.get(tool)?.preload()));
}

/** Renders every tool by tab. The address opens a tab and a tool, and `?q=` filters across tabs. */
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
    const searched = new URLSearchParams(search).get('q');
    // Keeps text that was typed before hydration.
    if (searched !== null || arrived.current) setTerm(searched ?? '');
    arrived.current = true;
  }, [search, key]);

  /** True after a click on this page: the target of the new address is already in view, so nothing scrolls. */
  const isHere = useRef(false);
  const go = useCallback(
    (id: string) => {
      isHere.current = true;
      void navigate(
        { search: keptSearch(term), hash: id },
        // Another choice in the same tool or tab adds no history entry.
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
    // Loads the tab first so that the tools above don't push the target out of view. The static cards stay until then.
    void loadTab(found.tab).then(() => {
      if (!current) return;
      startTransition(() => {
        setOpen(found.tool?.id);
        setTab(found.tab);
        if (!stays) setTarget(found.tool?.id);
      });
      if (!stays && !found.tool && hash !== '') window.scrollTo(0, 0); // A footer link to a tab was followed on this page.
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
        found &&
        (found.tools.length > 0 ? (
          <ToolList {...found} {...list} />
        ) : (
          <p className={css.none}>No tool matches “{term.trim()}”. Clear the search to see all tools.</p>
        ))
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

/** Returns the query that is kept when another tab or tool is chosen: the search term. */
function keptSearch(term: string): string {
  return term.trim() === '' ? '' : `?${new URLSearchParams({ q: term }).toString()}`;
}

/** Renders links to the tools of a tab. */
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
  /** Navigates to a tool or a tab. */
  readonly go: (id: string) => void;
  readonly setOpen: (id: string) => void;
  /** The inputs for the first tool. */
  readonly inputs?: FoundTools['inputs'];
  /** True inside a noscript element, where nothing is hydrated. */
  readonly isStatic?: boolean;
}

function ToolList({ tools, open, inputs, ...rest }: ListProps & { readonly tools: readonly Tool[] }) {
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
        <AsyncBoundary loading={<div className={css.skills} />} failed={null}>
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

/** Shows its content only if scripts are off. Static content is already inside a noscript element. */
function Unscripted({ isStatic, children }: { readonly isStatic: boolean; readonly children: ReactNode }) {
  return isStatic ? children : <noscript>{children}</noscript>;
}

// Guides aren't cached for offline use.
const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

function NoGuide() {
  return <p>You need a connection to see the explanation. The tool works offline.</p>;
}

const nothing = (): void => undefined;

/** Renders the tools of the other tabs below, because tabs can't be opened if scripts are off. Only the static page shows them. */
function OtherTabs() {
  const list = { open: '', target: undefined, shown: nothing, go: nothing, setOpen: nothing, isStatic: true };
  return TABS.slice(1).map(({ id, title }) => (
    <div key={id} id={id}>
      <p className={css.otherTab}>{title}</p>
      <ToolList tools={toolsOf(id)} {...list} />
    </div>
  ));
}
