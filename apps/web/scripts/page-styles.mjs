// Extracts the critical CSS of a page from the style sheet.
import postcss from 'postcss';

const NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Returns true if a selector can match on a page with these classes. Conditions in parentheses are assumed to
 * be true.
 */
const isIn = (classes) => (selector) =>
  [...selector.replaceAll(/\([^()]*\)/g, '').matchAll(NAME)].every(([, name]) => classes.has(name));

/**
 * Returns the rules of a style sheet whose classes all occur in the page's HTML. Attributes and states, such as the theme,
 * are ignored, because they may change before the full style sheet loads. Rules for print, a hovering pointer and reduced
 * motion are left out, because the first paint needs none of them.
 */
export function stylesOf(sheet, html) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)),
  );
  const root = postcss.parse(sheet);
  root.walkAtRules('media', (rule) => {
    if (/^print$|prefers-reduced-motion/.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent.name?.endsWith('keyframes')) return;
    const kept = rule.selectors.filter(isIn(classes)).filter((selector) => !selector.includes(':hover'));
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

/** Returns the font faces of a style sheet, and the style sheet without them. */
export function fontsOf(sheet) {
  const [fonts, rest] = [postcss.root(), postcss.parse(sheet)];
  rest.walkAtRules('font-face', (face) => void fonts.append(face));
  return [fonts.toString(), rest.toString()];
}
