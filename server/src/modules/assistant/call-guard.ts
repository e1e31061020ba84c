import { checkGrounding } from '@cardwright/listing/ground/check-grounding';
import { listingSource } from '@cardwright/listing/ground/listing-texts';
import type { Listing } from '@cardwright/listing/listing';
import { emptyListing } from '@cardwright/listing/listing';
import { htmlToText } from '@cardwright/listing/text/html-to-text';
import type { Tool, ToolSet } from 'ai';
import { askedWords } from './asked-words.ts';
import type { ToolFailure, ToolInput, ToolName } from './tool-types.ts';

export interface CallGuardDeps {
  /** What the seller wrote in this chat; the last one is the request. */
  sellerTexts: readonly string[];
  /** Files that came with it: they may state facts and ask for nothing. */
  fileTexts: readonly string[];
  listingOf(cardId: string): Promise<Listing>;
  /** The built-in assistant made the call with this id: it takes its calls from the seller's words alone. */
  isTrusted(callId: string): boolean;
  /** The model sees what tools answered in earlier turns. */
  hasReadBefore: boolean;
}

/**
 * Stands between a language model and the tools. A page that the model has read may have told it anything, so what is
 * called must come from the seller: addresses and facts word for word, and what reaches beyond a card by its name. The
 * model gets the reason of a refusal and can ask the seller.
 */
export function guardCalls(tools: ToolSet, deps: CallGuardDeps): ToolSet {
  /** Our own tools have answered with these. */
  const knownAddresses = new Set<string>();
  let hasRead = deps.hasReadBefore || deps.fileTexts.length > 0;

  const refusalOf = (name: ToolName, input: unknown): Refusal | Promise<Refusal> => {
    if (hasRead && !isAskedFor(name, deps.sellerTexts))
      return refused('The seller has not asked for this. Tell them what you would do, and ask.');
    if (name === 'import_listing') return importRefusal(input as ToolInput<'import_listing'>, deps, knownAddresses);
    if (name === 'create_card') return factRefusal((input as ToolInput<'create_card'>).text, deps);
    if (name === 'edit_card') return editRefusal(input as ToolInput<'edit_card'>, deps);
    return null;
  };
  const after = (output: unknown) => {
    hasRead = true;
    const address = (output as { source_url?: unknown } | null)?.source_url;
    if (typeof address === 'string') knownAddresses.add(plainAddress(address));
  };

  const guarded = (name: ToolName, tool: Tool): Tool => {
    const { execute } = tool;
    if (execute === undefined) return tool;
    return {
      ...tool,
      execute: (input: never, options) => {
        const refusal = deps.isTrusted(options.toolCallId) ? null : refusalOf(name, input);
        if (refusal instanceof Promise)
          return refusal.then(async (reason) => {
            if (reason !== null) return reason;
            const output = await execute(input, options);
            after(output);
            return output;
          });
        if (refusal !== null) return refusal;
        const output = execute(input, options);
        if (isIterable(output)) return passingOn(output, after);
        return Promise.resolve(output).then((value) => {
          after(value);
          return value;
        });
      },
    } as Tool;
  };
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [name, guarded(name as ToolName, tool as Tool)]),
  );
}

type Refusal = ToolFailure | null;
const refused = (message: string): ToolFailure => ({ error: { code: 'not_asked_for', message } });

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* passingOn(source: AsyncIterable<unknown>, after: (output: unknown) => void): AsyncGenerator<unknown> {
  for await (const output of source) {
    after(output);
    yield output;
  }
}

/** An agreement refers to what was said before it. */
const requestsLookedAt = 3;

function isAskedFor(name: ToolName, sellerTexts: readonly string[]): boolean {
  const pattern = askedWords[name];
  return pattern === undefined || sellerTexts.slice(-requestsLookedAt).some((text) => pattern.test(text));
}

function importRefusal(
  { url, html, text }: ToolInput<'import_listing'>,
  deps: CallGuardDeps,
  known: ReadonlySet<string>,
): Refusal {
  if (url !== undefined) {
    const address = plainAddress(url);
    if (!known.has(address) && !deps.sellerTexts.some((said) => plainAddress(said).includes(address)))
      return refused('The seller has not given this address. Import only addresses that stand in their messages.');
  }
  return factRefusal(text ?? (html === undefined ? '' : htmlToText(html)), deps);
}

/** As people write addresses: with and without the scheme and a slash at the end. */
const plainAddress = (text: string): string => text.toLowerCase().replaceAll(/https?:\/\/(?:www\.)?|\/(?=\s|$)/g, '');

const source = (text: string, index: number) => ({ id: `said-${index}`, kind: 'seller' as const, text });

function factRefusal(text: string, { sellerTexts, fileTexts }: CallGuardDeps, listing: Listing | null = null): Refusal {
  if (text.trim() === '') return null;
  const said = [...sellerTexts, ...fileTexts].map(source);
  const { facts } = checkGrounding({
    listing: { ...emptyListing, description: text },
    sources: listing === null ? said : [...said, listingSource(listing, 'card', 'page')],
  });
  const unknown = [...new Set(facts.filter((fact) => fact.source === null).map((fact) => fact.text))];
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, 10).map((fact) => `“${fact}”`);
  return refused(
    `The seller has not stated ${named.join(', ')}. Leave it out, or ask the seller. Never state it yourself.`,
  );
}

async function editRefusal({ card_id, edits }: ToolInput<'edit_card'>, deps: CallGuardDeps): Promise<Refusal> {
  const values = edits.flatMap(({ op, field, name, value }) => {
    if (op === 'remove' || value === undefined || field === 'marketplace' || field === 'availability') return [];
    return [name === undefined ? value : `${name}: ${value}`];
  });
  if (values.length === 0) return null;
  const listing = await deps.listingOf(card_id);
  // A price or a brand is the seller's to say, whatever the card's page says.
  const owned = edits.find(
    ({ op, field, value }) =>
      op !== 'remove' &&
      (field === 'price' || field === 'brand') &&
      value !== undefined &&
      ![...deps.sellerTexts, ...deps.fileTexts].some((text) => plain(text).includes(plain(bareValue(field, value)))),
  );
  if (owned !== undefined)
    return refused(`The seller has not stated the ${owned.field} “${owned.value}”. Ask the seller for it.`);
  return factRefusal(values.join('\n'), deps, listing);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '');

/** Of a price the number as people write it: 29.00 is said as 29 too. */
const bareValue = (field: string, value: string): string =>
  field === 'price' ? (/\d+(?:[.,]\d+)*/.exec(value)?.[0] ?? value).replace(/[.,]00?$/, '') : value;
