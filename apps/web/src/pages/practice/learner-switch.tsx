import { type SubmitEvent, useState } from 'react';
import { ANIMALS } from '../../features/learners/animals.js';
import {
  addLearner,
  type BrowserLearner,
  changeLearner,
  LONGEST_NAME,
  MOST_LEARNERS,
} from '../../features/learners/learners.js';
import { isEmpty } from '../../features/learners/storage.js';
import { useLearners } from '../../features/learners/use-learners.js';
import { detail } from '../../features/record/continue-link.css.js';
import { switchLearner } from '../../features/record/switch-learner.js';
import { Actions, Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { Icon } from '../../ui/icon/icon.js';
import { showToast } from '../../ui/toast/toast.js';
import { items } from '../../ui/tool-frame/menu.css.js';
import { useMenu } from '../../ui/tool-frame/use-menu.js';
import * as css from './learner-switch.css.js';
import { list, stack } from './parts.css.js';

/** Renders the learner who practices, and the menu to choose another one, or to add, rename or remove one. */
export function LearnerSwitch() {
  const { chosen, shown } = useLearners();
  const { isOpen, toggle, closeAndFocus, around } = useMenu();
  const [isNaming, setNaming] = useState(false);
  const isPlain = shown.length === 1 && chosen.name === ANIMALS[chosen.animal][0];
  return (
    <div {...around}>
      <Button
        aria-label={`Learner: ${chosen.name}`}
        aria-expanded={isOpen}
        onClick={() => {
          setNaming(false);
          toggle();
        }}
      >
        <Icon path={ANIMALS[chosen.animal][1]} />
        {/* The animal alone fits on phones. */}
        <span key={chosen.name} className={isPlain ? detail : css.name} translate="no">
          {chosen.name}
        </span>
      </Button>
      {isOpen && (
        <div className={`${items} ${stack}`}>
          {isNaming ? (
            <Name key={chosen.key} learner={chosen} onDone={closeAndFocus} />
          ) : (
            <Choices
              chosen={chosen}
              shown={shown}
              onName={() => {
                setNaming(true);
              }}
              onDone={closeAndFocus}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly chosen: BrowserLearner;
  readonly shown: readonly BrowserLearner[];
  /** Called to ask for the name of the chosen learner. */
  readonly onName: () => void;
  readonly onDone: () => void;
}

function Choices({ chosen, shown, onName, onDone }: ChoicesProps) {
  const canRemove = shown.length > 1 && isEmpty(chosen.key);
  const remove = async (): Promise<void> => {
    const next = shown.find(({ key }) => key !== chosen.key);
    if (next) switchLearner(next.key);
    onDone();
    try {
      // The record isn't needed otherwise.
      const { deleteRecord } = await import('../../features/record/delete-record.js');
      await deleteRecord({ learner: chosen.key, isErased: true });
    } catch {
      showToast({
        title: 'Error',
        description: `We couldn’t remove ${chosen.name}. Check your connection and try again.`,
        kind: 'destructive',
      });
    }
  };
  return (
    <>
      <ul className={list} aria-label="Learners">
        {shown.map(({ key, animal, name }) => (
          <li key={key}>
            <Button
              kind="quiet"
              aria-current={key === chosen.key}
              onClick={() => {
                switchLearner(key);
                onDone();
              }}
            >
              <Icon path={ANIMALS[animal][1]} />
              <span key={name} className={css.name} translate="no">
                {name}
              </span>
              {key === chosen.key && <Icon path="M5 12l5 5 9-10" />}
            </Button>
          </li>
        ))}
      </ul>
      <Actions>
        {shown.length < MOST_LEARNERS && (
          <Button
            kind="quiet"
            onClick={() => {
              switchLearner(addLearner().key);
              onName();
            }}
          >
            Add a learner
          </Button>
        )}
        <Button kind="quiet" onClick={onName}>
          {`Rename ${chosen.name}`}
        </Button>
        {canRemove && (
          <Button kind="quiet" onClick={() => void remove()}>
            {`Remove ${chosen.name}`}
          </Button>
        )}
      </Actions>
    </>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

interface NameProps {
  readonly learner: BrowserLearner;
  readonly onDone: () => void;
}

/** Renders the form for a learner's name. An empty name is that of the animal. */
function Name({ learner: { key, animal, name }, onDone }: NameProps) {
  const usual = ANIMALS[animal][0];
  const [text, setText] = useState(name === usual ? '' : name);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    changeLearner(key, { name: text });
    onDone();
  };
  return (
    <form className={stack} aria-label="Name" onSubmit={submit}>
      <TextField
        label={`Name for the ${usual.toLowerCase()}`}
        name="name"
        hint="Optional. It stays in this browser."
        autoComplete="off"
        ref={focus}
        maxLength={LONGEST_NAME}
        value={text}
        onChange={setText}
      />
      <Actions>
        <Button type="submit">Save</Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
