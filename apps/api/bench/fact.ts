/** Returns an answer as it is sent and stored. */
export const fact = (id: string, number: number, text = 'x = 5') => ({
  ...{ kind: 'answer', id, at: 1_700_000_000_000 + number, problem: `linear-equation.easy.${number}` },
  ...{ skill: 'linear-equation', level: 'easy', setting: 'skill', text, verdict: 'incorrect' },
  ...{ tries: 1, hints: 0, redMarks: 0, milliseconds: 20_000 },
});
