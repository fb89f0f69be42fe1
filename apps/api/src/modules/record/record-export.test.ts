import { describe, expect, it } from 'vitest';
import { cookieOf } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { answer, get, placement, send, undo } from './record.test-support.js';

describe('the export', () => {
  it('is a file of JSON', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [answer(1), placement]));
    const response = await get(made, '/api/record/export', cookie);
    expect(response.json()).toEqual({ facts: [answer(1), placement] });
    expect(response.headers['content-disposition']).toBe('attachment; filename="math-progress.json"');
    expect((await get(made, '/api/record/export')).json()).toEqual({ facts: [] });
  });

  it('is a file of CSV, in which no cell is a formula', async () => {
    const made = await testApp();
    const texts = ['=1+1', '+5', '-5', '−5', '@5', '\t=5', ' =5', 'x = 1, "or" 2', 'a\nb'];
    const problem = 'a-problem-of-tomorrow';
    const facts = texts.map((text, index) => answer(index + 1, { text, problem }));
    const cookie = cookieOf(await send(made, [...facts, placement, undo]));
    const response = await get(made, '/api/record/export.csv', cookie);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="math-progress.csv"');
    const cells = ["'=1+1", "'+5", "'-5", "'−5", "'@5", "'\t=5", "' =5", '"x = 1, ""or"" 2"', '"a\nb"'];
    const rows = cells.map(
      (cell, index) =>
        `2026-11-02T12:00:00.00${index + 1}Z,answer,${problem},linear-equation,easy,skill,${cell},correct,1,0,0,20000,,,,fact-00000${index + 1}\r\n`,
    );
    expect(response.body).toBe(
      [
        '\uFEFFtime,kind,problem,skill,level,setting,answer,verdict,try,hints,red marks,milliseconds,category,known skills,undone placement,id\r\n',
        ...rows,
        '2026-11-02T12:00:00.000Z,placement,,,,,,,,,,,algebra,percent decimals,,placement-1\r\n',
        '2026-11-02T12:00:00.001Z,undo,,,,,,,,,,,,,placement-1,undo-0001\r\n',
      ].join(''),
    );
  });
});
