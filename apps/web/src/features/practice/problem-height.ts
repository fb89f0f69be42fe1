/** The height of a short problem, reserved while one loads. */
export const problemHeight = '24rem';
