import type { Joins } from '@mathtools/contracts/learners';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { fetchAnswer, send } from '../../../../features/api.js';
import { useCheckedForm, withoutNativeMessages } from '../../../../features/checked-form.js';
import { dayText } from '../../../../features/day-text.js';
import type { BrowserLearner } from '../../../../features/learners/learners.js';
import { idOf } from '../../../../features/learners/requests.js';
import { endpointQuery } from '../../../../features/query/endpoint-query.js';
import { queryClient } from '../../../../features/query/query-client.js';
import { sendFacts } from '../../../../features/record/sync.js';
import { panel } from '../../../../features/practice/before-answer.css.js';
import { Actions, Button } from '../../../../ui/button/button.js';
import { TextField } from '../../../../ui/field/text-field.js';
import { count } from '../../../../ui/result/count.js';
import * as css from './progress.css.js';
import { kindOf, refreshDevices, showError } from './server-learner.js';

type Join = Joins['joins'][number];

const joinsQuery = endpointQuery('GET /api/joins');
/** The time in milliseconds between two looks for an answer of the other device. */
const PAUSE = 3000;

function timeText(time: string): string {
  return new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** Returns the joins of a learner that wait, and those that ended since the page opened. Looks for news while one is expected. */
function useJoins({ id }: BrowserLearner, isExpecting: boolean): readonly Join[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const { data } = useQuery({
    ...joinsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isExpecting || state.data?.joins.some((join) => join.state === 'waiting') ? PAUSE : false,
  });
  const own = data?.joins.filter(({ learner }) => learner === id) ?? [];
  const added = own.filter((join) => join.state === 'waiting' && !seen.includes(join.id));
  if (added.length > 0) setSeen([...seen, ...added.map((join) => join.id)]);
  return own.filter((join) => seen.includes(join.id));
}

/** Renders the code for another device, the form for a code from there, and the question on both sides before they join. */
export function Joining({ learner }: { readonly learner: BrowserLearner }) {
  const [code, setCode] = useState<Code>();
  const joins = useJoins(learner, code !== undefined);
  const isAsked = joins.some(({ state }) => state === 'waiting');
  if (isAsked && code) setCode(undefined); // It is used up.
  return (
    <>
      {joins.map((join) => (
        <OneJoin key={join.id} join={join} />
      ))}
      {!isAsked && (
        <>
          <NewCode learner={learner} code={code} onCode={setCode} />
          <EnterCode learner={learner} />
        </>
      )}
    </>
  );
}

interface Code {
  readonly code: string;
  readonly until: string;
}

interface NewCodeProps {
  readonly learner: BrowserLearner;
  readonly code: Code | undefined;
  readonly onCode: (code: Code | undefined) => void;
}

function NewCode({ learner: { key }, code, onCode }: NewCodeProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!code) return undefined;
    const end = setTimeout(() => {
      setOver(true);
      onCode(undefined);
    }, Date.parse(code.until) - Date.now());
    return () => {
      clearTimeout(end);
    };
  }, [code, onCode]);
  const show = async (): Promise<void> => {
    try {
      await sendFacts(key);
      const learner = await idOf(key);
      const { code: text, until } = await fetchAnswer('POST /api/learners/:learner/code', {
        params: { learner },
      });
      setOver(false);
      onCode({ code: text, until: until ?? '' });
    } catch (error) {
      showError(error, 'We couldn’t create a code. Check your connection and try again.');
    }
  };
  return (
    <div className={css.form}>
      <h4 className={css.unit}>Another device</h4>
      <p>To practice with the same record on another device, get a code here and enter it there.</p>
      <Button onClick={() => void show()}>Get a code</Button>
      <div role="status">
        {code && (
          <>
            <p key={code.code} className={css.code} translate="no">
              {code.code}
            </p>
            <p className={css.quiet}>
              {`Enter it on the other device before ${timeText(code.until)}. Nothing happens until you say yes on both. A new code ends this one.`}
            </p>
          </>
        )}
        {isOver && <p>The code has expired. Get a new one.</p>}
      </div>
    </div>
  );
}

function EnterCode({ learner: { key } }: { readonly learner: BrowserLearner }) {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/joins');
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isSending) return;
    setSending(true);
    await begin(form);
    setSending(false);
  };
  const begin = async (form: HTMLFormElement): Promise<void> => {
    try {
      const body = { learner: await idOf(key), code };
      if (!(await check(form, body))) return;
      await sendFacts(key);
      const { join } = await fetchAnswer('POST /api/joins', { body });
      queryClient.setQueryData(joinsQuery.queryKey, (known) => ({
        joins: [...(known?.joins.filter(({ id }) => id !== join.id) ?? []), join],
      }));
    } catch (error) {
      showError(error, 'We couldn’t check the code. Check your connection and try again.');
      showRefused(form, error);
    }
  };
  return (
    <form
      ref={withoutNativeMessages}
      className={css.form}
      aria-label="Enter a code"
      method="dialog"
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Code from another device"
        {...field('code', setCode)}
        hint="Four groups of four characters. A recovery code works, too."
        autoComplete="off"
        required
        value={code}
      />
      <Button type="submit" aria-disabled={isSending}>
        Continue
      </Button>
    </form>
  );
}

const ENDS: Readonly<Record<Exclude<Join['state'], 'waiting'>, string>> = {
  joined: 'The devices are joined.',
  declined: 'The join was declined. Nothing has changed.',
  expired: 'There was no yes from both devices in time. Nothing has changed.',
};

function OneJoin({ join }: { readonly join: Join }) {
  const { state } = join;
  useEffect(() => {
    if (state === 'joined') void refreshDevices();
  }, [state]);
  return (
    <div className={panel} role="status">
      {state === 'waiting' ? <Question join={join} /> : <p key={state}>{ENDS[state]}</p>}
    </div>
  );
}

function Question({ join }: { readonly join: Join }) {
  const { id, device, lastUsed, brings, isAgreed, until } = join;
  const [isSending, setSending] = useState(false);
  const answer = async (isYes: boolean): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await send('POST /api/joins/:join/answer', { params: { join: id }, body: { isAgreed: isYes } });
    } catch (error) {
      showError(error, 'We couldn’t send your answer. Check your connection and try again.');
    }
    await queryClient.invalidateQueries(joinsQuery);
    setSending(false);
  };
  if (isAgreed)
    return (
      <>
        <p>{`You said yes. Now say yes on ${kindOf(device)}, before ${timeText(until)}.`}</p>
        <Button aria-disabled={isSending} onClick={() => void answer(false)}>
          Cancel
        </Button>
      </>
    );
  return (
    <>
      <p>
        <strong>
          {lastUsed === null
            ? 'This restores the record of the recovery code on this device.'
            : 'This joins your practice with the one on another device. Whoever has that device will see your answers.'}
        </strong>
      </p>
      <p>
        {lastUsed === null
          ? `No other device has it anymore. It has ${count(brings.there, 'answer')}, and this device brings ${count(brings.here, 'answer')}.`
          : `The other device is ${kindOf(device)}, last used about ${dayText(lastUsed, 'UTC')}. It brings ${count(brings.there, 'answer')}, and this device brings ${count(brings.here, 'answer')}.`}
      </p>
      <p className={css.quiet}>{`Decide before ${timeText(until)}. You can undo it for 30 days.`}</p>
      <Actions>
        <Button kind="primary" aria-disabled={isSending} onClick={() => void answer(true)}>
          Yes
        </Button>
        <Button aria-disabled={isSending} onClick={() => void answer(false)}>
          No
        </Button>
      </Actions>
    </>
  );
}
