import { Children, isValidElement, type ReactNode } from 'react';
import * as css from './article.css.js';
import { sectionId } from './article.js';

/** Returns the section titles among a page's children. */
export function titlesOf(parts: ReactNode): readonly string[] {
  return Children.toArray(parts).flatMap((part) =>
    isValidElement<{ readonly title?: string }>(part) && part.props.title ? [part.props.title] : [],
  );
}

/**
 * Renders links to the sections, next to the text if there is room. They don't change the address, which contains the
 * inputs of a tool.
 */
export function Contents({ titles }: { readonly titles: readonly string[] }) {
  return (
    <nav className={css.contents} aria-label="On this page">
      <p className={css.exampleTitle}>On this page</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(sectionId(title));
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
