import { send } from '../api.js';
import { refreshLibrary } from '../purchase/refresh-library.js';

/** Opens a pack with Pro, permanently. */
export async function choosePack(pack: string): Promise<void> {
  await send('POST /api/marketplace/choice', { body: { pack } });
  refreshLibrary();
}
