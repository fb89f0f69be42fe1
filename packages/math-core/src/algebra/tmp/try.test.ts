import { test } from 'vitest';
import { checkWorking } from '../working/check-working.js';
import { readFileSync, writeFileSync } from 'node:fs';
test('x', () => {
  const es = JSON.parse(readFileSync(new URL('../testing/workings.json', import.meta.url), 'utf8'));
  let out = ''; let n = 0, bad = 0, tol = 0, named = 0, right = 0, und = 0, ce = 0, wr = 0;
  const times: [number, string][] = [];
  const t0 = performance.now();
  for (const e of es) {
    let v: any[] = [];
    const t = performance.now();
    try { v = checkWorking(e.lines) as any[]; } catch (x: any) { out += `${e.id} THROWS ${x.stack?.split('\n').slice(0,4).join(' ')}\n`; continue; }
    times.push([performance.now() - t, e.id]);
    e.verdicts.forEach((exp: string, i: number) => {
      n++;
      const got = v[i]?.verdict;
      if (got === 'undecided') und++;
      if (got === 'wrong') { wr++; if (v[i].counterexample) ce++; else if (process.env.CE) out += `NOCE ${e.id}.${i+2} ${e.lines[i]} ⏎ ${e.lines[i+1]}\n`; }
      if (got === exp) return;
      const tl = e.tolerate?.[String(i + 2)] ?? [];
      if (tl.includes(got)) { tol++; return; }
      bad++;
      out += `${e.id}.${i+2} exp ${exp} got ${got} | ${e.lines[i]} ⏎ ${e.lines[i+1]} ${JSON.stringify(v[i])}\n`;
    });
    if (e.mistake) { right++; const g = v[e.mistake.line - 2]; 
      if (g?.mistake === e.mistake.name || (e.mistake.alsoFair ?? []).includes(g?.mistake)) named++;
      else out += `NAME ${e.id} exp ${e.mistake.name} got ${g?.mistake} | ${e.lines[e.mistake.line-2]} ⏎ ${e.lines[e.mistake.line-1]}\n`; }
  }
  times.sort((a, b) => b[0] - a[0]);
  out += `lines ${n} bad ${bad} tolerated ${tol} undecided ${und} wrong ${wr} with counterexample ${ce} named ${named}/${right} ms ${performance.now() - t0}\n slow ${times.slice(0, 12).map(([a, b]) => b + ':' + a.toFixed(0)).join(' ')}\n`;
  writeFileSync('/tmp/w-judge.out', out);
}, 600000);
