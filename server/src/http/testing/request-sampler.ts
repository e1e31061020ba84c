import { seededRandom } from '../../../../listing/testing/seeded-random.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';

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
  const { chance, pick } = seededRandom(seed);
  const ids: string[] = [];
  /** The ids of what an address lists: for `/api/cards`, those of the cards. */
  const things = new Map<string, string[]>();
  let hostility = 0;

  const text = ({ format, pattern = '', maxLength = 200_000 }: Shape): string => {
    if (format === 'uuid' || pattern.includes('0-9a-f')) return ids.length > 0 ? pick(ids) : pick(hostileTexts);
    if (format === 'date-time') return pick(['2026-11-24T09:00:00.000Z', '9999-12-31T23:59:59Z']);
    if (format === 'email') return `${'x'.repeat(pick([1, 60]))}@shop.test`;
    return (chance(0.4) ? pick(hostileTexts) : pick(plainTexts)).slice(0, maxLength);
  };
  const object = ({ properties = {}, required = [], additionalProperties }: Shape) => {
    const given = Object.entries(properties).filter(([name]) => chance(required.includes(name) ? 0.98 : 0.4));
    const shape = typeof additionalProperties === 'object' ? additionalProperties : null;
    const free = shape === null ? [] : ['Color', '__proto__', ''].map((name) => [name, shape] as const);
    return Object.fromEntries([...given, ...free].map(([name, one]) => [name, value(one)]));
  };
  const value = (shape: Shape): unknown => {
    if (chance(hostility)) return pick(hostileValues);
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
    if (type === 'boolean') return chance(0.5);
    if (type === 'integer' || type === 'number') return pick([shape.minimum ?? 0, shape.maximum ?? 100, 1, 2, 3]);
    return type === 'null' ? null : pick(hostileValues);
  };
  const idFor = (address: string): string => {
    const known = things.get(address) ?? [];
    if (known.length > 0 && chance(0.9)) return pick(known);
    const other = ids.length > 0 && chance(0.5) ? pick(ids) : pick(hostileTexts);
    return encodeURIComponent(other.toWellFormed().slice(0, 400) || 'x');
  };
  const urlOf = (path: string): string =>
    path
      .split('/')
      .slice(1)
      .reduce((url, part) => `${url}/${part.startsWith('{') ? idFor(url) : part}`, '');
  const form = () =>
    `--part\r\ncontent-disposition: form-data; name="${pick(['file', 'file', 'x', ''])}"; filename="${pick(files)}"\r\n\r\n${pick(contents)}${pick(['', ...hostileTexts])}\r\n--part${pick(['--', '--', ''])}\r\n`;

  return {
    next(path, { parameters = [], requestBody }) {
      hostility = pick([0, 0.003, 0.05]);
      const asked = parameters.filter(({ in: place, required }) => place === 'query' && (required || chance(0.4)));
      const query = asked.map(({ name, schema = {} }) => {
        const given = chance(0.2) ? pick(hostileTexts) : value(schema);
        const written = typeof given === 'object' ? JSON.stringify(given) : String(given);
        return `${name}=${encodeURIComponent(written.toWellFormed().slice(0, 5_000))}`;
      });
      const url = urlOf(path) + (query.length > 0 ? `?${query.join('&')}` : '');
      if (requestBody === undefined) return { url, headers: {} };
      const json = requestBody.content['application/json'];
      if (json === undefined)
        return { url, headers: { 'content-type': 'multipart/form-data; boundary=part' }, payload: form() };
      const written = JSON.stringify(value(json.schema));
      const payload = chance(0.02) ? written.slice(0, -1) : written;
      return { url, headers: { 'content-type': 'application/json' }, payload };
    },
    learn(url, answer) {
      const [address = ''] = url.split('?');
      const found = idsIn(answer);
      things.set(address, [...(things.get(address) ?? []), ...found].slice(-40));
      ids.push(...found);
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
