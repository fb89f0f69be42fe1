import { queryClient } from '../query/query-client.js';

/** Lets what shows the visitor's packs ask for them anew. */
export function refreshLibrary(): void {
  for (const part of ['library', 'packs']) {
    void queryClient.invalidateQueries({ queryKey: ['/api/marketplace', part] });
  }
}
