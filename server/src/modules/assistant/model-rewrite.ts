import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Flag } from '@cardwright/listing/evidence';
import { checkGrounding } from '@cardwright/listing/ground/check-grounding';
import { gateRewrite } from '@cardwright/listing/improve/output-gate';
import { type Listing, type ListingSection, listingSections } from '@cardwright/listing/listing';
import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { repairRequest, rewriteInstructions, rewriteRequest } from './prompts/rewrite-instructions.ts';
import type { RewriteInput } from './seller-ports.ts';

/** What is asked for has no limits: providers differ in which they take. What is taken is cut to ours. */
const sectionSchemas = {
  title: z.string(),
  description: z.string(),
  bullets: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  keywords: z.array(z.string()),
} satisfies Record<ListingSection, z.ZodType>;
type Written = Partial<Pick<Listing, ListingSection>>;

const mostDoubts = 20;
/** Milliseconds. The step has three minutes: a repair that would outlast them must not take the first answer with it. */
const longestRewrite = 165_000;
/** Less than this is not worth asking. */
const shortestRepair = 5_000;

interface RewriteTime {
  /** Milliseconds. */
  now(): number;
  /** For the first answer and its repair together, in milliseconds. */
  whole_ms?: number;
}

/**
 * Writes the sections of a listing with a language model. What it wrote is not trusted: a first answer with unsupported
 * facts is sent back once, sections that still name a foreign brand keep their earlier text, and the caller passes the
 * rest through the output gate, which flags. A repair that takes too long is left. Throws when the model fails or
 * answers in another shape.
 */
export function createModelRewrite(
  model: LanguageModelV4,
  { now, whole_ms = longestRewrite }: RewriteTime,
): (input: RewriteInput, signal: AbortSignal) => Promise<Listing> {
  return async (input, signal) => {
    const sections = input.sections ?? [...listingSections];
    const request: ModelMessage = { role: 'user', content: rewriteRequest(input, sections) };
    const startedAt = now();
    const first = await write(model, [request], sections, signal);
    let listing = { ...input.listing, ...first };
    const doubts = doubtsIn(listing, input);
    const left = Math.floor(whole_ms - (now() - startedAt));
    if (doubts.length > 0 && left >= Math.min(shortestRepair, whole_ms)) {
      const repair: ModelMessage[] = [
        request,
        { role: 'assistant', content: JSON.stringify(first) },
        { role: 'user', content: repairRequest(doubts.slice(0, mostDoubts).map(({ text }) => text)) },
      ];
      const untilThen = AbortSignal.any([signal, AbortSignal.timeout(left)]);
      const second = await write(model, repair, sections, untilThen).catch((error: unknown) => {
        signal.throwIfAborted();
        // The first answer is there; what is wrong with it is flagged.
        if (error instanceof Error) return null;
        throw error;
      });
      const repaired = { ...input.listing, ...second };
      if (second !== null && doubtsIn(repaired, input).length < doubts.length) listing = repaired;
    }
    return withoutForeignBrands(listing, input);
  };
}

async function write(
  model: LanguageModelV4,
  messages: ModelMessage[],
  sections: readonly ListingSection[],
  signal: AbortSignal,
): Promise<Written> {
  const shape = Object.fromEntries(sections.map((section) => [section, sectionSchemas[section]]));
  const schema = z.object(shape) as z.ZodType<Written>;
  const options = { model, instructions: rewriteInstructions, messages, abortSignal: signal, maxRetries: 0 };
  try {
    return cut((await generateText({ ...options, output: Output.object({ schema }) })).output);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const found = objectIn(error.text ?? '');
    const parsed = schema.safeParse(found);
    if (!parsed.success) throw error;
    return cut(parsed.data);
  }
}

/** Models without structured output put their JSON into a fence, or a sentence before it. */
function objectIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}

const cut = ({ title, description, bullets, specifications, keywords }: Written): Written => ({
  ...(title === undefined ? {} : { title: title.slice(0, 500).toWellFormed() }),
  ...(description === undefined ? {} : { description: description.slice(0, 20_000).toWellFormed() }),
  ...(bullets === undefined ? {} : { bullets: clipped(bullets, 20, 1_000) }),
  ...(specifications === undefined
    ? {}
    : {
        specifications: specifications
          .slice(0, 200)
          .map(({ name, value }) => ({ name: name.slice(0, 300), value: value.slice(0, 1_000) })),
      }),
  ...(keywords === undefined ? {} : { keywords: clipped(keywords, 100, 200) }),
});
const clipped = (texts: string[], most: number, longest: number) =>
  texts.slice(0, most).map((text) => text.slice(0, longest).toWellFormed());

/** What the output gate would flag as unsupported in the new texts. */
function doubtsIn(after: Listing, input: RewriteInput): Flag[] {
  const { listing: before, sources, marketplace } = input;
  const known = new Set(checkGrounding({ listing: before, sources }).flags.map(({ text }) => text));
  return gateRewrite({ before, after, sources, marketplace }).flags.filter(
    ({ kind, text }) => kind === 'ungrounded' && !known.has(text),
  );
}

/** A flag is not enough for another's trade mark: such a section keeps its earlier text. */
function withoutForeignBrands(listing: Listing, { listing: before, sources }: RewriteInput): Listing {
  const had = brandsOf(before, sources);
  const sections = new Set(
    [...brandsOf(listing, sources)].filter(([key]) => !had.has(key)).flatMap(([, paths]) => paths),
  );
  const kept = Object.fromEntries(
    listingSections.filter((section) => sections.has(section)).map((section) => [section, before[section]]),
  );
  return { ...listing, ...kept };
}

/** Brands that no source states, with the sections that name them. */
function brandsOf(listing: Listing, sources: RewriteInput['sources']): Map<string, string[]> {
  const brands = new Map<string, string[]>();
  for (const { kind, text, path, source } of checkGrounding({ listing, sources }).facts)
    if (kind === 'brand' && source === null)
      brands.set(text.toLowerCase(), [...(brands.get(text.toLowerCase()) ?? []), path.split('/')[0] ?? path]);
  return brands;
}
