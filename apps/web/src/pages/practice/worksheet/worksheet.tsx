import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../../../features/practice/categories.js';
import { endpointQuery } from '../../../features/query/endpoint-query.js';
import { Waiting } from '../waiting.js';
import { waiting } from '../waiting.css.js';
import { type Settings, linkOf, queryFor, settingsOf } from './settings.js';
import { SettingsForm } from './settings-form.js';
import { Sheet } from './sheet.js';
import * as css from './worksheet.css.js';

/** Renders a printable worksheet: the settings, and the sheet with its answers. */
export function Worksheet({ search }: { readonly search: string }) {
  const [settings, setSettings] = useState<Settings>(() => settingsOf(search));
  const { data, isError } = useQuery(
    endpointQuery('GET /api/practice/worksheet', { query: queryFor(settings) }),
  );
  useEffect(() => {
    window.scrollTo(0, 0); // The link to the worksheet is below the problem.
  }, []);
  useEffect(() => {
    history.replaceState(history.state, '', linkOf(settings));
  }, [settings]);
  return (
    <>
      <div className={css.screen}>
        <h2>Worksheet for a class</h2>
        <p>
          The same settings always give the same problems, so the link always opens this exact sheet.{' '}
          <Link to="/practice">Back to practice</Link>
        </p>
        <SettingsForm settings={settings} onMake={setSettings} isReady={data !== undefined} />
      </div>
      {data ? (
        <Sheet
          title={`${titleOf(settings.category)} worksheet`}
          settings={settings}
          problems={data.problems}
        />
      ) : isError ? (
        <p className={waiting} role="status">
          No problems available for this category.
        </p>
      ) : (
        <Waiting />
      )}
    </>
  );
}
