import { useState } from 'react';
import { reloadIfReplaced } from '../../../site/updates/version.js';
import { error } from '../../../ui/field/field.css.js';
import { QuietButton } from '../../../ui/tool-frame/copy-button.js';
import { ICONS } from '../../../ui/icon/icons.js';
import { more } from '../desk.css.js';
import type { Settings } from './settings.js';
import type { ShownVersion } from './sheet.js';

const FORMATS = [
  ['latex', 'LaTeX'],
  ['moodle', 'Moodle XML'],
  ['csv', 'CSV'],
] as const;

interface DownloadsProps {
  readonly settings: Settings;
  /** The versions of the sheet, or undefined while they load. */
  readonly versions: readonly ShownVersion[] | undefined;
}

/** Renders buttons that save the worksheet as a file for other programs. */
export function Downloads({ settings, versions }: DownloadsProps) {
  const [isFailed, setIsFailed] = useState(false);
  const save = async (format: (typeof FORMATS)[number][0]): Promise<void> => {
    if (!versions) return;
    try {
      const { fileOf } = await import('./sheet-files.js').catch(reloadIfReplaced);
      const { name, type, text } = fileOf(format, settings, versions);
      const address = URL.createObjectURL(new Blob([text], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <div role="group" aria-label="Download">
      <div className={more}>
        {FORMATS.map(([format, label]) => (
          <QuietButton
            key={format}
            icon={ICONS.save}
            label={label}
            isDisabled={!versions}
            onClick={() => {
              void save(format);
            }}
          />
        ))}
      </div>
      <p className={error} role="status">
        {isFailed ? 'We couldn’t make the file. Check your connection and try again.' : ''}
      </p>
    </div>
  );
}
