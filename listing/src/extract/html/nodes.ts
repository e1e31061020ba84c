/** The nodes of a parsed page. */

import type { Attributes } from './attributes.ts';

/**
 * What part of a page an element lies in, judged by tag, role and the words of its class and id. Prices and lists in
 * `related`, `chrome`, `dialog`, `reviews` and `service` (delivery, returns, payment, branches) are not the product's own.
 */
export type Zone = 'main' | 'chrome' | 'related' | 'dialog' | 'reviews' | 'service';

export interface PageText {
  kind: 'text';
  text: string;
  parent: PageElement;
  index: number;
  end: number;
}

export interface PageElement {
  kind: 'element';
  name: string;
  attributes: Attributes;
  parent: PageElement | null;
  /** Position in `Page.nodes`; the descendants are the nodes from `index + 1` up to, not including, `end`. */
  index: number;
  end: number;
  depth: number;
  /** Id and classes as lower-case words; see `nameWords`. */
  words: string;
  hidden: boolean;
  zone: Zone;
}

export type PageNode = PageText | PageElement;

/** Look-ups over all nodes of a page, made in one walk when the first rule asks; every list is in document order. */
export interface PageIndex {
  /** Elements by each attribute they carry, except those that very many have; see `withAttribute`. */
  byAttribute: ReadonlyMap<string, readonly PageElement[]>;
  /** Elements by the whole value of `class`, which a page repeats often. */
  byClassValue: ReadonlyMap<string, readonly PageElement[]>;
  /** The values of `class` that hold a class. */
  valuesOfClass: ReadonlyMap<string, readonly string[]>;
  /** Elements by their `words`, so that a rule about names tests each name once. */
  byWords: ReadonlyMap<string, readonly PageElement[]>;
  /** Elements with an attribute that begins as JSON does and is of some length. */
  withJson: readonly PageElement[];
  /** Texts that are more than spaces. */
  texts: readonly PageText[];
}

/** A page as one flat list in document order, so that every walk is a loop and none can overflow the stack. */
export interface Page {
  nodes: PageNode[];
  root: PageElement;
  byName: Map<string, PageElement[]>;
  byId: Map<string, PageElement>;
  /** Made when it is first asked for; see `indexOf`. */
  index: PageIndex | null;
  /** True when the page had more nodes than are kept. */
  cut: boolean;
}
