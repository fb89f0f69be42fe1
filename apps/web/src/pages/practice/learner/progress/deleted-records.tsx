import { useQuery } from '@tanstack/react-query';
import { Confirmed } from '../../../../features/confirmed.js';
import { dayText } from '../../../../features/day-text.js';
import { learnersQuery } from '../../../../features/learners/learners-query.js';
import type { BrowserLearner } from '../../../../features/learners/learners.js';
import { useLearners } from '../../../../features/learners/use-learners.js';
import { deleteRecord, restoreRecord } from '../../../../features/record/delete-record.js';
import { card } from '../../../../ui/card/card.css.js';
import * as css from './progress.css.js';

/** Renders the deleted records of this browser that can still be restored. */
export function DeletedRecords({ onDone }: { readonly onDone: () => void }) {
  const { deleted } = useLearners();
  const { data } = useQuery({ ...learnersQuery, staleTime: 0 });
  const lines = deleted.flatMap((learner) => {
    const { erasedAt = null, isGuest = false } = data?.learners.find(({ id }) => id === learner.id) ?? {};
    return erasedAt === null ? [] : [{ learner, erasedAt, isGuest }];
  });
  if (lines.length === 0) return null;
  return (
    <section className={`${card} ${css.part}`} aria-labelledby="deleted">
      <h3 id="deleted">Deleted records</h3>
      <ul className={css.skills}>
        {lines.map((line) => (
          <Deleted key={line.learner.key} {...line} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

interface DeletedProps {
  readonly learner: BrowserLearner;
  readonly erasedAt: string;
  /** True if other devices must erase it, see the contract. */
  readonly isGuest: boolean;
  readonly onDone: () => void;
}

function Deleted({ learner: { key, name }, erasedAt, isGuest, onDone }: DeletedProps) {
  return (
    <li className={css.slip}>
      <p>
        <strong key={name} translate="no">
          {name}
        </strong>
        <span>{`: will be erased on ${dayText(erasedAt)}.`}</span>
      </p>
      <Confirmed
        action="Undo"
        name={`Undo the deletion: ${name}`}
        confirmed="Yes, restore it"
        act={() => restoreRecord(key)}
        done={{ title: 'Record restored', description: 'Your answers are back.' }}
        onDone={onDone}
        failed="We couldn’t restore the record. Check your connection and try again."
      >
        <p>This restores the record on all devices that had it.</p>
      </Confirmed>
      {!isGuest && (
        <Confirmed
          action="Erase now"
          name={`Erase now: ${name}`}
          confirmed="Yes, erase it"
          act={() => deleteRecord({ learner: key, isErased: true })}
          done={{ title: 'Record erased', description: 'The practice record is erased.' }}
          onDone={onDone}
          failed="We couldn’t erase the record. Check your connection and try again."
        >
          <p>This can’t be undone.</p>
        </Confirmed>
      )}
    </li>
  );
}
