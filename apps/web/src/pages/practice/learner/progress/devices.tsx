import { useRef } from 'react';
import { send } from '../../../../features/api.js';
import { Confirmed } from '../../../../features/confirmed.js';
import { dayText } from '../../../../features/day-text.js';
import type { BrowserLearner } from '../../../../features/learners/learners.js';
import { Badge } from '../../../../ui/badge/badge.js';
import { card } from '../../../../ui/card/card.css.js';
import { Joining } from './joining.js';
import * as css from './progress.css.js';
import { Recovery } from './recovery.js';
import { kindOf, refreshDevices, type ServerLearner, useServerLearner } from './server-learner.js';

type Device = ServerLearner['devices'][number];
type Undoable = ServerLearner['undoable'][number];

const HOW = { first: 'First device', joined: 'Joined', recovered: 'Restored with the recovery code' };

/** Renders the devices on which a learner practices, the ways to join another one, and the recovery code. */
export function Devices({ learner }: { readonly learner: BrowserLearner }) {
  const { known, isError } = useServerLearner(learner);
  const heading = useRef<HTMLHeadingElement>(null);
  const onDone = (): void => heading.current?.focus();
  return (
    <section className={`${card} ${css.part}`} aria-labelledby="devices">
      <h3 id="devices" ref={heading} tabIndex={-1}>
        Devices
      </h3>
      {isError && <p>We can’t load your devices right now. Check your connection, and reload the page.</p>}
      {known && known.devices.length > 0 && (
        <ul className={css.skills}>
          {known.devices.map((device) => (
            <DeviceLine key={device.id} learner={known} device={device} onDone={onDone} />
          ))}
        </ul>
      )}
      {known?.undoable.map((change) => (
        <UndoChange key={change.id} learner={known} change={change} onDone={onDone} />
      ))}
      <Joining learner={learner} />
      {known && <Recovery learner={known} />}
    </section>
  );
}

interface DeviceLineProps {
  readonly learner: ServerLearner;
  readonly device: Device;
  readonly onDone: () => void;
}

function DeviceLine({ learner, device, onDone }: DeviceLineProps) {
  return (
    <li className={css.slip}>
      <p>
        {(device.kind !== null || device.id !== null) && <strong>{kindOf(device.kind)}</strong>}{' '}
        {device.id === null && <Badge>This device</Badge>}
      </p>
      <p className={css.quiet}>
        {`${HOW[device.how]} on ${dayText(device.since)}. `}
        {device.id !== null && `Last used about ${dayText(device.lastUsed, 'UTC')}.`}
      </p>
      {device.id === null
        ? learner.devices.length > 1 && <Leave learner={learner.id} onDone={onDone} />
        : device.isRemovable && (
            <Remove learner={learner.id} id={device.id} kind={kindOf(device.kind)} onDone={onDone} />
          )}
    </li>
  );
}

interface ChangeProps {
  readonly learner: string;
  readonly onDone: () => void;
}

function Leave({ learner, onDone }: ChangeProps) {
  return (
    <Confirmed
      action="Leave"
      name="Leave with this device"
      confirmed="Yes, leave"
      act={async () => {
        await send('POST /api/learners/:learner/leave', { params: { learner } });
        await refreshDevices();
      }}
      done={{ title: 'Device removed', description: 'This device now has a record of its own.' }}
      onDone={onDone}
      failed="We couldn’t remove this device. Check your connection and try again."
    >
      <p>
        This device keeps the answers you gave on it, and no longer sees the others. The other devices keep
        the answers from here until now.
      </p>
    </Confirmed>
  );
}

function Remove({ learner, id, kind, onDone }: ChangeProps & { readonly id: string; readonly kind: string }) {
  return (
    <Confirmed
      action="Remove"
      name={`Remove: ${kind}`}
      confirmed="Yes, remove it"
      act={async () => {
        const params = { learner, device: id };
        await send('POST /api/learners/:learner/devices/:device/remove', { params });
        await refreshDevices();
      }}
      done={{ title: 'Device removed', description: `${kind} now has a record of its own.` }}
      onDone={onDone}
      failed="We couldn’t remove the device. Check your connection and try again."
    >
      <p>
        That device keeps the answers given on it, and no longer sees yours. You keep its answers until now.
      </p>
    </Confirmed>
  );
}

interface UndoChangeProps {
  readonly learner: ServerLearner;
  readonly change: Undoable;
  readonly onDone: () => void;
}

/** Returns a change in words. A recovery code joins no other device. */
function nameOf({ kind, device }: Undoable, { devices }: ServerLearner): string {
  if (kind === 'import') return 'The import';
  const isRecovered = devices.some(({ id, how }) => id === null && how === 'recovered');
  return device === null && isRecovered ? 'The use of the recovery code' : `The join with ${kindOf(device)}`;
}

function UndoChange({ learner, change, onDone }: UndoChangeProps) {
  const what = nameOf(change, learner);
  return (
    <div className={css.slip}>
      <p>{`${what} on ${dayText(change.at)} can be undone until ${dayText(change.until)}.`}</p>
      <Confirmed
        action="Undo"
        name={`Undo: ${what}`}
        confirmed="Yes, undo it"
        act={async () => {
          const params = { learner: learner.id, change: change.id };
          await send('POST /api/learners/:learner/changes/:change/undo', { params });
          await refreshDevices();
        }}
        done={{ title: 'Undone', description: 'Everything is as it was before.' }}
        onDone={onDone}
        failed="We couldn’t undo it. Check your connection and try again."
      >
        <p>
          {change.kind === 'join'
            ? 'Each device then has its own record again, with the answers given on it.'
            : 'The record then no longer has the imported answers.'}
        </p>
      </Confirmed>
    </div>
  );
}
