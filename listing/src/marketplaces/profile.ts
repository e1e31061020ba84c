import { packRules } from './pack-rules.ts';
import type { RulePack } from './rule-pack.ts';

/** The smallest size of a picture in pixels: of its longer or shorter side, or `[width, height]`. */
export interface ImageSide {
  longest?: number | undefined;
  shortest?: number | undefined;
  box?: [number, number] | undefined;
}

/**
 * The thresholds of one marketplace as the score, the improver and the file formats read them: the bare limits of its
 * rule pack. Text lengths are Unicode code points unless a field says otherwise; null is no limit.
 */
export interface Profile {
  /** The day since which every limit has been compared with its source: the oldest date of the pack. */
  checked_on: string;
  /** Keys into `marketplaces/sources.ts`; empty where every number is our own choice. */
  sources: string[];
  title: {
    min: number;
    max: number;
    hard: number | null;
    words: number | null;
    /** How often one word may occur. */
    repeat: number;
    /** A regular expression (flag `u`) of characters the title must not hold; empty for none. */
    ban_re: string;
    /** Characters allowed once each. */
    once: string;
    brand: 'any' | 'forbid';
  };
  description: { ideal: number; hard_min: number; hard_max: number | null; html: 'none' | 'basic' | 'full' };
  /** Null: the marketplace has no such field. */
  bullets: { ideal: number; max: number | null; len: [number, number] } | null;
  /** How many specifications count as full. */
  specifications: number;
  gtin: 'required' | 'recommended' | 'optional';
  /** Null: the marketplace has no such field. `mode`: whether `ideal` and `max` count items or UTF-8 bytes. */
  keywords: { mode: 'count' | 'bytes'; ideal: number; max: number | null; len: number | null } | null;
  images: {
    ideal: number;
    max: number | null;
    min: ImageSide | null;
    good: ImageSide;
    formats: string[] | null;
    /** Largest file in MiB. */
    mb: number | null;
    /** Accepted width/height of the main image. */
    aspect: number[] | null;
    white: boolean;
  };
  /** Rules of the rubric that stop an upload whenever they are not fully met. */
  hard: string[];
}

/** The profile of a rule pack. */
export function profileFrom(pack: RulePack): Profile {
  const { title, description, bullets, keywords, images } = pack;
  const rules = packRules(pack).map(({ rule }) => rule);
  return {
    checked_on: rules.map(({ checked_on }) => checked_on).sort()[0] ?? '',
    sources: [...new Set(rules.flatMap(({ source }) => source))],
    title: {
      min: title.good_min.limit,
      max: title.good_max.limit,
      hard: title.max.limit,
      words: title.words.limit,
      repeat: title.repeat.limit,
      ban_re: title.banned_signs.limit,
      once: title.once_signs.limit,
      brand: title.brand.limit,
    },
    description: {
      ideal: description.ideal.limit,
      hard_min: description.min.limit,
      hard_max: description.max.limit,
      html: description.html.limit,
    },
    bullets: bullets && {
      ideal: bullets.ideal.limit,
      max: bullets.max.limit,
      len: [bullets.item_min.limit, bullets.item_max.limit],
    },
    specifications: pack.specifications.ideal.limit,
    gtin: pack.identifiers.gtin.limit,
    keywords: keywords && {
      mode: keywords.mode.limit,
      ideal: keywords.ideal.limit,
      max: keywords.max.limit,
      len: keywords.item_max.limit,
    },
    images: {
      ideal: images.ideal.limit,
      max: images.max.limit,
      min: images.min_side.limit,
      good: images.good_side.limit,
      formats: images.formats.limit,
      mb: images.megabytes.limit,
      aspect: images.aspect.limit,
      white: images.white.limit,
    },
    hard: pack.blocking_rules.limit,
  };
}
