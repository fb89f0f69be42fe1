import '@fontsource-variable/stix-two-text/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { percentOf } from '@mathtools/math-core/percentage';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ContactForm } from '../src/features/contact/contact-form.js';
import { NewsletterForm } from '../src/features/newsletter/newsletter-form.js';
import { Search } from '../src/features/search/search.js';
import { Accordion } from '../src/ui/accordion/accordion.js';
import { Example, Questions, Section } from '../src/ui/article/article.js';
import { Formula } from '../src/ui/article/formula.js';
import { Badge } from '../src/ui/badge/badge.js';
import { Actions, Button, ButtonLink } from '../src/ui/button/button.js';
import { button } from '../src/ui/button/button.css.js';
import { CardLinks } from '../src/ui/card/card.js';
import { card, page } from '../src/ui/card/card.css.js';
import { row } from '../src/ui/field/field.css.js';
import { DateField } from '../src/ui/field/date-field.js';
import { NumberField, SelectField } from '../src/ui/field/field.js';
import { TextArea, TextField } from '../src/ui/field/text-field.js';
import '../src/ui/global.css.js';
import { problem } from '../src/ui/async-boundary/async-boundary.js';
import { Plot } from '../src/ui/plot/plot.js';
import { Progress } from '../src/ui/progress/progress.js';
import { Result } from '../src/ui/result/result.js';
import { Segmented } from '../src/ui/segmented/segmented.js';
import { Solution } from '../src/ui/solution/solution.js';
import { FactTable } from '../src/ui/table/table.js';
import { Tabs } from '../src/ui/tabs/tabs.js';
import { article } from '../src/ui/article/article.css.js';
import { showToast } from '../src/ui/toast/toast.js';
import { Toggle } from '../src/ui/toggle/toggle.js';
import { ToolFrame } from '../src/ui/tool-frame/tool-frame.js';
import { useTooltips } from '../src/ui/tooltip/tooltip.js';

const OPTIONS = [
  { value: 'a', label: 'Algebra' },
  { value: 'b', label: 'Logarithms' },
  { value: 'c', label: 'Geometry' },
];
const TABS = OPTIONS.map(({ value, label }) => ({ id: value, title: label }));
const QUESTIONS = [
  { question: 'What is 25 percent of 100?', answer: 'It is 25.', link: { to: '/tools', label: 'All tools' } },
  { question: 'Is it free?', answer: 'Yes.' },
];
const example = percentOf({ value: '80', percentage: '25' });

function Gallery() {
  useTooltips();
  return (
    <main className={page}>
      <h1>Components</h1>
      <Actions>
        <Button onClick={() => (document.documentElement.dataset['theme'] = 'light')}>Light theme</Button>
        <Button onClick={() => (document.documentElement.dataset['theme'] = 'dark')}>Dark theme</Button>
      </Actions>
      <div className={article}>
        <Controls />
        <Fields />
        <Shown />
        <Section title="Tool frame, result, solution">
          <div className={card}>
            <ToolFrame
              inputs={
                <Stateful>
                  {(bound) => <NumberField label="Value" hint="Positive" unit="%" {...bound} />}
                </Stateful>
              }
              result={
                <Result label="25% of 80" answer="20.00" placeholder="Type a number." notes={['A note.']} />
              }
              details={[['More', '60.00']]}
              solution={example.ok && <Solution steps={example.value.steps} />}
            />
          </div>
          <div className={card}>
            <Result label="" placeholder="Type a number." />
          </div>
        </Section>
        <Section title="Forms">
          <NewsletterForm />
          <ContactForm />
        </Section>
      </div>
    </main>
  );
}

interface Bound {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Stateful({
  start = '',
  children,
}: {
  readonly start?: string;
  readonly children: (bound: Bound) => ReactNode;
}) {
  const [value, onChange] = useState(start);
  return children({ value, onChange });
}

function Controls() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Section title="Button">
        <Actions>
          <Button kind="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button kind="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <Button aria-pressed>Pressed</Button>
          <ButtonLink to="/">Link</ButtonLink>
        </Actions>
      </Section>
      <Section title="Toast, tooltip, dialog">
        <Actions>
          <Button
            onClick={() => {
              showToast({ title: 'Success!', description: 'It worked.' });
            }}
          >
            Toast
          </Button>
          <Button
            onClick={() => {
              showToast({ title: 'Error', description: 'It failed.', kind: 'destructive' });
            }}
          >
            Destructive toast
          </Button>
          <Button data-tooltip="About this button">Tooltip</Button>
          <Search className={button.secondary}>Search tools</Search>
        </Actions>
      </Section>
      <Section title="Segmented, toggle, tabs">
        <Stateful start="a">
          {(bound) => <Segmented legend="Category" options={OPTIONS} {...bound} />}
        </Stateful>
        <Toggle label="Use exact definitions" hint="Some help text." checked={on} onChange={setOn} />
        <Stateful start="a">
          {(bound) => (
            <Tabs label="Categories" tabs={TABS} {...bound}>
              {(id) => <p>The tab {id}.</p>}
            </Tabs>
          )}
        </Stateful>
      </Section>
    </>
  );
}

function Fields() {
  return (
    <Section title="Field">
      <div className={row}>
        <Stateful start="80">
          {(bound) => <NumberField label="Number" hint="Positive" unit="kg" {...bound} />}
        </Stateful>
        <Stateful start="1,5">
          {(bound) => <NumberField label="Invalid" hint="Positive" invalid {...bound} />}
        </Stateful>
        <Stateful start="2000-02-29">{(bound) => <DateField label="Date" {...bound} />}</Stateful>
        <Stateful start="b">
          {(bound) => <SelectField label="Choice" options={OPTIONS} {...bound} />}
        </Stateful>
        <Stateful>{(bound) => <TextField label="Text" name="text" {...bound} />}</Stateful>
        <Stateful start="ada@example.org">
          {(bound) => <TextField label="Email, disabled" name="email" type="email" disabled {...bound} />}
        </Stateful>
      </div>
      <Stateful>
        {(bound) => <TextArea label="Lines" name="lines" hint="Some help text." {...bound} />}
      </Stateful>
    </Section>
  );
}

function Shown() {
  return (
    <>
      <Section title="Accordion">
        <Accordion items={QUESTIONS} />
      </Section>
      <Section title="Failed part">{problem(false)}</Section>
      <Section title="Badge, progress">
        <Badge>Beginner</Badge>
        <Progress label="Current streak: 3" value={30} />
      </Section>
      <Section title="Card">
        <CardLinks links={[{ to: '/', title: 'Unit Converter', summary: 'Converts units.' }]} />
      </Section>
      <Section title="Table">
        <FactTable
          caption="Units"
          head={['Unit', 'Seconds']}
          rows={[
            ['Minute', '60'],
            ['Hour', '3,600'],
          ]}
        />
      </Section>
      <Section title="Article">
        <Formula of={['/', ['ln', 'x'], ['ln', 'a']]} />
        <Example title="An example">
          <p>25% of 80 is 20.</p>
        </Example>
        <Questions items={QUESTIONS} />
      </Section>
      <Section title="Plot">
        <Plot title="A line" description="It rises from left to right." viewBox={[320, 80]}>
          <path d="M0 80 320 0" stroke="currentColor" />
        </Plot>
      </Section>
    </>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
createRoot(container).render(
  <StrictMode>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
);
