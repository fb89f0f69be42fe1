import { chromium } from '@playwright/test';
const T = {
  approx: 'x^3 - 3x + 1 = 0',
  approx2: '2^x = x + 3',
  mixed: '(x-2)(x^3-3x+1)=0',
  rootineq: 'sqrt(x+6) > x',
  expineq: '3^(2x-1) > 27',
  logineq: 'ln(x^2-3) < 0',
  fx: 'f(x) = (2x+1)/(x-3)',
  inverse: 'inverse of f(x) = (x-1)^2, x <= 1',
  compose: 'f(x)=2x+1; g(x)=x²; f(g(x))',
  line: 'line through (1,2) and (3,8)',
  vertex: 'vertex form of y=x^2-6x+5',
  circle: 'x^2+y^2=25, x+y=7',
  conics: 'x^2+y^2=9, (x-3)^2+y^2=9',
  four: 'x+y+z+w=10, x-y=-1, y-z=-1, z-w=-1',
  letters: 'ax+b=c for x',
  divide: '(x^3-2x^2+4) ÷ (x-3)',
  synth: 'synthetic division (x^3-6x^2+11x-6)/(x-2)',
  pf: 'partial fractions of (3x+5)/(x^2-x-2)',
  complex: '(2+3i)/(4-5i)',
  cbrt: '1/(∛3 - 1)',
  sin30: 'sin 30°',
  tan90: 'tan 90°',
  sineq: '2 sin(2x) = 1 on [0, 2π)',
  coseq: 'cos x = -1/2',
  arcs: 'arcsin(1/2)',
  ratpow: 'x^(2/3) = 4',
  subst: '4^x - 5*2^x + 4 = 0',
  logsub: '(ln x)^2 - 3 ln x + 2 = 0',
  pi: '|2x+1| = π',
  threepart: '-3 < 2x + 1 <= 7',
};
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const only = process.argv[4]?.split(',');
for (const width of process.argv[3].split(',').map(Number)) {
  const c = await b.newContext({
    viewport: { width, height: 900 },
    colorScheme: process.argv[5] ?? 'light',
    serviceWorkers: 'block',
  });
  const p = await c.newPage();
  for (const [n, lines] of Object.entries(T)) {
    if (only && !only.includes(n)) continue;
    await p.goto(
      process.argv[2] + '/tools?' + new URLSearchParams({ 'equation.lines': lines }) + '#equation',
    );
    await p.waitForTimeout(1800);
    const all = p.locator('section#equation');
    await all
      .locator('details summary')
      .first()
      .click({ timeout: 800 })
      .catch(() => {});
    await p.waitForTimeout(300);
    await all
      .screenshot({ path: `/tmp/s42/${n}-${width}.png` })
      .catch((e) => console.log(n, String(e).slice(0, 80)));
  }
  await c.close();
}
await b.close();
