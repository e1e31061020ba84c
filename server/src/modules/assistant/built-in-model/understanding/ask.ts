import type { AttachedFile } from '../../attached-files.ts';
import type { ListingEdit, ToolName } from '../../tool-types.ts';
import { type Target, targetIn } from './cards/targets.ts';
import type { ScoreCondition } from './orders/conditions.ts';
import type { Topic } from './questions/topics.ts';
import type { NormalText } from './speech/normal-form.ts';
import type { Wishes } from './wishes/wishes.ts';

/** One thing that the seller asks for. */
export type Ask =
  | { kind: 'call'; tool: ToolName; input: Record<string, unknown>; target: Target | null; only?: ScoreCondition }
  /** Words alone. */
  | { kind: 'say'; topic: Topic };

/** A picture of the card in hand that was worked on in this chat. */
export interface DoneImage {
  image: string | number;
  /** All that was done to it. */
  operations: string[];
  /** What the last work on it, step by step, came to. */
  last: string[];
  /** What was made of it, where pictures were put into the gallery. */
  kept: string[];
  /** All that was made of it, the newest at the end. */
  made?: readonly string[];
  /** Of the work on all: not every one had it. */
  isPart?: boolean;
}

/** What a table sees of the conversation: never the texts of cards, pages or files. */
export interface Surroundings {
  /** A card is on the screen or was worked on. */
  hasCard: boolean;
  /** The newest attached files first; `isNew`: they came with this message. */
  files: AttachedFile[];
  filesAreNew: boolean;
  /** So many of the files came with this message; all where it is left out. */
  newFiles?: number;
  /** An earlier part of this message has taken the file in: what follows is done with its cards. */
  fileIsTaken?: true;
  /** Nothing was done since a file came that is no picture. */
  isAboutFile?: true;
  /** The files of the pictures that came with an earlier message, in their order, while none was worked on since. */
  heldPictures?: readonly string[];
  /** The tool whose result the seller saw last. */
  lastTool: ToolName | null;
  /** The last answer asked the seller for facts. */
  hasQuestions: boolean;
  /** The image that was made last in this chat. */
  lastImage: string | null;
  imagesDone?: readonly DoneImage[];
  /** The picture that an earlier part of this message spoke of. */
  imageTalk?: string | number;
  /** A task sent the request: what it says about times is what it is sent by. */
  isScheduled?: boolean;
}
/** The files of the pictures that came with this message, in their order. */
export const newPictures = ({ files, filesAreNew, newFiles }: Surroundings): string[] =>
  filesAreNew ? files.slice(0, newFiles).flatMap(({ file_id, kind }) => (kind === 'image' ? [file_id] : [])) : [];
/** The files of the pictures that came along: with this message, else with an earlier one. */
export const picturesInHand = (around: Surroundings): readonly string[] =>
  around.filesAreNew ? newPictures(around) : (around.heldPictures ?? []);
/** The first of them. */
export const pictureInHand = ({ files, filesAreNew, heldPictures }: Surroundings): string | undefined =>
  filesAreNew ? files.find(({ kind }) => kind === 'image')?.file_id : heldPictures?.[0];
/** Nothing was said, shown or attached before. */
export const nothingAround: Surroundings = {
  hasCard: false,
  files: [],
  filesAreNew: false,
  lastTool: null,
  hasQuestions: false,
  lastImage: null,
};

/** A part of a message that asks for one thing. */
export interface Clause {
  text: string;
  /** The seller's own words for a stretch of `text`. */
  raw(start: number, end?: number): string;
  quotes: string[];
  wishes: Wishes;
  around: Surroundings;
  /** The whole message in normal form. */
  whole: NormalText;
}

/** A row of a table: words, and what they ask for. The first row of the tables that fits counts. */
export interface Row {
  name: string;
  pattern: RegExp;
  unless?: RegExp;
  /** Null: these words mean something else after all. */
  read(clause: Clause, match: RegExpExecArray): Ask | Ask[] | null;
}

export type CallAsk = Extract<Ask, { kind: 'call' }>;
/** What does for many cards what this does for one. */
export const toMany: Partial<Record<ToolName, 'improve_cards' | 'score_cards'>> = {
  improve_card: 'improve_cards',
  improve_cards: 'improve_cards',
  score_card: 'score_cards',
  score_cards: 'score_cards',
};
/** The changes that an edit asks for. */
export const editsOf = ({ input }: CallAsk) => (input.edits ?? []) as ListingEdit[];
export const areEditsOfOne = (one: CallAsk, other: CallAsk): boolean =>
  one.tool === 'edit_card' && other.tool === 'edit_card' && JSON.stringify(one.target) === JSON.stringify(other.target);
/** Two edits of one card as one. */
export const withEditsOf = (one: CallAsk, other: CallAsk): CallAsk => ({
  ...one,
  input: { edits: [...editsOf(one), ...editsOf(other)] },
});
export const isCall = (ask: Ask): ask is CallAsk => ask.kind === 'call';
export const say = (topic: Topic): Ask => ({ kind: 'say', topic });
export const call = (tool: ToolName, input: Record<string, unknown> = {}): Ask => ({
  kind: 'call',
  tool,
  input: defined(input),
  target: null,
});
/** For tools that work on one card. */
export const callOnCard = (
  tool: ToolName,
  clause: Pick<Clause, 'text'>,
  input: Record<string, unknown> = {},
  target = targetIn(clause.text),
): Ask => ({
  kind: 'call',
  tool,
  input: defined(input),
  target,
});

const defined = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** "All for Etsy and Amazon": one work after the other, each with its price. */
export const forEachMarket = (ids: string[], workFor: (id: string | undefined) => Ask): Ask | Ask[] =>
  ids.length < 2 ? workFor(ids[0]) : ids.map(workFor);
