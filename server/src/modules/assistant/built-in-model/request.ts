import type { Marketplace } from '@cardwright/contract/listings';
import { type Message, splitMessage } from './pasted.ts';
import { cardRows, questionRows } from './tables/card-rows.ts';
import { editRows } from './tables/edit-rows.ts';
import { exportRows } from './tables/export-rows.ts';
import { imageRows } from './tables/image-rows.ts';
import { importRows } from './tables/import-rows.ts';
import { improveRows } from './tables/improve-rows.ts';
import { preferenceRows } from './tables/preference-rows.ts';
import { refusalRows } from './tables/refusal-rows.ts';
import { helpRows, smallTalkRows } from './tables/talk-rows.ts';
import { taskRows } from './tables/task-rows.ts';
import { widerRows, widerTaskRows } from './tables/wider-rows.ts';
import { type Ask, type Clause, type Row, type Surroundings, say } from './understanding/ask.ts';
import { partsOf } from './understanding/clauses.ts';
import { foreignAsks } from './understanding/foreign-words.ts';
import { marketplacesIn } from './understanding/marketplace-words.ts';
import { normalForm } from './understanding/normal-form.ts';
import { isPraise } from './understanding/praise.ts';
import { wishesIn } from './understanding/wishes.ts';

/** What the seller asks for, read from the seller's own words only. */
export interface Request {
  message: Message;
  /** The command in normal form. */
  text: string;
  asks: Ask[];
  /** What an import is for. */
  marketplace: Marketplace | null;
  /** Another language than English. */
  isForeign: boolean;
}

/** These look at the message as a whole, because what they hold may read like other requests. */
const wholeRows: Row[] = [...widerTaskRows, ...taskRows, ...preferenceRows];
/** The first that fits counts. */
const partRows: Row[] = [
  ...widerRows,
  ...helpRows,
  ...refusalRows,
  ...importRows.slice(0, 2),
  ...editRows,
  ...imageRows,
  ...exportRows,
  ...cardRows,
  ...importRows.slice(2),
  ...improveRows,
  ...questionRows,
];

export function parseRequest(text: string, around: Surroundings): Request {
  const message = splitMessage(text);
  const whole = normalForm(message.command);
  const marketplace = marketplacesIn(whole.text)[0]?.id ?? null;
  const foreign = foreignAsks(message.command);
  const of = (asks: Ask[], isForeign = false): Request => ({ message, text: whole.text, asks, marketplace, isForeign });
  if (foreign !== null) return of(foreign, true);
  const isTextAlone = message.urls.length === 0 && message.html === null && message.text === null;
  if (isTextAlone && !around.filesAreNew && isPraise(whole.text)) return of([say('thanks')]);
  const base = { whole, quotes: whole.quotes };
  const complete: Clause = {
    ...base,
    text: whole.text.trim(),
    raw: whole.raw,
    wishes: wishesIn(whole.text, whole.quotes),
    around,
  };
  const onWhole =
    firstOf(repliesTo(around), complete) ?? firstOf(wholeRows, complete) ?? createOfWhole(complete, message);
  if (onWhole !== null) return of(onWhole);
  const asks: Ask[] = [];
  let context = around;
  for (const part of partsOf(whole)) {
    const clause: Clause = { ...base, ...part, wishes: wishesIn(part.text, whole.quotes), around: context };
    const found = firstOf(partRows, clause);
    if (found === null) continue;
    asks.push(...found);
    context = after(context, found);
  }
  const settled = settle(asks, complete);
  if (settled.length > 0) return of(settled);
  const talk = firstOf(smallTalkRows, complete);
  return of(talk ?? []);
}

/** "No" and "I don't know" mean more after a price or a question. */
function repliesTo({ lastTool, hasQuestions }: Surroundings): Row[] {
  const isPriced = lastTool === 'improve_cards' || lastTool === 'score_cards';
  return smallTalkRows.filter(
    ({ name }) => (isPriced && name === 'not now') || (hasQuestions && name === 'does not know'),
  );
}

/** Facts of a product may fill several sentences. */
function createOfWhole(clause: Clause, message: Message): Ask[] | null {
  const create = importRows.find(({ name }) => name === 'create from facts');
  const isFile = clause.around.filesAreNew && clause.around.files.some(({ kind }) => kind !== 'image');
  // What is wanted back is there already.
  if (/\boriginal\b.{0,30}\bback\b/.test(clause.text)) return null;
  if (create === undefined || isFile || message.urls.length > 0 || message.html !== null || message.text !== null)
    return null;
  return firstOf([create], clause);
}

function firstOf(rows: Row[], clause: Clause): Ask[] | null {
  for (const { pattern, unless, read } of rows) {
    const match = pattern.exec(clause.text);
    if (match === null || unless?.test(clause.text)) continue;
    const asks = read(clause, match);
    if (asks !== null) return Array.isArray(asks) ? asks : [asks];
  }
  return null;
}

/** What "it" means for the next part of the message. */
function after(around: Surroundings, asks: Ask[]): Surroundings {
  const last = asks.findLast((ask) => ask.kind === 'call');
  if (last === undefined) return around;
  const image = last.tool === 'edit_image' ? String(last.input.image) : around.lastImage;
  return { ...around, lastTool: last.tool, lastImage: image };
}

/** Asks that say the same are one; wishes that follow an improvement belong to it; words beside work are left away. */
function settle(asks: Ask[], whole: Clause): Ask[] {
  const merged: Ask[] = [];
  for (const ask of asks) {
    const before = merged.at(-1);
    if (merged.some((other) => JSON.stringify(other) === JSON.stringify(ask))) continue;
    const joined = before === undefined ? null : join(before, ask);
    if (joined === null) merged.push(ask);
    else merged[merged.length - 1] = joined;
  }
  const work = merged.filter(({ kind }) => kind === 'call');
  const refused = merged.filter((ask) => ask.kind === 'say');
  if (work.length === 0) return refused.slice(0, 1);
  return [
    ...withMarketplace(work, whole),
    ...refused.filter((ask) => ask.kind === 'say' && needsSaying.has(ask.topic)),
  ];
}

/** Said even beside work that is done. */
const needsSaying = new Set<string>([
  'translating',
  'publishing',
  'deleting',
  'pricing',
  'inventing',
  'deleting_images',
]);

function join(before: Ask, next: Ask): Ask | null {
  if (before.kind !== 'call' || next.kind !== 'call' || before.tool !== next.tool) return null;
  if (next.tool === 'improve_card' || next.tool === 'improve_cards') {
    if (next.target !== null && next.target.kind !== 'it') return null;
    const { marketplace, ...wishes } = next.input;
    if (marketplace !== undefined && before.input.marketplace !== undefined && before.input.marketplace !== marketplace)
      return null;
    const sections = sectionsOfBoth(before.input, next.input);
    return {
      ...before,
      input: { ...before.input, ...wishes, ...(marketplace === undefined ? {} : { marketplace }), ...sections },
    };
  }
  if (next.tool === 'edit_card' && before.input.edits !== undefined && sameTarget(before, next)) {
    const edits = [...(before.input.edits as object[])];
    for (const edit of next.input.edits as object[])
      if (!edits.some((one) => JSON.stringify(one) === JSON.stringify(edit))) edits.push(edit);
    return { ...before, input: { ...before.input, edits } };
  }
  if (next.tool === 'edit_image' && String(before.input.image) === String(next.input.image)) {
    const operations = [...new Set([...(before.input.operations as string[]), ...(next.input.operations as string[])])];
    return { ...before, input: { ...before.input, ...next.input, operations } };
  }
  if (next.tool === 'lock_fields' && before.input.locked === next.input.locked) {
    const fields = next.input.fields as string[];
    return fields.length === 5
      ? before
      : {
          ...before,
          input: { ...before.input, fields: [...new Set([...(before.input.fields as string[]), ...fields])] },
        };
  }
  return null;
}

/** "Improve it. The title should have 100 letters at most" is still about the whole listing. */
function sectionsOfBoth(before: Record<string, unknown>, next: Record<string, unknown>): { sections?: unknown } {
  const { sections } = before;
  if (sections === undefined) {
    const isLimit =
      'title_max' in next ||
      'description_max' in next ||
      'bullets_max' in next ||
      'avoid_words' in next ||
      'include_keywords' in next;
    return isLimit || next.sections === undefined ? { sections: undefined } : { sections: next.sections };
  }
  if (next.sections === undefined) return { sections };
  return { sections: [...new Set([...(sections as string[]), ...(next.sections as string[])])] };
}

const sameTarget = (a: Ask, b: Ask) =>
  a.kind === 'call' &&
  b.kind === 'call' &&
  (b.target?.kind === 'it' || JSON.stringify(a.target) === JSON.stringify(b.target));

/** "I sell it on Etsy. Improve it": the marketplace stands beside the request. */
function withMarketplace(work: Ask[], whole: Clause): Ask[] {
  const named = marketplacesIn(whole.text);
  const [only] = named;
  if (only === undefined || named.length > 1) return work;
  const takes = (ask: Ask) => ask.kind === 'call' && (ask.tool === 'improve_card' || ask.tool === 'score_card');
  if (work.some((ask) => ask.kind === 'call' && (ask.input.marketplace === only.id || !takes(ask)))) return work;
  return work.map((ask) =>
    ask.kind === 'call' && ask.input.marketplace === undefined
      ? { ...ask, input: { ...ask.input, marketplace: only.id } }
      : ask,
  );
}
