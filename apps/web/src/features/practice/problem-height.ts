/** The height of a short problem, reserved while one loads. Phones need less, because they have no room for the keys. */
export const problemHeight = 'clamp(18rem, 60vw, 24rem)';
/** The height of figures on phones. Above them is room for the question, and below for the box and the buttons. */
export const figureHeight = 'clamp(9rem, 100svh - 33rem, 12.5rem)';
/** The height of graphs on phones, whose squares must be readable. */
export const graphHeight = 'clamp(11.25rem, 100svh - 30.5rem, 17rem)';
