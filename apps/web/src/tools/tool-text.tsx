import { Children, isValidElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Article, type Question, Questions, Section, sectionId } from '../ui/article/article.js';
import { exampleTitle } from '../ui/article/article.css.js';
import { type CardLink, CardLinks } from '../ui/card/card.js';
import { StructuredDataScripts } from '../ui/head/head.js';
import { faqData } from '../ui/head/structured-data.js';
import { tools } from './index.js';
import type { Tool } from './tool.js';
import * as css from './tool-page.css.js';

export interface ToolTextProps {
  readonly tool: Tool;
  /** The explanatory sections. */
  readonly children: ReactNode;
  readonly questions: readonly Question[];
  /** The two cards below the text. */
  readonly related: readonly [CardLink, CardLink];
  /** The text links below the cards. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Returns the card that links to a tool with a dedicated page. */
export function relatedTool(id: string): CardLink {
  const tool = tools.find((other) => other.id === id);
  if (!tool?.page) throw new Error(`${id} has no dedicated page.`);
  return { to: tool.page.path, title: tool.title, summary: tool.summary };
}

/**
 * Renders the content below the tool on its page: explanatory text, questions and related tools.
 */
export function ToolText({ children, questions, related, links }: ToolTextProps) {
  return (
    <div className={css.rest}>
      <StructuredDataScripts data={[faqData(questions)]} />
      <div className={css.text}>
        <Contents titles={[...titlesOf(children), 'Questions']} />
        <Article>
          {children}
          <Section title="Questions">
            <Questions items={questions} />
          </Section>
        </Article>
      </div>
      <section className={css.related} aria-labelledby="related">
        <h2 id="related">Related tools</h2>
        <CardLinks links={related} />
        <ul className={css.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Returns the section titles among a page's children. */
function titlesOf(parts: ReactNode): readonly string[] {
  return Children.toArray(parts).flatMap((part) =>
    isValidElement<{ readonly title?: string }>(part) && part.props.title ? [part.props.title] : [],
  );
}

/**
 * Renders links to the sections, next to the text if there is room. They don't change the address, which
 * contains the inputs.
 */
function Contents({ titles }: { readonly titles: readonly string[] }) {
  return (
    <nav className={css.contents} aria-label="On this page">
      <p className={exampleTitle}>On this page</p>
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
