import { beforeEach, inject } from 'vitest';

if (inject('engine') === 'postgres' && inject('postgres') === null) {
  beforeEach(({ skip }) => {
    skip('There is no PostgreSQL server.');
  });
}
