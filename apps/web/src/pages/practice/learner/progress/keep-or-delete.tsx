import { useState } from 'react';
import type { BrowserLearner } from '../../../../features/learners/learners.js';
import { deleteRecord } from '../../../../features/record/delete-record.js';
import { withQuery } from '../../../../site/with-query.js';
import { Actions, Button, ButtonLink } from '../../../../ui/button/button.js';
import { button } from '../../../../ui/button/button.css.js';
import { showToast } from '../../../../ui/toast/toast.js';
import { more } from '../../desk.css.js';
import { card } from '../../../../ui/card/card.css.js';
import * as css from './progress.css.js';
import { kindOf, showError, useServerLearner } from './server-learner.js';

interface KeepOrDeleteProps {
  readonly learner: BrowserLearner;
  /** Called once the record is deleted. This part of the page is then gone. */
  readonly onDeleted: () => void;
}

/** Renders the parent's page, the exports, and the deletion of a learner's record. */
export function KeepOrDelete(props: KeepOrDeleteProps) {
  const query = { learner: props.learner.id };
  return (
    <section className={`${card} ${css.part}`} aria-labelledby="record">
      <h3 id="record">Your record</h3>
      <p>
        It contains the result of every answer you gave while practicing a skill, and nothing about who you
        are.
      </p>
      <Actions>
        <ButtonLink to={withQuery('/practice', { progress: 'report' })}>Report for parents</ButtonLink>
        <a
          className={button.secondary}
          href={withQuery('/api/record/export', query)}
          download="practice-record.json"
        >
          Export JSON
        </a>
        <a
          className={button.secondary}
          href={withQuery('/api/record/export.csv', query)}
          download="practice-record.csv"
        >
          Export CSV
        </a>
      </Actions>
      <Delete {...props} />
    </section>
  );
}

function Delete({ learner, onDeleted }: KeepOrDeleteProps) {
  const [isAsking, setAsking] = useState(false);
  const { known, isPending } = useServerLearner(learner);
  const others = known?.devices.flatMap(({ id, kind }) => (id === null ? [] : kindOf(kind))) ?? [];
  const remove = async (isErased: boolean): Promise<void> => {
    try {
      await deleteRecord({ learner: learner.key, isErased });
      onDeleted();
      showToast(
        isErased
          ? { title: 'Record erased', description: 'Your practice record is erased.' }
          : { title: 'Record deleted', description: 'You can undo this for 30 days.' },
      );
    } catch (error) {
      showError(error, 'We couldn’t delete your record. Check your connection and try again.');
    }
  };
  if (known?.isGuest)
    return (
      <p>
        This device joined less than 30 days ago, so it can’t delete what the other devices have. Undo the
        join first, or delete the record on another device.
      </p>
    );
  if (!isAsking)
    return (
      <div className={more}>
        <Button
          kind="quiet"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) setAsking(true);
          }}
        >
          Delete everything
        </Button>
      </div>
    );
  return (
    <div className={css.part} role="alertdialog" aria-labelledby="ask" aria-describedby="when">
      <p id="ask">
        {others.length === 0
          ? 'Delete every answer and state? Only this device has this record.'
          : `Delete every answer and state? They are deleted here and on the devices that share this record: ${others.join(', ')}.`}
      </p>
      <p id="when">
        Delete: hidden at once, and erased after 30 days. Until then, you can undo it. Erasing also takes
        these answers from devices that no longer share this record.
      </p>
      <Actions>
        <Button onClick={() => void remove(false)}>Delete</Button>
        <Button onClick={() => void remove(true)}>Erase now</Button>
        <Button
          autoFocus
          onClick={() => {
            setAsking(false);
          }}
        >
          Keep it
        </Button>
      </Actions>
    </div>
  );
}
