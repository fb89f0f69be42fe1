import { lazy, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FoundTools } from '../../features/search/search-answer.js';
import { findByAddress, findStatic, tools, toolsOf } from '../../tools/index.js';
import { TABS, type TabId } from '../../tools/tool.js';
import { page as frame } from '../../ui/card/card.css.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { isPlainClick } from '../../ui/button/plain-click.js';
import { Head } from '../../ui/head/head.js';
import { TabLinks } from '../../ui/tabs/tab-links.js';
import { whenIdle } from '../../ui/when-idle.js';
import { page } from './page.js';
import { loadSkills, StaticToolList, ToolList } from './tool-list.js';
import { ToolMenu } from './tool-menu.js';
import { loadAllViews, loadTab } from './tool-views.js';
import * as css from './tools.css.js';

const loadSearchAnswer = () => import('../../features/search/search-answer.js');
const SearchAnswer = lazy(async () => ({ default: (await loadSearchAnswer()).SearchAnswer }));

/** Preloads the modules that the first interaction needs. */
const loadRest = () => Promise.allSettled([loadSearchAnswer(), loadSkills(), loadAllViews()]);

/** Renders every tool by tab. The address opens a tab and a tool, and `?q=` filters across tabs. */
export function Component() {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(() => findStatic(search));
  const [tab, setTab] = useState<TabId>(first.tab);
  const [open, setOpen] = useState(first.tool?.id);
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

  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const clear = (): void => {
    setTerm('');
    box.current?.querySelector('input')?.focus(); // The button is about to be removed.
  };
  const isSearch = term.trim() !== '';
  const chosen = toolsOf(tab).find(({ id }) => id === open);
  const stay = (): void => {
    isHere.current = true;
  };
  const list = { open, target, shown, go, setOpen };
  return (
    <div className={frame}>
      <Head {...page} />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          Math Tools &amp; Calculators
        </h1>
        <search ref={box} className={css.search}>
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
          <NoneFound term={term} onClear={clear} />
        ))
      ) : (
        <div className={css.workbench} data-open={chosen && ''}>
          <div className={css.tabs}>
            <TabLinks label="Tool categories" tabs={TABS} value={tab} onFollow={stay} />
          </div>
          <div key={`${tab} rail`} className={css.rail}>
            <ToolMenu label="Tools in this tab" tools={toolsOf(tab)} layout="rail" open={chosen?.id} />
            {TABS.filter(({ id }) => id !== tab).map(({ id, title }) => (
              <div key={id} className={css.group}>
                <h2>{title}</h2>
                <ToolMenu label={title} tools={toolsOf(id)} layout="grid" />
              </div>
            ))}
          </div>
          <div key={tab}>
            {chosen && (
              <Link
                className={css.back}
                to={`#${tab}`}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  stay();
                  heading.current?.focus({ preventScroll: true }); // The link is about to be removed.
                }}
              >
                {`← All ${titleOf(tab)}`}
              </Link>
            )}
            <ToolList tools={toolsOf(tab)} {...list} />
          </div>
        </div>
      )}
      <noscript>
        <OtherTabs than={first.tab} />
      </noscript>
    </div>
  );
}

interface NoneFoundProps {
  readonly term: string;
  /** Called to clear the search. */
  readonly onClear: () => void;
}

/** Says that a search found nothing, and offers what to do next and all tools. */
function NoneFound({ term, onClear }: NoneFoundProps) {
  return (
    <div className={css.group}>
      <div className={css.nothing}>
        <h2>{`No tool matches “${term.trim()}”`}</h2>
        <p>
          Search for another name, or type a problem, such as <span translate="no">2x + 3 = 11</span>. Is a
          tool missing? <Link to="/contact">Tell us</Link>.
        </p>
        <Button onClick={onClear}>Clear Search</Button>
      </div>
      <h3>All tools</h3>
      <ToolMenu label="All tools" tools={tools} layout="grid" />
    </div>
  );
}

const titleOf = (tab: TabId): string => TABS.find(({ id }) => id === tab)?.title ?? '';

/** Returns the query that is kept when another tab or tool is chosen: the search term. */
function keptSearch(term: string): string {
  return term.trim() === '' ? '' : `?${new URLSearchParams({ q: term }).toString()}`;
}

/** Renders the tools of the other tabs below, because tabs can't be opened if scripts are off. Only the static page shows them. */
function OtherTabs({ than }: { readonly than: TabId }) {
  return TABS.filter(({ id }) => id !== than).map(({ id, title }) => (
    <div key={id} id={id} className={css.group}>
      <h2>{title}</h2>
      <StaticToolList tools={toolsOf(id)} />
    </div>
  ));
}
