import type { Category } from '@mathtools/practice';
import { endpointQuery } from '../query/endpoint-query.js';

/** Returns the query for the visitor's progress in a category. */
export const progressQuery = (category: Category) =>
  endpointQuery('GET /api/progress/:category', { params: { category } });
