import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Article, type Question, Questions, Section } from '../ui/article/article.js';
import { side, text } from '../ui/article/article.css.js';
import { Contents, titlesOf } from '../ui/article/contents.js';
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
      <div className={text}>
        <div className={side}>
          <Contents titles={[...titlesOf(children), 'Questions']} />
        </div>
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
