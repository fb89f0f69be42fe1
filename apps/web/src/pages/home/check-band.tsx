import { EXAMPLE } from '../../tools/working/examples.js';
import { ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { WORK } from './content.js';
import * as css from './features.css.js';
import { WorkLines } from '../work-lines.js';

/** Renders the band about Check My Work, with checked lines. */
export function CheckBand() {
  return (
    <section className={css.band} aria-labelledby="check">
      <div className={css.bandText}>
        <h2 id="check">Check My Work</h2>
        <p>Type your own work, line by line. We mark every line and name the mistake.</p>
        <ButtonLink to="/tools#working">Check your work</ButtonLink>
      </div>
      <div className={card}>
        <WorkLines of={WORK} />
        <p className={css.reason}>{`${EXAMPLE.answer}. ${EXAMPLE.mistake}`}</p>
      </div>
    </section>
  );
}
