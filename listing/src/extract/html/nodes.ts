/** The nodes of a parsed page. */

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
  attributes: ReadonlyMap<string, string>;
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

/** A page as one flat list in document order, so that every walk is a loop and none can overflow the stack. */
export interface Page {
  nodes: PageNode[];
  root: PageElement;
  byName: Map<string, PageElement[]>;
  byId: Map<string, PageElement>;
  /** Filled on the first look-up by class. */
  byClass: Map<string, PageElement[]> | null;
  /** Filled on the first look-up by an attribute alone. */
  byAttribute: Map<string, PageElement[]> | null;
  /** True when the page had more nodes than are kept. */
  cut: boolean;
}
