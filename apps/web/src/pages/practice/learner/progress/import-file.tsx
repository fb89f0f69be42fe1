import { useRef, useState } from 'react';
import { fieldsOf, serverMessageOf } from '../../../../features/api.js';
import { dayText } from '../../../../features/day-text.js';
import { type BrowserLearner, newLearnerId } from '../../../../features/learners/learners.js';
import { panel } from '../../../../features/practice/before-answer.css.js';
import { importFacts } from '../../../../features/record/import-facts.js';
import type { FileContents } from '../../../../features/record/read-file.js';
import { freshFacts } from '../../../../features/record/sync.js';
import { Actions, Button } from '../../../../ui/button/button.js';
import { card } from '../../../../ui/card/card.css.js';
import { type Control, Field } from '../../../../ui/field/field-frame.js';
import { count } from '../../../../ui/result/count.js';
import { showToast } from '../../../../ui/toast/toast.js';
import * as css from './progress.css.js';
import { refreshDevices } from './server-learner.js';

/** A file that can be added, with the ID of its import. */
interface Ready {
  readonly id: string;
  readonly contents: FileContents;
}

/** Renders the import of a file that was exported: what it adds, before anything happens. */
export function ImportFile({ learner }: { readonly learner: BrowserLearner }) {
  const [ready, setReady] = useState<Ready>();
  const [error, setError] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<Control>(null);
  const read = async (file: File | undefined): Promise<void> => {
    setReady(undefined);
    setError(undefined);
    if (file) {
      const contents = await contentsOf(file);
      if (input.current?.files?.[0] !== file) return; // Another file was chosen meanwhile.
      if (typeof contents === 'string') setError(contents);
      else setReady({ id: newLearnerId(), contents });
    }
  };
  const end = (): void => {
    setReady(undefined);
    if (input.current) input.current.value = '';
    heading.current?.focus();
  };
  return (
    <section className={`${card} ${css.part}`} aria-labelledby="import">
      <h3 id="import" ref={heading} tabIndex={-1}>
        Import a file
      </h3>
      <div className={css.part} aria-live="polite">
        <Field
          label="File with a record"
          hint="A file from “Export JSON”. First you see what it adds."
          error={error}
          control={input}
        >
          {(ids) => (
            <input
              {...ids}
              className={css.file}
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => void read(target.files?.[0])}
            />
          )}
        </Field>
        {ready && <Question key={ready.id} learner={learner} ready={ready} onEnd={end} />}
      </div>
    </section>
  );
}

async function contentsOf(file: File): Promise<FileContents | string> {
  try {
    const { readFile } = await import('../../../../features/record/read-file.js');
    return await readFile(file, (await freshFacts()).facts);
  } catch {
    return 'We couldn’t check this file. Check your connection and try again.';
  }
}

interface QuestionProps {
  readonly learner: BrowserLearner;
  readonly ready: Ready;
  readonly onEnd: () => void;
}

function Question({ learner, ready: { id, contents }, onEnd }: QuestionProps) {
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<string>();
  const { facts } = contents;
  const isAdding = done !== undefined;
  const add = async (): Promise<void> => {
    if (isAdding) return;
    setDone(0);
    setError(undefined);
    try {
      const ungraded = await importFacts({ id, learner: learner.key, facts, onPart: setDone });
      await refreshDevices();
      onEnd();
      showToast({ title: 'File imported', description: `${addedText(contents)}${ungradedText(ungraded)}` });
    } catch (failure) {
      await refreshDevices();
      setDone(undefined);
      setError(messageOf(failure));
    }
  };
  return (
    <div className={panel} role="group" aria-label="What the file adds">
      {linesOf(contents).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {error !== undefined && <p key={error}>{error}</p>}
      {isAdding && <p key={done}>{`${done} of ${facts.length} are added. Keep this page open.`}</p>}
      <Actions>
        {facts.length > 0 && (
          <Button kind="primary" aria-disabled={isAdding} onClick={() => void add()}>
            Add
          </Button>
        )}
        {!isAdding && <Button onClick={onEnd}>Cancel</Button>}
      </Actions>
    </div>
  );
}

function messageOf(error: unknown): string {
  const [field] = Object.values(fieldsOf(error));
  return (
    field ??
    serverMessageOf(error) ??
    'We couldn’t add everything. Check your connection, and press “Add” again.'
  );
}

const day = (time: number): string => dayText(new Date(time).toISOString());

const periodText = (first: string, last: string): string =>
  first === last ? `of ${first}` : `from ${first} to ${last}`;

/** Describes the contents of a file in sentences: the facts to add, and those to leave out. */
function linesOf(contents: FileContents): readonly string[] {
  const { facts, answers, unknown, skills, from, to, known, unreadable, foreign } = contents;
  const placements = facts.length - answers;
  return [
    answers > 0 &&
      `This file adds ${count(answers, 'answer')} to ${count(skills, 'skill')}, ${periodText(day(from), day(to))}.`,
    placements > 0 &&
      `This file adds ${placements === 1 ? '1 entry' : `${placements} entries`} about finding your level.`,
    facts.length === 0 && 'This file adds nothing.',
    known > 0 && `Already in this record, and left as they are: ${known}.`,
    unknown > 0 && `Answers to problems that we don’t know, which don’t count: ${unknown}.`,
    foreign > 0 && `Left out, because we don’t know their skills: ${foreign}.`,
    unreadable > 0 && `Left out, because we can’t read them: ${unreadable}.`,
    facts.length > 0 && 'You can undo this for 30 days.',
  ].filter((line) => line !== false);
}

function addedText({ answers }: FileContents): string {
  return `This record has ${count(answers, 'more answer')}.`;
}

function ungradedText(ungraded: number): string {
  return ungraded === 0 ? '' : ` Of these, ${ungraded} can’t be graded and don’t count.`;
}
