import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkToSkill } from '../../../features/practice/skills.js';
import { endpointQuery } from '../../../features/query/endpoint-query.js';
import { card } from '../../../ui/card/card.css.js';
import { reloadIfReplaced } from '../../../site/updates/version.js';
import { Waiting } from '../waiting.js';
import { waiting } from '../waiting.css.js';
import { Editor } from './editor.js';
import { readLink } from './read-link.js';
import { linkOf, orderOf, queryFor, type Settings } from './settings.js';
import { AnswerKey } from './answer-key.js';
import { ReadySheets } from './ready-sheets.js';
import { Sheet, type ShownVersion } from './sheet.js';
import * as css from './worksheet.css.js';

const Projector = lazy(async () => {
  const module = await import('./projector.js').catch(reloadIfReplaced);
  return { default: module.Projector };
});

/** Renders a worksheet of skills: its settings, and the sheet with its answers, ready to print. */
export function Worksheet({ search }: { readonly search: string }) {
  const [link] = useState(() => readLink(search));
  const [settings, setSettings] = useState<Settings>(link.settings);
  const [shown, setShown] = useState(link.shown);
  useEffect(() => {
    window.scrollTo(0, 0); // The link to the worksheet is below the problem.
  }, []);
  useEffect(() => {
    history.replaceState(history.state, '', linkOf(settings, shown));
  }, [settings, shown]);
  const { versions, isReady, isError } = useVersions(settings);
  const isEmpty = settings.topics.length === 0;
  return (
    <>
      <div className={css.screen}>
        <h2>Worksheet for a class</h2>
        <p>
          The same settings always give the same problems, so the link always opens this exact sheet.{' '}
          <Link to="/practice">Back to practice</Link>
        </p>
        <Help />
        {link.faults.length > 0 && (
          <div className={card} role="status">
            {link.faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </div>
        )}
      </div>
      <div className={css.desk}>
        {isEmpty && <ReadySheets settings={settings} />}
        <Editor
          settings={settings}
          onChange={setSettings}
          versions={isReady ? versions : undefined}
          onShow={() => {
            setShown(1);
          }}
        />
        {!isEmpty && (
          <div className={css.paper} aria-busy={!isReady}>
            {versions.length > 0 ? (
              <>
                <Sheet settings={settings} versions={versions} onChange={setSettings} />
                {settings.key !== 'none' && <AnswerKey settings={settings} versions={versions} />}
              </>
            ) : isError ? (
              <p className={waiting} role="status">
                No problems available for this category.
              </p>
            ) : (
              <Waiting />
            )}
          </div>
        )}
      </div>
      {shown !== undefined && isReady && (
        <Suspense>
          <Projector settings={settings} versions={versions} at={shown} onShow={setShown} />
        </Suspense>
      )}
    </>
  );
}

/** Explains to teachers what a worksheet can do. */
function Help() {
  return (
    <details>
      <summary className={css.summary}>For teachers: how to make a worksheet</summary>
      <ol className={css.help}>
        <li>Choose the skills that you taught, and the number and difficulty of their problems.</li>
        <li>Replace a problem that you don’t like, or move it. The other problems stay.</li>
        <li>
          Choose “A and B” for two versions, so that neighbors have different numbers in the same skills.
        </li>
        <li>Print the sheet with or without its answer key, or show one problem at a time on a screen.</li>
        <li>Save it as Moodle XML for a quiz, as LaTeX to edit it, or as CSV for a spreadsheet.</li>
        <li>
          Give students the link of a skill from <Link to={linkToSkill()}>the map</Link> for practice at home.
          They need no account, and “Your progress” has a report to print.
        </li>
      </ol>
    </details>
  );
}

/** Fetches the problems of each version, in the order of the sheet. While others load, the previous ones stay. */
function useVersions(settings: Settings) {
  const results = useQueries({
    queries: settings.versions.map((version) => ({
      ...endpointQuery('GET /api/practice/worksheet', { query: queryFor(settings, version) }),
      enabled: settings.topics.length > 0,
      placeholderData: keepPreviousData,
    })),
  });
  const versions = settings.versions.flatMap((version, index): readonly ShownVersion[] => {
    const problems = results[index]?.data?.problems;
    if (!problems) return [];
    const numbered = orderOf(settings).flatMap((number) => {
      const problem = problems[number - 1];
      return problem ? { number, problem } : [];
    });
    return [{ version, problems: numbered }];
  });
  return {
    versions,
    isReady: results.every(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData),
    isError: results.some(({ isError }) => isError),
  };
}
