import type { PackContents } from '@mathtools/contracts/marketplace';
import { type ReactNode, useState } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import { showToast } from '../../ui/toast/toast.js';
import { Loaded } from '../marketplace/loaded.js';
import { markRead } from '../marketplace/mark-read.js';
import { useLesson } from '../marketplace/queries.js';
import { LessonSkills } from './lesson-skills.js';
import { LessonText } from './lesson-text.js';
import { PrintButton } from './print-button.js';

export interface LessonPageProps {
  readonly pack: string;
  /** The lesson's entry in the contents. */
  readonly of: PackContents['lessons'][number];
  readonly locked: ReactNode;
  /** Content below the lesson. */
  readonly foot: ReactNode;
}

/** Renders a lesson with a button that marks it as read. */
export function LessonPage({ pack, of: { id, read }, locked, foot }: LessonPageProps) {
  const [isPending, setPending] = useState(false);
  const mark = async (): Promise<void> => {
    setPending(true);
    try {
      await markRead(pack, id);
    } catch {
      showToast({
        title: 'Error',
        description: 'Failed to mark this lesson as read. Please try again.',
        kind: 'destructive',
      });
    }
    setPending(false);
  };
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
                if (!read && !isPending) void mark();
              }}
            >
              {read ? 'You’ve read this' : 'Mark as read'}
            </Button>
            <PrintButton />
          </Actions>
          <LessonSkills of={`${pack}/${id}`} />
          {foot}
        </>
      )}
    </Loaded>
  );
}
