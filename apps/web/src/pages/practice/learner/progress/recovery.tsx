import { useState } from 'react';
import { fetchAnswer, send } from '../../../../features/api.js';
import { Confirmed } from '../../../../features/confirmed.js';
import { dayText } from '../../../../features/day-text.js';
import { refreshLearners } from '../../../../features/learners/learners-query.js';
import { Button } from '../../../../ui/button/button.js';
import * as css from './progress.css.js';
import { type ServerLearner, showError } from './server-learner.js';

/** Renders the recovery code of a learner: when it was made, and the ways to make or end one. */
export function Recovery({ learner: { id, recoverySince } }: { readonly learner: ServerLearner }) {
  const [code, setCode] = useState<string>();
  const params = { learner: id };
  const make = async (): Promise<void> => {
    try {
      setCode((await fetchAnswer('POST /api/learners/:learner/recovery', { params })).code);
      await refreshLearners();
    } catch (error) {
      showError(error, 'We couldn’t create a code. Check your connection and try again.');
    }
  };
  return (
    <div className={css.form}>
      <h4 className={css.unit}>Recovery code</h4>
      <p key={recoverySince}>
        {recoverySince === null
          ? 'If you ever lose all your devices, a recovery code brings your record back.'
          : `A recovery code was made on ${dayText(recoverySince, 'UTC')}. Anyone who has it can ask to join this record.`}
      </p>
      {recoverySince === null && <Button onClick={() => void make()}>Make a recovery code</Button>}
      <div role="status">
        {code !== undefined && (
          <>
            <p key={code} className={css.code} translate="no">
              {code}
            </p>
            <p className={css.quiet}>Save this code. We show it only once.</p>
          </>
        )}
      </div>
      {recoverySince !== null && (
        <Confirmed
          action="End the code"
          name="End the recovery code"
          confirmed="Yes, end it"
          act={async () => {
            await send('DELETE /api/learners/:learner/recovery', { params });
            setCode(undefined);
            await refreshLearners();
          }}
          done={{ title: 'Code ended', description: 'The recovery code no longer works.' }}
          onDone={() => undefined}
          failed="We couldn’t end the code. Check your connection and try again."
        >
          <p>The code then no longer brings your record back. You can make a new one.</p>
        </Confirmed>
      )}
    </div>
  );
}
