export interface FieldError {
  /** Empty for the body as a whole; otherwise as in `specifications/0/value`. */
  path: string;
  /** A sentence for a person, without its full stop. */
  message: string;
}

type Path = (string | number)[];

/** The part of a Zod issue that a sentence needs. The issues of a union's branches have paths that begin at the union. */
export interface RequestIssue {
  code: string;
  path: Path;
  message: string;
  expected?: string;
  format?: string;
  origin?: string;
  minimum?: number;
  maximum?: number;
  inclusive?: boolean;
  values?: unknown[];
  options?: unknown[];
  keys?: string[];
  errors?: RequestIssue[][];
}

/** How Zod's own messages begin, which are for programmers; others were written in the contract, for people. */
const zodsOwn = /^(?:Invalid|Too (?:small|big):|Unrecognized)/;

/** What is wrong with `given`, a body or a query, in plain sentences. */
export const fieldErrors = (issues: RequestIssue[], given: unknown): FieldError[] =>
  issues.flatMap((issue) => errorsOf(issue, [], given));

function errorsOf(issue: RequestIssue, above: Path, given: unknown): FieldError[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => errorAt([...path, brief(key)], 'is not a known field'));
  const value = valueAt(given, path);
  if (value === undefined && path.length > 0) return [errorAt(path, 'is missing')];
  const branches = issue.code === 'invalid_union' ? (issue.errors ?? []) : [];
  if (branches.length > 0) return errorsOfUnion(branches, path, given);
  if (!zodsOwn.test(issue.message)) return [{ path: path.join('/'), message: issue.message }];
  return [errorAt(path, faultOf(issue))];
}

/** The issues of the branch that was probably meant: the one with the fewest missing or unknown fields. */
function errorsOfUnion(branches: RequestIssue[][], path: Path, given: unknown): FieldError[] {
  const ofWhole = branches.filter((issues) => issues.some((issue) => isOfWhole(issue)));
  if (ofWhole.length === branches.length) return [errorAt(path, alternatives(branches.flat()))];
  const value = valueAt(given, path);
  const rated = branches
    .filter((issues) => !ofWhole.includes(issues))
    .map((issues) => {
      const missing = issues.filter((issue) => issue.path.length === 1 && valueAt(value, issue.path) === undefined);
      const foreign = issues.flatMap((issue) => (issue.path.length === 0 ? (issue.keys ?? []) : []));
      return { issues, missing, distance: missing.length + foreign.length };
    });
  const least = Math.min(...rated.map(({ distance }) => distance));
  const nearest = rated.filter(({ distance }) => distance === least);
  // Nothing shows which branch was meant, so the sentence names the fields of which one must be there.
  if (nearest.length > 1 && nearest.every(({ missing }) => missing.length > 0)) {
    const names = new Set(nearest.flatMap(({ missing }) => missing.map((issue) => String(issue.path[0]))));
    return [errorAt(path, `needs ${anyOf([...names])}`)];
  }
  return fieldErrors(nearest[0]?.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })) ?? [], given);
}

const isOfWhole = ({ path, code }: RequestIssue) => path.length === 0 && code !== 'unrecognized_keys';

function alternatives(issues: RequestIssue[]): string {
  const values = issues.flatMap((issue) => issue.values ?? []);
  if (values.length === 0) return 'is not in the right form';
  const id = issues.some(({ format }) => format === 'uuid') ? ['an id'] : [];
  return `must be ${anyOf([...new Set([...values.map(String), ...id])])}`;
}

function faultOf(issue: RequestIssue): string {
  const values = issue.values ?? issue.options ?? [];
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected ?? ''] ?? 'of another kind'}`;
    case 'invalid_value':
    case 'invalid_union':
      return values.length === 0 ? 'is not one of the possible values' : `must be ${anyOf(values.map(String))}`;
    case 'invalid_format':
      return formats[issue.format ?? ''] ?? 'is not in the right form';
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'must not be empty';
      return `must ${bound(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')}`;
    case 'too_big':
      return `must ${bound(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')}`;
    default:
      return 'is not valid';
  }
}

const bound = ({ origin }: RequestIssue, limit: number | undefined, relation: string): string => {
  const number = (limit ?? 0).toLocaleString('en-US');
  if (origin === 'string') return `be ${relation} ${number} characters long`;
  return origin === 'array'
    ? `have ${relation} ${number} ${limit === 1 ? 'entry' : 'entries'}`
    : `be ${relation} ${number}`;
};

const kinds: Record<string, string> = {
  string: 'a piece of text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const formats: Record<string, string> = {
  uuid: 'is not a valid id',
  email: 'is not a valid e-mail address',
  url: 'is not a valid web address',
  datetime: 'must be a time such as 2026-01-31T12:00:00Z',
};

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const anyOf = (words: string[]) => disjunction.format(words);

/** How much of a name that a client made up is repeated: no more than a person would read. */
const brief = (key: string) => (key.length > 60 ? `${key.slice(0, 60)}…` : key);

const errorAt = (path: Path, fault: string): FieldError => ({
  path: path.join('/'),
  message: `${path.length === 0 ? 'The request' : nameOf(path)} ${fault}`,
});

/** As programs write it: `specifications[0].value`. */
const nameOf = (path: Path) =>
  path.map((step, index) => (/^\d+$/.test(String(step)) ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');

function valueAt(given: unknown, path: Path): unknown {
  let value = given;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
