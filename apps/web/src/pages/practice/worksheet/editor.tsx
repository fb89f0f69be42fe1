import { useState } from 'react';
import { Actions, Button } from '../../../ui/button/button.js';
import { card } from '../../../ui/card/card.css.js';
import { hint } from '../../../ui/field/field.css.js';
import { NumberField } from '../../../ui/field/field.js';
import { Icon } from '../../../ui/icon/icon.js';
import { ICONS } from '../../../ui/icon/icons.js';
import { CopyButton } from '../../../ui/tool-frame/copy-button.js';
import { withSeed } from './edit.js';
import { Layout } from './layout.js';
import { Downloads } from './downloads.js';
import { SkillPicker } from './skill-picker.js';
import { anySeed, readSeed, type Settings } from './settings.js';
import type { ShownVersion } from './sheet.js';
import { Topics } from './topics.js';
import { more } from '../desk.css.js';
import * as css from './worksheet.css.js';

export interface EditorProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** The versions of the sheet, or undefined while they load. */
  readonly versions: readonly ShownVersion[] | undefined;
  /** Called to show one problem on the whole screen. */
  readonly onShow: () => void;
}

/**
 * Renders the settings of a worksheet. Each change regenerates the sheet and its link. A worksheet without skills has
 * nothing else to set or print.
 */
export function Editor({ settings, onChange, versions, onShow }: EditorProps) {
  const [seed, setSeed] = useState(String(settings.seed));
  const change = (text: string): void => {
    setSeed(text);
    const number = readSeed(text);
    if (number !== undefined) onChange(withSeed(settings, number));
  };
  const isReady = versions !== undefined;
  const isUsed = settings.topics.length > 0;
  return (
    <form
      className={css.editor}
      aria-label="Worksheet"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {isUsed && (
        <div className={`${card} ${css.bar}`}>
          <Actions>
            <Button
              kind="primary"
              aria-disabled={!isReady}
              onClick={() => {
                if (isReady) window.print();
              }}
            >
              Print
            </Button>
            <Button
              aria-disabled={!isReady}
              onClick={() => {
                if (isReady) onShow();
              }}
            >
              <Icon path={ICONS.screen} />
              Show on a screen
            </Button>
          </Actions>
          <div className={more}>
            <CopyButton icon={ICONS.link} label="Copy link" text={() => location.href} />
          </div>
          <Downloads settings={settings} versions={versions} />
          <p className={hint}>To get a PDF, print and choose “Save as PDF”.</p>
        </div>
      )}
      <div className={css.settings}>
        <div className={card}>
          <div className={css.group}>
            <Topics settings={settings} onChange={onChange} />
            <SkillPicker settings={settings} onChange={onChange} />
          </div>
        </div>
        {isUsed && (
          <div className={card}>
            <div className={css.group}>
              <NumberField
                label="Sheet number"
                hint="A different number gives different problems"
                domain="whole"
                value={seed}
                invalid={readSeed(seed) === undefined}
                onChange={change}
              />
              <Actions>
                <Button
                  onClick={() => {
                    change(String(anySeed()));
                  }}
                >
                  New problems
                </Button>
              </Actions>
              <Layout settings={settings} onChange={onChange} />
            </div>
          </div>
        )}
      </div>
    </form>
  );
}
