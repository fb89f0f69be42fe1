import { type ReactNode, useLayoutEffect } from 'react';
import { page } from '../ui/card/card.css.js';
import { Figure } from '../ui/figure/figure.js';
import { Head } from '../ui/head/head.js';
import { applicationData } from './application-data.js';
import { NeedsScript } from './needs-script.js';
import { ToolSkills } from './tool-skills.js';
import * as css from './tool-page.css.js';
import { ToolText, type ToolTextProps } from './tool-text.js';

export interface ToolPageProps extends ToolTextProps {
  /** One or two sentences below the heading. */
  readonly intro: string;
  readonly widget: ReactNode;
  /** Another tool, below the first one. */
  readonly more?: ReactNode;
}

/** Renders a dedicated tool page: the tool first, then the explanatory text. */
export function ToolPage({ intro, widget, more, ...text }: ToolPageProps) {
  const { tool } = text;
  if (!tool.page) throw new Error(`${tool.id} has no dedicated page.`);
  useLayoutEffect(() => {
    delete document.documentElement.dataset['linked']; // The tool has read its link.
  }, []);
  return (
    <div className={page}>
      <Head {...tool.page} data={[applicationData(tool)]} />
      <div className={css.head}>
        <Figure id={tool.id} />
        <h1 tabIndex={-1}>{tool.title}</h1>
        <p className={css.intro}>{intro}</p>
      </div>
      <section className={css.widget} aria-labelledby="widget">
        <h2 id="widget" className={css.hidden}>
          Work it out
        </h2>
        <noscript>
          <NeedsScript />
        </noscript>
        {widget}
      </section>
      <div className={css.practice}>
        <ToolSkills of={tool.id} />
      </div>
      {more}
      <ToolText {...text} />
    </div>
  );
}
