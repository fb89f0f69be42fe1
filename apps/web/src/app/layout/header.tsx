import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Search } from '../../features/search/search.js';
import { pages } from '../../pages/index.js';
import { site } from '../../site/site.js';
import { ButtonLink } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { useTheme } from '../../ui/theme.js';
import * as css from './layout.css.js';

const ITEMS = pages
  .flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []))
  .sort((a, b) => a.order - b.order);

/** Renders the header: brand, navigation, contact button, search and theme switch. On small screens, the links are in a menu. */
export function Header() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  // Closes the menu in the cleanup, not in the effect, because the menu may already be open at hydration.
  useLayoutEffect(() => close, [pathname]);
  return (
    <header
      className={css.header}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      // The menu covers the page, so it closes when the focus moves there.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <div className={css.bar}>
        <Link className={css.brand} to="/">
          <Logo />
          {site.name}
        </Link>
        {/* The links come after the details element, not inside it, because wide screens always show them. */}
        <details
          ref={menu}
          className={css.menuButton}
          suppressHydrationWarning // The menu may be open before hydration.
        >
          <summary className={css.menuIcon}>
            <span className={css.whenClosed}>
              <Icon path="M4 7h16M4 12h16M4 17h16" />
              <span className={css.hidden}>Open menu</span>
            </span>
            <span className={css.whenOpen}>
              <Icon path="M6 6l12 12M18 6L6 18" />
              <span className={css.hidden}>Close menu</span>
            </span>
          </summary>
        </details>
        <nav className={css.menu} aria-label="Main">
          <ul className={css.items} onClick={close}>
            {ITEMS.map(({ path, label }) => (
              <li key={path}>
                <Link className={css.item} to={path} aria-current={ariaCurrent(path, pathname)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to="/contact" aria-current={ariaCurrent('/contact', pathname)} onClick={close}>
            Contact Us
          </ButtonLink>
        </nav>
        <Search className={css.search}>
          <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21" />
          <span className={css.hidden}>Search tools</span>
        </Search>
        <ThemeButton />
      </div>
    </header>
  );
}

/** Renders the theme switch. A script in index.html handles it so that it works before hydration. */
function ThemeButton() {
  const theme = useTheme();
  return (
    <button
      type="button"
      className={css.theme}
      data-theme-switch=""
      data-tooltip="Dark theme"
      aria-pressed={theme === 'dark'}
    >
      <span className={css.whenLight}>
        <Icon path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
      </span>
      <span className={css.whenDark}>
        <Icon path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
      </span>
      <span className={css.hidden}>Dark theme</span>
    </button>
  );
}

/** Returns the `aria-current` of a navigation item. A page below the item's path highlights it as its section. */
function ariaCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

function Logo() {
  return (
    <svg className={css.logo} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 17h4l5 9 7-21h10" />
    </svg>
  );
}
