import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button/button.js';
import { showToast } from '../ui/toast/toast.js';
import { serverMessageOf } from './api.js';
import { confirmation } from './confirmed.css.js';

export interface ConfirmedProps {
  /** The label of the button, and its name for screen readers. */
  readonly action: string;
  readonly name: string;
  readonly confirmed: string;
  readonly act: () => Promise<void>;
  readonly done: Parameters<typeof showToast>[0];
  readonly onDone: () => void;
  readonly failed: string;
  readonly children: ReactNode;
}

/** Renders a button that asks for confirmation, with an explanation, before it acts. */
export function Confirmed({ action, name, confirmed, act, done, onDone, failed, children }: ConfirmedProps) {
  const [isConfirming, setConfirming] = useState(false);
  const options = {
    mutationFn: act,
    onSuccess: () => {
      showToast(done);
      onDone();
    },
    onError: (error: unknown) => {
      showToast({ title: 'Error', description: serverMessageOf(error) ?? failed, kind: 'destructive' });
    },
  };
  const { mutate, isPending } = useMutation(options);
  return (
    <div className={confirmation}>
      <Button
        aria-expanded={isConfirming}
        aria-label={name}
        onClick={() => {
          setConfirming(!isConfirming);
        }}
      >
        {action}
      </Button>
      {isConfirming && (
        <>
          {children}
          <Button
            kind="primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate();
            }}
          >
            {confirmed}
          </Button>
        </>
      )}
    </div>
  );
}
