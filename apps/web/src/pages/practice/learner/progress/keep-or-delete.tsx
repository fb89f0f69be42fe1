import { useState } from 'react';
import { deleteRecord } from '../../../../features/record/sync.js';
import { withQuery } from '../../../../site/with-query.js';
import { Actions, Button, ButtonLink } from '../../../../ui/button/button.js';
import { button } from '../../../../ui/button/button.css.js';
import { showToast } from '../../../../ui/toast/toast.js';
import { more } from '../../desk.css.js';
import { card } from '../../../../ui/card/card.css.js';
import * as css from './progress.css.js';

interface KeepOrDeleteProps {
  /** Called once the record is deleted. This part of the page is then gone. */
  readonly onDeleted: () => void;
}

async function remove(onDeleted: () => void): Promise<void> {
  try {
    await deleteRecord();
    onDeleted();
    showToast({ title: 'Record deleted', description: 'Your practice record is deleted.' });
  } catch {
    showToast({
      title: 'Error',
      description: 'We couldn’t delete your record. Check your connection and try again.',
      kind: 'destructive',
    });
  }
}

/** Renders the parent's page, the exports, and the deletion of the record. */
export function KeepOrDelete({ onDeleted }: KeepOrDeleteProps) {
  return (
    <section className={`${card} ${css.part}`} aria-labelledby="record">
      <h3 id="record">Your record</h3>
      <p>It contains every answer you gave while practicing a skill, and nothing about who you are.</p>
      <Actions>
        <ButtonLink to={withQuery('/practice', { progress: 'report' })}>Report for parents</ButtonLink>
        <a className={button.secondary} href="/api/record/export" download="practice-record.json">
          Export JSON
        </a>
        <a className={button.secondary} href="/api/record/export.csv" download="practice-record.csv">
          Export CSV
        </a>
      </Actions>
      <Delete onDeleted={onDeleted} />
    </section>
  );
}

function Delete({ onDeleted }: KeepOrDeleteProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <div className={more}>
        <Button
          kind="quiet"
          onClick={() => {
            setAsking(true);
          }}
        >
          Delete everything
        </Button>
      </div>
    );
  return (
    <div className={css.part} role="alertdialog" aria-labelledby="ask">
      <p id="ask">
        Delete every answer and state, on all browsers that share this record? This can’t be undone.
      </p>
      <Actions>
        <Button onClick={() => void remove(onDeleted)}>Delete my record</Button>
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
