import type { Category } from '@mathtools/practice';
import { queryOf } from '../query/query-of.js';

/** The query of the visitor's progress in a category. */
export const progressQuery = (category: Category) =>
  queryOf('GET /api/progress/:category', { params: { category } });
