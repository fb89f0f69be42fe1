import type { Progress } from '@mathtools/contracts/progress';
import type { Category } from '@mathtools/practice';
import { queryOptions } from '@tanstack/react-query';
import { fetchAnswer } from '../api.js';
import { named } from '../learners/requests.js';

/** Returns the query for a learner's progress in a category. */
export const progressQuery = (learner: string, category: Category) =>
  queryOptions({
    queryKey: ['', 'api', 'progress', category, learner],
    queryFn: async (): Promise<Progress> => {
      const query = await named(learner);
      return fetchAnswer('GET /api/progress/:category', { params: { category }, query });
    },
  });
