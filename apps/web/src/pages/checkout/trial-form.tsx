import type { Library, Tier } from '@mathtools/contracts/marketplace';
import type { Trial, TrialRequest } from '@mathtools/contracts/payments';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { fetchAnswer, serverMessageOf } from '../../features/api.js';
import { useCheckedForm, withoutNativeMessages } from '../../features/checked-form.js';
import { OpenTier } from '../../features/purchase/open-product.js';
import { refreshLibrary } from '../../features/purchase/refresh-library.js';
import { Button, ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { TextField } from '../../ui/field/text-field.js';
import { splitHead } from '../page.css.js';
import * as css from './view.css.js';

interface TrialFormProps {
  readonly tier: Tier;
  /** True if an emailed link starts the trial. */
  readonly mails: boolean;
  readonly library: Library;
}

async function startTrial(request: TrialRequest): Promise<Trial> {
  const trial = await fetchAnswer('POST /api/trial', { body: request });
  if (trial.until !== null) refreshLibrary();
  return trial;
}

/** Renders the form that starts a free week of a tier without a card, once per visitor. */
export function TrialForm({ tier, mails, library }: TrialFormProps) {
  const [email, setEmail] = useState('');
  const { mutate, data, error, isPending } = useMutation({ mutationFn: startTrial });
  // Keeps the value from page load, because a trial that starts here is announced below.
  const [wasUsed] = useState(library.trialUsed);
  const [isChecking, setChecking] = useState(false);
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/trial');
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isPending || isChecking) return;
    const request = mails ? { tier, email: email.trim() } : { tier };
    setChecking(true);
    const isValid = await check(form, request);
    setChecking(false);
    const onError = (refusal: unknown): void => {
      showRefused(form, refusal);
    };
    if (isValid) mutate(request, { onError });
  };
  return (
    <section className={`${card} ${splitHead}`} data-used={wasUsed} aria-labelledby="trial">
      <h2 id="trial">{wasUsed ? 'Free trial' : 'Try it first'}</h2>
      <div role="status">
        {wasUsed && <p>You’ve already used your free trial.</p>}
        {error && <p>{serverMessageOf(error) ?? 'We couldn’t start the trial. Please try again.'}</p>}
        {data && <TrialStarted trial={data} email={email.trim()} />}
      </div>
      {!wasUsed && !data && (
        <form
          ref={withoutNativeMessages}
          className={css.form}
          aria-label="Free trial"
          onFocus={onFocus}
          onSubmit={(event) => void submit(event)}
        >
          <p>Seven days free, no card required. It ends automatically. One per person.</p>
          {mails && (
            <TextField
              label="Email address for the trial link"
              type="email"
              {...field('email', setEmail)}
              autoComplete="email"
              required
              value={email}
            />
          )}
          <Button type="submit" aria-disabled={isPending}>
            Start 7-day free trial
          </Button>
        </form>
      )}
    </section>
  );
}

function TrialStarted({ trial, email }: { readonly trial: Trial; readonly email: string }) {
  if (trial.until === null)
    return (
      <p>We sent an email to {email}. Follow the link in it within 48 hours to start your free trial.</p>
    );
  return (
    <div className={css.form}>
      <p>Your free trial has started.</p>
      <OpenTier />
      <ButtonLink kind="primary" to="/marketplace">
        See the packs
      </ButtonLink>
    </div>
  );
}
