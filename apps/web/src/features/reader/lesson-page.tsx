import type { PackContents } from '@mathtools/contracts/marketplace';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lessonSkills } from 'virtual:lesson-skills';
import { toolSkills } from 'virtual:tool-skills';
import { tools } from '../../tools/index.js';
import { placeOf } from '../../tools/place-of.js';
import { Actions, Button } from '../../ui/button/button.js';
import { showToast } from '../../ui/toast/toast.js';
import { Loaded } from '../marketplace/loaded.js';
import { markRead, useLesson } from '../marketplace/queries.js';
import { LessonText } from './lesson-text.js';
import { PrintButton } from './print-button.js';
import * as css from './reader.css.js';

interface LessonPageProps {
  readonly pack: string;
  /** Its entry in the contents. */
  readonly of: PackContents['lessons'][number];
  readonly locked: ReactNode;
}

/** A lesson, with a button that marks it as read. */
export function LessonPage({ pack, of: { id, read }, locked }: LessonPageProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => markRead(pack, id),
    onError: () => {
      showToast({
        title: 'Error',
        description: 'Failed to keep the mark. Please try again.',
        kind: 'destructive',
      });
    },
  });
  return (
    <Loaded what="the lesson" query={useLesson(pack, id)} locked={locked}>
      {(lesson) => (
        <>
          <LessonText lesson={lesson} />
          <Actions>
            <Button
              kind={read ? 'secondary' : 'primary'}
              aria-disabled={read || isPending}
              onClick={() => {
                if (!read && !isPending) mutate();
              }}
            >
              {read ? 'You have read this' : 'Mark as read'}
            </Button>
            <PrintButton />
          </Actions>
          <Skills of={`${pack}/${id}`} />
        </>
      )}
    </Loaded>
  );
}

/** Links to practice of what a lesson teaches, and to the tools that serve it. */
function Skills({ of }: { readonly of: string }) {
  const skills = lessonSkills[of] ?? [];
  const serve = tools.filter(({ id }) =>
    toolSkills[id]?.some(([served]) => skills.some(([skill]) => skill === served)),
  );
  return (
    <>
      <Links
        title="Practice this"
        links={skills.map(([id, title]) => [`/practice?skill=${id}`, title] as const)}
      />
      <Links title="Tools for it" links={serve.map((tool) => [placeOf(tool), tool.title] as const)} />
    </>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly (readonly [to: string, title: string])[];
}

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={css.skills} aria-label={title}>
      <p>{title}:</p>
      {links.map(([to, name]) => (
        <Link key={to} className={css.skill} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
