import { lazy, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type LazyView, lazyView, type ViewModule } from '../../site/lazy-view.js';
import { findByHash, tools, toolsOf } from '../../tools/index.js';
import { TABS, type TabId, type Tool } from '../../tools/tool.js';
import { ToolPlace } from '../../tools/tool-inputs.js';
import { card as frame, page as pageFrame } from '../../ui/card/card.css.js';
import { TextField } from '../../ui/field/text-field.js';
import { Head } from '../../ui/head/head.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Tabs } from '../../ui/tabs/tabs.js';
import { page } from './page.js';
import * as css from './tools.css.js';

// Loaded with the first search.
const SearchAnswer = lazy(async () => ({
  default: (await import('../../features/search/search-answer.js')).SearchAnswer,
}));

const modules = import.meta.glob<ViewModule>('../../tools/*/view.tsx');

function viewOf({ id }: Tool): LazyView {
  const load = modules[`../../tools/${id}/view.tsx`];
  if (!load) throw new Error(`tools/${id}/view.tsx is missing.`);
  return lazyView(load);
}

const views = new Map(tools.map((tool) => [tool, viewOf(tool)]));

/** Loads the tools of a tab; one that fails to load shows a message in its own place. */
async function loadTab(tab: TabId): Promise<void> {
  await Promise.allSettled(toolsOf(tab).map(async (tool) => views.get(tool)?.preload()));
}

/** Loads the tools of the first tab, unless the static page already shows them: then they hydrate one by one. */
export async function preload(): Promise<void> {
  const [{ id: first }] = TABS;
  const shown =
    typeof document !== 'undefined' && toolsOf(first).some(({ id }) => document.getElementById(id));
  if (!shown) await loadTab(first);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // malformed, such as "#%"
  }
}

/** Every tool, by tab; a hash opens a tab and shows a tool, `?q=` filters across tabs. */
export function Component() {
  const { hash, search, key } = useLocation();
  const [tab, setTab] = useState<TabId>(TABS[0].id);
  const [term, setTerm] = useState('');
  const [ranked, setRanked] = useState<readonly Tool[]>();
  const [target, setTarget] = useState<string>();
  const shown = useCallback(() => {
    setTarget(undefined);
  }, []);

  const arrived = useRef(false);
  useLayoutEffect(() => {
    const asked = new URLSearchParams(search).get('q');
    // what was typed before the script arrived stays
    if (asked !== null || arrived.current) setTerm(asked ?? '');
    arrived.current = true;
  }, [search, key]);

  useEffect(() => {
    const found = findByHash(decodeHash(hash));
    if (!found) return;
    let current = true;
    // Loads the tab first, so that the tools above do not push the target out of view.
    void loadTab(found.tab).then(() => {
      if (!current) return;
      setTab(found.tab);
      setTarget(found.tool?.id);
      if (!found.tool) window.scrollTo(0, 0); // a link in the footer of this page to a tab
    });
    return () => {
      current = false;
    };
  }, [hash, key]);

  const isSearch = term.trim() !== '';
  return (
    <div className={pageFrame}>
      <Head {...page} />
      <h1 tabIndex={-1}>Math Tools &amp; Calculators</h1>
      <search className={css.search}>
        <TextField label="Search tools" name="q" autoComplete="off" value={term} onChange={setTerm} />
      </search>
      {isSearch && (
        <AsyncBoundary>
          <SearchAnswer term={term} onFound={setRanked} />
        </AsyncBoundary>
      )}
      {isSearch ? (
        ranked && <ToolList tools={ranked} target={target} shown={shown} />
      ) : (
        <Tabs label="Kinds of tools" tabs={TABS} value={tab} onChange={setTab}>
          {(id) => (
            <>
              <JumpList tools={toolsOf(id)} />
              <ToolList tools={toolsOf(id)} target={target} shown={shown} />
            </>
          )}
        </Tabs>
      )}
    </div>
  );
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

function ToolList({ tools, ...arrival }: Arrival & { readonly tools: readonly Tool[] }) {
  if (tools.length === 0)
    return <p className={css.none}>No tool of that name. Clear the search to see them all.</p>;
  return (
    <ToolPlace value="list">
      <div className={css.list}>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} {...arrival} />
        ))}
      </div>
    </ToolPlace>
  );
}

function ToolCard({ tool, target, shown }: Arrival & { readonly tool: Tool }) {
  const View = views.get(tool);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (target !== tool.id) return;
    card.current?.scrollIntoView();
    shown();
  }, [target, tool.id, shown]);
  return (
    <section ref={card} id={tool.id} className={frame} aria-labelledby={`${tool.id}-title`}>
      <div className={css.cardHead}>
        <h2 id={`${tool.id}-title`}>{tool.title}</h2>
        {tool.page && (
          <Link to={tool.page.path} aria-label={`View Dedicated Page: ${tool.title}`}>
            View Dedicated Page
          </Link>
        )}
        <p className={css.summary}>{tool.summary}</p>
      </div>
      <AsyncBoundary loading={<div className={css.loading} />}>{View && <View />}</AsyncBoundary>
    </section>
  );
}
