import type { ImageModelV4 } from '@ai-sdk/provider';
import type { ImageOperation } from '@cardwright/contract/images';

/** What work on pictures is done with. */
export interface ImageModels {
  /** Changes pictures and draws graphics by rule: the same input gives the same bytes. */
  built_in: ImageModelV4;
  /** Makes pictures from words; null: none is configured. */
  generator: ImageModelV4 | null;
}

/** Key of the provider options that tell the built-in model what to do, as `PictureTask`. */
export const cardwrightPictures = 'cardwright';

export const cannotInvent =
  'The built-in assistant cannot invent pictures: it edits the ones you have, and draws size charts and feature graphics from the facts of a card.';

/** Where `resize` is to lead. */
export interface TargetSize {
  /** One side keeps the shape, both fill up with background. */
  width?: number;
  height?: number;
  /** What a marketplace asks for: its name, shortest accepted and recommended sides in pixels, and its shapes. */
  rule?: SizeRule;
}
export interface SizeRule {
  name: string;
  min: { longest?: number; shortest?: number; box?: [number, number] } | null;
  good: { longest?: number; shortest?: number; box?: [number, number] };
  /** Accepted width/height; null: any. */
  aspect: number[] | null;
}

/** A name and value that a graphic shows, in the card's own words. */
export interface GraphicFact {
  name: string;
  value: string;
  /** Which side of the product the value measures; null: none that can be drawn. */
  side: 'height' | 'width' | 'depth' | null;
}

export type PictureTask =
  | { kind: 'edit'; operations: ImageOperation[]; size: TargetSize; megabytes: number }
  | { kind: 'compose' }
  | { kind: 'size_chart' | 'feature_graphic'; title: string; facts: GraphicFact[] };

/** What the built-in model says of its work, in the provider metadata of its answer. */
export interface PictureReport {
  /** The operations that changed something: only those are charged. */
  performed: string[];
  /** Sentences for the seller. */
  notes: string[];
}

/** The work cannot be done on this picture; the message tells the seller why and what helps. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly reason: 'not_plain' | 'nothing_to_do' | 'unsuitable' | 'missing_letters';

  constructor(reason: PictureRefusal['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
