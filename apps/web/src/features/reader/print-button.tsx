import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { ICONS } from '../../ui/icon/icons.js';

/** Renders the button that prints the page. */
export function PrintButton() {
  return (
    <Button
      kind="quiet"
      onClick={() => {
        window.print();
      }}
    >
      <Icon path={ICONS.print} />
      Print
    </Button>
  );
}
