import { queryClient } from '../query/query-client.js';

/** Marks what the visitor may open as out of date: what shows it asks again. */
export function refreshLibrary(): void {
  for (const path of ['/api/marketplace/library', '/api/marketplace/packs']) {
    void queryClient.invalidateQueries({ queryKey: path.split('/') });
  }
}
