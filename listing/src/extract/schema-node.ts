/** One thing of a schema.org vocabulary, whichever syntax stated it: JSON-LD, microdata or RDFa. */
export interface SchemaNode {
  /** Last path parts, lower-case: `product`. */
  types: string[];
  id: string | null;
  properties: Map<string, SchemaValue[]>;
  /** Where the node hangs: the property names from the top, such as `isrelatedto`. */
  path: readonly string[];
  /** Position of the element in the page, for syntaxes that have one. */
  at: number | null;
}

export type SchemaValue = string | SchemaNode;

/** `http://schema.org/InStock`, `schema:InStock` and `InStock` all give `instock`. */
export function lastPart(name: string): string {
  return (
    name
      .trim()
      .replace(/(?<![/#])[/#]+$/, '')
      .split(/[/#:]/)
      .at(-1)
      ?.toLowerCase() ?? ''
  );
}

export function values(node: SchemaNode, ...names: string[]): SchemaValue[] {
  return names.flatMap((name) => node.properties.get(name.toLowerCase()) ?? []);
}

export function nodes(node: SchemaNode, ...names: string[]): SchemaNode[] {
  return values(node, ...names).filter((value) => typeof value !== 'string');
}

/** The first plain text among the properties; an object gives its `name`, `@value` or its address. */
export function firstText(node: SchemaNode, ...names: string[]): string | null {
  for (const value of values(node, ...names)) {
    const text = typeof value === 'string' ? value : firstOwnText(value);
    if (text !== null && text.trim() !== '') return text.trim();
  }
  return null;
}

function firstOwnText(node: SchemaNode): string | null {
  for (const name of ['name', 'value', 'url', 'contenturl']) {
    const text = node.properties.get(name)?.find((value) => typeof value === 'string' && value.trim() !== '');
    if (typeof text === 'string') return text;
  }
  return null;
}

export function isType(node: SchemaNode, ...types: string[]): boolean {
  return node.types.some((type) => types.includes(type));
}
