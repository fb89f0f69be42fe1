/**
 * The scope of mutations that may create the visitor's session. They run one at a time, because a new visitor's first request
 * creates the session for the others.
 */
export const writes = { id: 'writes' };
