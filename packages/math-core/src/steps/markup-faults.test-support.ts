const ELEMENTS = ['mn', 'mi', 'mo', 'mrow', 'mfrac', 'msup', 'msub', 'msqrt', 'mroot', 'mtext', 'mspace'];

/** Returns the reasons why a string is not well-formed MathML: tags, their nesting, stray characters. */
export function mathmlFaults(mathml: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = mathml.replaceAll(/<(\/?)(\w+)((?: \w+="[^"<&]*")*)>/g, (tag, slash: string, name: string) => {
    if (!ELEMENTS.includes(name)) faults.push(`${tag} is no element of MathML.`);
    if (!slash) open.push(name);
    else if (open.pop() !== name) faults.push(`${tag} closes nothing.`);
    return '';
  });
  if (open.length > 0) faults.push(`${open.join()} stays open.`);
  if (/[<>"]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) faults.push(`A sign is not escaped in ${rest}`);
  if (mathml.trim() === '') faults.push('There is nothing.');
  return faults;
}

const COMMANDS = [
  'frac',
  'pi',
  'times',
  'cdot',
  'div',
  'pm',
  'sqrt',
  'ln',
  'log',
  'sin',
  'cos',
  'tan',
  'arcsin',
  'arccos',
  'arctan',
  'circ',
  'text',
  'approx',
  'le',
  'ge',
  'ne',
  'left',
  'right',
  'textbackslash',
  'textasciitilde',
  'textasciicircum',
  'textless',
  'textgreater',
  'textbar',
];

/** Returns the reasons why a string is not well-formed LaTeX: commands, braces, special characters without a backslash. */
export function latexFaults(latex: string): readonly string[] {
  const faults: string[] = [];
  const rest = latex.replaceAll(/\\([a-z]+|[^a-z])/gi, (command, name: string) => {
    if (!/^[#$%&_{} ]$/.test(name) && !COMMANDS.includes(name)) faults.push(`${command} is unknown.`);
    return '';
  });
  let depth = 0;
  for (const sign of rest) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth < 0) break;
  }
  if (depth !== 0) faults.push('The braces do not balance.');
  if (/[\\#$%&~]|[_^](?!\{)|\n\n/.test(rest)) faults.push(`A special sign is not escaped in ${rest}`);
  const [left, right] = [/\\left[(|]/g, /\\right[)|]/g].map((pattern) => latex.match(pattern)?.length ?? 0);
  if (left !== right) faults.push('\\left and \\right do not match.');
  if (latex.trim() === '') faults.push('There is nothing.');
  return faults;
}
