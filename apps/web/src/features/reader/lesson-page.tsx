import type { PackContents } from '@mathtools/contracts/marketplace';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import { showToast } from '../../ui/toast/toast.js';
import { Loaded } from '../marketplace/loaded.js';
import { markRead, useLesson } from '../marketplace/queries.js';
import { LessonText } from './lesson-text.js';
import { PrintButton } from './print-button.js';

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
        </>
      )}
    </Loaded>
  );
}
