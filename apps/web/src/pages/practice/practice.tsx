import { lazy, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isChoice } from '../../features/practice/choice.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { isWorksheet, requestOf, skillIn } from './place.js';
import { PracticeCenter } from './practice-center.js';
import type { Start } from './use-practice.js';
import { Waiting } from './waiting.js';

const Worksheet = lazy(async () => {
  const module = await import('./worksheet/worksheet.js').catch(reloadIfReplaced);
  return { default: module.Worksheet };
});

const SkillPractice = lazy(async () => {
  const module = await import('./skill/skill-practice.js').catch(reloadIfReplaced);
  return { default: module.SkillPractice };
});

const Choice = lazy(async () => {
  const module = await import('./choice.js').catch(reloadIfReplaced);
  return { default: module.Choice };
});

interface Read extends Start {
  readonly isWorksheet: boolean;
  readonly skill: string | undefined;
  readonly isChoice: boolean;
}

/**
 * Renders general practice, practice of one skill, the skill map or a worksheet, depending on the address, or the choice of
 * them for visitors who start.
 */
export function Practice() {
  const { search, key, ...location } = useLocation();
  const state: unknown = location.state;
  const [read, setRead] = useState<Read>();
  // The query is read after hydration.
  useEffect(() => {
    startTransition(() => {
      const [isSheet, skill] = [isWorksheet(search), skillIn(search)];
      setRead({ key, request: requestOf(search), isWorksheet: isSheet, skill, isChoice: isChoice(state) });
    });
  }, [search, key, state]);
  const start = read?.key === key ? read : undefined;
  if (start?.isWorksheet)
    return (
      <AsyncBoundary>
        <Worksheet key={key} search={search} />
      </AsyncBoundary>
    );
  if (start?.skill !== undefined)
    return (
      <AsyncBoundary loading={<Waiting />}>
        <SkillPractice key={key} id={start.skill} start={start} />
      </AsyncBoundary>
    );
  if (start?.isChoice)
    return (
      <AsyncBoundary>
        <Choice />
      </AsyncBoundary>
    );
  return <PracticeCenter key={key} start={start} />;
}
