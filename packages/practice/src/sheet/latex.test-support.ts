/** The commands and environments that the packages in the preamble define, and that worksheets use. */
const COMMANDS = new Set(
  `begin end section clearpage par bigskip medskip smallskip textbf hrulefill quad small setcounter raggedcolumns
  documentclass usepackage ifPDFTeX fi setlength parindent columnsep newcounter newenvironment refstepcounter def
  worksheetspace linewidth raggedright theproblem enspace vspace draw filldraw fill node scriptsize frac sqrt left right
  text times div approx le ge ne pm cdot pi circ ln log sin cos tan arcsin arccos arctan to dots surd textbackslash
  textasciitilde textasciicircum textless textgreater textbar angle triangle infty cup`.split(/\s+/),
);
const ENVIRONMENTS = new Set(['document', 'problem', 'multicols', 'minipage', 'center', 'tikzpicture']);

/** Returns the faults of a LaTeX document: unbalanced groups, environments or math, unknown commands and bare signs. */
export function latexFaults(file: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const close = (name: string): void => {
    const last = open.pop();
    if (last !== name) faults.push(`${name} closes ${last ?? 'nothing'}`);
  };
  const body = file.slice(file.indexOf('\\begin{document}'));
  const tokens = /%|\\(?:(begin|end)\{([a-z]+)\}|([A-Za-z]+)|([^A-Za-z]))|[{}$&#^_]|[^ -~\nÀ-ž]/g;
  for (const [token, edge, environment = '', command, sign] of body.matchAll(tokens)) {
    if (edge !== undefined) {
      if (!ENVIRONMENTS.has(environment)) faults.push(`unknown environment ${environment}`);
      if (edge === 'begin') open.push(environment);
      else close(environment);
    } else if (command === 'left') open.push('left');
    else if (command === 'right') close('left');
    else if (command !== undefined) {
      if (!COMMANDS.has(command)) faults.push(`unknown command ${command}`);
    } else if (token === '\\(') open.push('math');
    else if (token === '\\)') close('math');
    else if (token === '{') open.push('group');
    else if (token === '}') close('group');
    else if (/^[_^]$/.test(token)) {
      if (!open.includes('math')) faults.push(`${token} outside math`);
    } else if (sign === undefined) faults.push(`bare ${token}`);
    else if (!/[%$#&_{}| ,;!\\]/.test(sign)) faults.push(`unknown command ${token}`);
  }
  return [...faults, ...open.map((name) => `${name} isn't closed`)];
}
