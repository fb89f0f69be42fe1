import { lazy, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLearners } from '../../features/learners/use-learners.js';
import { isChoice } from '../../features/practice/choice.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { isWorksheet, type LearnerPage, learnerPageIn, requestOf, skillIn } from './place.js';
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

const Learner = lazy(async () => {
  const module = await import('./learner/learner.js').catch(reloadIfReplaced);
  return { default: module.Learner };
});

interface Read extends Start {
  readonly learner: LearnerPage | undefined;
  readonly isWorksheet: boolean;
  readonly skill: string | undefined;
  readonly isChoice: boolean;
}

/**
 * Renders general practice, practice of one skill, the skill map, a learner's pages or a worksheet, depending on the address, or
 * the choice of them for visitors who start.
 */
export function Practice() {
  const { chosen } = useLearners();
  const { search, key, ...location } = useLocation();
  const state: unknown = location.state;
  const [read, setRead] = useState<Read>();
  // The query is read after hydration.
  useEffect(() => {
    startTransition(() => {
      const [isSheet, skill] = [isWorksheet(search), skillIn(search)];
      setRead({
        key,
        request: requestOf(search),
        isWorksheet: isSheet,
        skill,
        learner: learnerPageIn(search),
        isChoice: isChoice(state),
      });
    });
  }, [search, key, state]);
  // Another learner gets other problems, because tries and hints are those of one learner.
  const visit = key + chosen.key;
  const start = read?.key === key ? { ...read, key: visit } : undefined;
  if (start?.isWorksheet)
    return (
      <AsyncBoundary>
        <Worksheet key={key} search={search} />
      </AsyncBoundary>
    );
  if (start?.learner)
    return (
      <AsyncBoundary loading={<Waiting />}>
        <Learner key={key} page={start.learner} visit={visit} />
      </AsyncBoundary>
    );
  if (start?.skill !== undefined)
    return (
      <AsyncBoundary loading={<Waiting />}>
        <SkillPractice key={visit} id={start.skill} start={start} />
      </AsyncBoundary>
    );
  if (start?.isChoice)
    return (
      <AsyncBoundary>
        <Choice />
      </AsyncBoundary>
    );
  return <PracticeCenter key={visit} start={start} />;
}
