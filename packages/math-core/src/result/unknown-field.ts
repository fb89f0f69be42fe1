import { fieldsOf } from './fields-of.js';
import { nearestName } from './nearest-name.js';
import { type Failure, failure } from './result.js';

/**
 * Returns the failure for a field of an input that isn't one of the names, which are separated by spaces. It suggests the
 * name that is probably meant, or lists all. `path` precedes the names of the fields of an inner object: "time.".
 */
export function unknownField(
  input: object | null | undefined,
  names: string,
  path = '',
): Failure | undefined {
  const fields = fieldsOf(input);
  const known = names.split(' ');
  const name = Object.keys(fields).find((each) => !known.includes(each));
  if (name === undefined) return undefined;
  const all = `Its fields are ${known.join(', ')}.`;
  if (!/^[a-z]\w{0,39}$/i.test(name)) {
    const field = path.slice(0, -1) || 'input';
    return failure(field, 'unknown-name', `${field} has an unknown field. ${all}`);
  }
  const near = nearestName(
    name,
    known.filter((each) => !(each in fields)),
  );
  const hint = near === undefined ? all : `Did you mean ${near}?`;
  return failure(path + name, 'unknown-name', `${path}${name} is not a field of this input. ${hint}`);
}
