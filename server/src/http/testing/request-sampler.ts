/** The part of an OpenAPI description that requests are made from. */
export interface DescribedCall {
  parameters?: { in: string; name: string; required?: boolean; schema?: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

interface Shape {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Texts that servers have stumbled over: what databases cannot keep, syntax of others, names of JavaScript, sheer length. */
const hostileTexts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u202eabc', '\u200b', '\\', '%', '%00', '../../../etc/passwd', '..%2f'],
  ...[
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '"><img src=x>',
    '{{7*7}}',
    '$1 $& $`',
    '{"a":1}',
    '٣٤',
    'null',
    'NaN',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '1e309',
    '99999999999999999999',
    '2026-13-45',
    '0000-00-00T00:00:00Z',
  ],
  ...['+275760-09-13T00:00:00.001Z', 'http://[::1', 'file:///etc/passwd', 'javascript:alert(1)', 'x'.repeat(300)],
  ...[
    'x'.repeat(100_001),
    '. '.repeat(5_000),
    '\n'.repeat(5_000),
    '😀'.repeat(3_000),
    'İ'.repeat(3_000),
    'e\u0301'.repeat(3_000),
  ],
];
const hostileValues: unknown[] = [
  ...[null, true, 0, -1, 0.1, 1e308, 2 ** 53, [], {}, [[]], [null], { a: 1 }, JSON.parse('{"__proto__":{"x":1}}')],
  ...[Array.from({ length: 2_000 }, () => 'x'), ...hostileTexts],
];
const plainTexts = [
  'Blue mug 350 ml',
  'EUR',
  '12.90',
  'help',
  'rate it',
  'en',
  'Europe/Berlin',
  'https://shop.test/p',
  '3',
];
const files = ['a.csv', 'a.xlsx', 'a.png', 'a.html', 'a.pdf', '../x', ''];
const contents = [
  '',
  'title,price\nMug,12',
  '<html><title>Mug</title></html>',
  '%PDF-1.4',
  '[{"title":1}]',
  'PK\u0003\u0004',
];

interface SampledRequest {
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface RequestSampler {
  /** A request to a described path: mostly of the right shape, with something hostile here and there. */
  next(path: string, call: DescribedCall): SampledRequest;
  /** Keeps the ids of an answer, so that later requests are about things that exist. */
  learn(url: string, answer: unknown): void;
}

/** The same seed and the same answers give the same requests. */
export function createRequestSampler(schemas: Record<string, Shape>, seed: number): RequestSampler {
  let state = seed;
  const random = () => {
    // Numerical Recipes' linear congruential generator.
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const ids: string[] = [];
  const things = new Map<string, string[]>();
  let hostility = 0;

  const text = ({ format, pattern = '', maxLength = 200_000 }: Shape): string => {
    if (format === 'uuid' || pattern.includes('0-9a-f')) return ids.length > 0 ? pick(ids) : pick(hostileTexts);
    if (format === 'date-time') return pick(['2026-11-24T09:00:00.000Z', '9999-12-31T23:59:59Z']);
    if (format === 'email') return `${'x'.repeat(pick([1, 60]))}@shop.test`;
    return (random() < 0.4 ? pick(hostileTexts) : pick(plainTexts)).slice(0, maxLength);
  };
  const object = ({ properties = {}, required = [], additionalProperties }: Shape) => {
    const names = Object.keys(properties).filter((name) => random() < (required.includes(name) ? 0.98 : 0.4));
    const free = typeof additionalProperties === 'object' ? ['Color', '__proto__', ''] : [];
    return Object.fromEntries(
      [
        ...names.map((name) => [name, properties[name]] as const),
        ...free.map((name) => [name, additionalProperties] as const),
      ].map(([name, shape]) => [name, value(shape as Shape)]),
    );
  };
  const value = (shape: Shape): unknown => {
    if (random() < hostility) return pick(hostileValues);
    if (shape.$ref !== undefined) return value(schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {});
    if (shape.const !== undefined) return shape.const;
    if (shape.enum !== undefined) return pick(shape.enum);
    const ways = shape.anyOf ?? shape.oneOf;
    if (ways !== undefined) return value(pick(ways));
    if (shape.allOf !== undefined) return Object.assign({}, ...shape.allOf.map(value));
    const type = Array.isArray(shape.type) ? pick(shape.type) : shape.type;
    if (type === 'object') return object(shape);
    if (type === 'array')
      return Array.from({ length: Math.max(shape.minItems ?? 0, pick([0, 1, 2, 60])) }, () => value(shape.items ?? {}));
    if (type === 'string') return text(shape);
    if (type === 'boolean') return random() < 0.5;
    if (type === 'integer' || type === 'number') return pick([shape.minimum ?? 0, shape.maximum ?? 100, 1, 2, 3]);
    return type === 'null' ? null : pick(hostileValues);
  };
  const urlOf = (path: string): string => {
    let url = '';
    let kind = '';
    for (const part of path.split('/').slice(1)) {
      if (!part.startsWith('{')) {
        url += `/${part}`;
        kind += `/${part}`;
        continue;
      }
      const known = (things.get(kind) ?? []).filter((thing) => thing.startsWith(url));
      if (known.length > 0 && random() < 0.9) url = pick(known);
      else
        url += `/${encodeURIComponent((random() < 0.5 ? pick(ids) : pick(hostileTexts))?.toWellFormed().slice(0, 400) || 'x')}`;
      kind += '/{}';
    }
    return url;
  };
  const form = () =>
    `--part\r\ncontent-disposition: form-data; name="${pick(['file', 'file', 'x', ''])}"; filename="${pick(files)}"\r\n\r\n${pick(contents)}${pick(['', ...hostileTexts])}\r\n--part${pick(['--', '--', ''])}\r\n`;

  return {
    next(path, { parameters = [], requestBody }) {
      hostility = pick([0, 0.003, 0.05]);
      const asked = parameters.filter(({ in: place, required }) => place === 'query' && (required || random() < 0.4));
      const query = asked.map(({ name, schema = {} }) => {
        const given = random() < 0.2 ? pick(hostileTexts) : value(schema);
        const written = typeof given === 'object' ? JSON.stringify(given) : String(given);
        return `${name}=${encodeURIComponent(written.toWellFormed().slice(0, 5_000))}`;
      });
      const url = urlOf(path) + (query.length > 0 ? `?${query.join('&')}` : '');
      if (requestBody === undefined) return { url, headers: {} };
      const json = requestBody.content['application/json'];
      if (json === undefined)
        return { url, headers: { 'content-type': 'multipart/form-data; boundary=part' }, payload: form() };
      const written = JSON.stringify(value(json.schema));
      const payload = random() < 0.02 ? written.slice(0, -1) : written;
      return { url, headers: { 'content-type': 'application/json' }, payload };
    },
    learn(url, answer) {
      const [base = ''] = url.split('?');
      const kind = base.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{}');
      for (const id of idsIn(answer)) {
        ids.push(id);
        things.set(kind, [...(things.get(kind) ?? []), `${base}/${id}`].slice(-40));
      }
      ids.splice(0, ids.length - 200);
    },
  };
}

/** Ids of an answer and of what it lists. */
const idsIn = (answer: unknown): string[] => {
  if (answer === null || typeof answer !== 'object') return [];
  const { id } = answer as { id?: unknown };
  const inner = Object.values(answer).flatMap((value) => (Array.isArray(value) ? value.flatMap(idsIn) : []));
  return [...(typeof id === 'string' ? [id] : []), ...inner];
};
