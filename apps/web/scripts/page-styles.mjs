// Cuts the style sheet down to what a page shows before its scripts run.
import postcss from 'postcss';

const NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Whether a selector can match in a page that has these classes: what is in parentheses may or may not hold. */
const isIn = (classes) => (selector) =>
  [...selector.replaceAll(/\([^()]*\)/g, '').matchAll(NAME)].every(([, name]) => classes.has(name));

/**
 * The rules of a sheet that a page needs: those all of whose classes stand in its HTML. Attributes and states, such as the
 * theme, may change before the whole sheet has come, so they decide nothing.
 */
export function stylesOf(sheet, html) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)),
  );
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (rule.parent.name?.endsWith('keyframes')) return;
    const kept = rule.selectors.filter(isIn(classes));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const values = [];
  root.walkDecls((declaration) => values.push(declaration.value));
  const used = values.join(' ');
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes') && !used.includes(rule.params)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The fonts that a sheet names, and the sheet without them. */
export function fontsOf(sheet) {
  const [fonts, rest] = [postcss.root(), postcss.parse(sheet)];
  rest.walkAtRules('font-face', (face) => void fonts.append(face));
  return [fonts.toString(), rest.toString()];
}
