import type { PackContents } from '@mathtools/contracts/marketplace';
import type { Page } from '../../site/page.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { ApiError } from '../api.js';
import { useArrivalAt } from '../marketplace/arrival.js';
import { Loaded } from '../marketplace/loaded.js';
import { linkTo, type Place } from '../marketplace/place.js';
import { usePack } from '../marketplace/queries.js';
import { Frame } from './frame.js';
import { Overview } from './overview.js';
import { ItemPage } from './item-page.js';
import { aboutPack, aboutItem, itemAt, itemsOf } from './pack-items.js';

export interface ReaderProps {
  readonly page: Page;
  readonly place: Place;
}

/**
 * Renders a pack: its contents, a lesson, its problems or its summary. Every state uses Frame, so the heading keeps
 * the focus.
 */
export function Reader({ page, place }: ReaderProps) {
  useArrivalAt(linkTo({ ...place, problem: undefined }));
  const query = usePack(place.pack);
  if (query.data) return opened({ page, place, pack: query.data });
  return isUnknown(query.error) ? (
    <Frame page={page} heading="Pack not found">
      <Missing what="There is no pack at this address." to="/marketplace" label="All learning packs" />
    </Frame>
  ) : (
    <Frame page={page} heading="Learning pack">
      <Loaded what="the pack" query={query}>
        {() => null}
      </Loaded>
    </Frame>
  );
}

function opened({ page, place, pack }: ReaderProps & { readonly pack: PackContents }) {
  const items = itemsOf(pack);
  const item = itemAt(items, place);
  if (item) {
    return (
      <Frame page={page} pack={pack} heading={item.title} about={aboutItem(pack, item)}>
        <ItemPage pack={pack} items={items} item={item} problem={place.problem} />
      </Frame>
    );
  }
  return place.lesson === undefined ? (
    <Frame page={page} pack={pack} heading={pack.title} about={aboutPack(pack)}>
      <Overview pack={pack} items={items} />
    </Frame>
  ) : (
    <Frame page={page} pack={pack} heading="Lesson not found">
      <Missing
        what="This pack has no lesson at this address."
        to={linkTo({ pack: pack.id })}
        label="Contents of the pack"
      />
    </Frame>
  );
}

/** Returns whether the pack doesn't exist. The server responds with 400 to a malformed id and 404 to an unknown one. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

function Missing({
  what,
  to,
  label,
}: {
  readonly what: string;
  readonly to: string;
  readonly label: string;
}) {
  return (
    <>
      <p>{what} The link may be incomplete.</p>
      <Actions>
        <ButtonLink to={to}>{label}</ButtonLink>
      </Actions>
    </>
  );
}
