import type { RulePack } from './rule-pack.ts';

/**
 * One rule of a marketplace. `hard`: an upload that breaks it is refused, cut or hidden. `recommended`: the marketplace
 * advises it. `ours`: a threshold of our own. `source` holds keys of `sources.ts`. A limit of null means that there is
 * none, or that it is unknown: its `note` says which, and begins with `unknown` in the second case.
 */
export interface PackRule<T> {
  limit: T;
  kind: 'hard' | 'recommended' | 'ours';
  source: string[];
  /** The day on which a person last compared the limit with its source. */
  checked_on: string;
  note?: string | undefined;
}

/** Every rule of a pack with its path, such as `title.max`, in the order of the pack. */
export function packRules(pack: RulePack): { path: string; rule: PackRule<unknown> }[] {
  const { id: _id, name: _name, order: _order, blocking_rules, ...sections } = pack;
  const found = Object.entries(sections).flatMap(([section, rules]) =>
    Object.entries((rules ?? {}) as Record<string, PackRule<unknown>>).map(([key, rule]) => ({
      path: `${section}.${key}`,
      rule,
    })),
  );
  return [...found, { path: 'blocking_rules', rule: blocking_rules }];
}
