import type { PricedPlan } from '@cardwright/contract/billing';
import type { Preference } from '@cardwright/contract/improve-wishes';

export interface CardSummary {
  card_id: string;
  title: string;
  marketplace: string;
  score: number | null;
}
/** A tool that could not do its work says why in a sentence that the seller may read. */
export interface ToolFailure {
  error: { code: string; message: string };
}
/** What the cards of one currency cost; null for those that name none. `lowest`, `highest`: several that cost the same. */
export interface PriceSum {
  currency: string | null;
  count: number;
  total: string;
  average: string;
  lowest: PricedCards;
  highest: PricedCards;
}
interface PricedCards {
  amount: string;
  cards: { card_id: string; title: string }[];
}
/** An image that a tool made. */
interface ShownImage {
  image_id: string;
  width: number | null;
  height: number | null;
}
interface MadeImages {
  /** Null when it was made of an attached file, without a card. */
  card: CardSummary | null;
  images: ShownImage[];
  /** What was done, and what could not be, as short sentences. */
  notes: string[];
  /** Of several images some are left. */
  is_part?: true;
}
interface WorkOnMany {
  /** True: nothing was started, this is what it would cost. */
  dry_run: boolean;
  card_count: number;
  /** Cards that are being worked on, or whose import failed. */
  left_out: number;
  cost: { feature: string; each: number; total: number };
  balance: number | null;
  covered: boolean;
  job_id: string | null;
  /** How the listings are to become, in words. */
  asked?: string[];
  /** What of that cannot be followed, as sentences. */
  notes?: string[];
  /** Of work that ended while the turn looked on: how it went, what it took, and why not all was done. */
  done?: {
    done_count: number;
    /** Of those done: listings that had nothing to improve. */
    unchanged_count?: number;
    /** Of those done: listings of which only capitals, signs or the layout changed. */
    free_count?: number;
    /** The cards that have a new version by it. */
    changed_ids?: string[];
    /** The first of those, or of the scored ones, as they are now. */
    cards?: CardSummary[];
    failed_count: number;
    charged: number;
    reason: string | null;
    /** Each card of it with its score before and after, where it was looked on. */
    results?: { card_id: string; title: string; before: number | null; after: number | null; failure?: string }[];
  };
}
interface ShownTask {
  task_id: string;
  title: string;
  instruction: string;
  schedule: string;
  timezone: string;
  enabled: boolean;
  next_run_at: string | null;
}
export interface ToolOutputs {
  import_listing: { card: CardSummary; source_url: string | null } | { progress: string };
  /** `kept`: the card keeps its own value, because it is locked or was changed since the import. */
  reimport_card:
    | { card: CardSummary; changes: { field: string; before: string; after: string; kept: boolean }[] }
    | { progress: string };
  create_card: { card: CardSummary; questions: { question: string; gain: number; path?: string }[] };
  import_file:
    | {
        file_name: string;
        card_count: number;
        failed_rows: number;
        card_ids: string[];
        /** Where the seller picked some: so many products the file has. */
        picked_of?: number;
        /** Columns that hold something and are on no card. */
        left_out?: string[];
      }
    | { progress: string };
  /** `price`: where cards were looked for by it; `prices`: what all that were found cost, where that was asked for. */
  list_cards: {
    cards: (CardSummary & { price?: string })[];
    more: boolean;
    prices?: PriceSum[];
    /** So many of them have no price. */
    unpriced?: number;
  };
  read_card: { card: CardSummary; listing: CardListing; flags: { path: string; text: string }[] };
  /** `answer` is markdown made of the card's own words; `found` false: the card does not say it. */
  answer_from_card: { card: CardSummary; found: boolean; answer: string };
  score_card: {
    card: CardSummary;
    marketplace: string;
    total: number;
    blockers: string[];
    sections: { id: string; score: number | null }[];
    fixes: { message: string; fix: string; gain: number; blocks: boolean; rules?: string[] }[];
    /** What each rule found, those that lose most points first. */
    rules?: { id: string; message: string; why: string; points: number; weight: number }[];
  };
  score_cards: WorkOnMany;
  improve_card: {
    card: CardSummary;
    marketplace: string;
    score_before: number;
    score_after: number;
    changes: { path: string; reason: string }[];
    /** Where nothing was changed: why each section that was asked for stays. */
    unchanged?: { path: string; reason: string }[];
    /** Only capitals, signs or the layout changed, which costs nothing. */
    is_free?: true;
    flags: { path: string; text: string }[];
    questions: { question: string; gain: number; path?: string }[];
    /** Set when the work was not done as asked, for example by the built-in rules instead of the model. */
    note: string | null;
    /** Rules of the seller that were kept, such as: no "cheap". */
    kept_preferences?: string[];
  };
  improve_cards: WorkOnMany;
  edit_card: {
    card: CardSummary;
    /** What was changed: `before` and `after` null where there was or is nothing. */
    edits: { field: string; before: string | null; after: string | null }[];
    /** What could not be done, as sentences. */
    notes: string[];
  };
  lock_fields: { card: CardSummary; locked: string[] };
  compare_versions: {
    card: CardSummary;
    /** `before` and `after`: the texts, as far as they are told; long ones are cut. */
    fields: { path: string; change: 'changed' | 'added' | 'removed'; before?: string; after?: string }[];
  };
  /** `steps`: so many versions back, where it was more than one. `sections`: what alone came back. */
  restore_version: {
    card: CardSummary;
    version: 'previous' | 'original';
    label: string;
    steps?: number;
    sections?: string[];
  };
  edit_image: MadeImages | { progress: string };
  generate_image: MadeImages | { progress: string };
  add_image_to_gallery: { card: CardSummary; image_id: string; position: number };
  /** `as_last`: it was made like the last export, which had so many cards. */
  export_cards: {
    export_id: string;
    format: string;
    card_count: number;
    as_last?: { card_count: number; format: string; marketplace: string | null; created_at: string };
  };
  /** `is_changed`: a task that was there has another time now. */
  /** `card_count`: of a task for several cards. */
  schedule_task: ShownTask & { is_changed?: true; card_count?: number };
  list_tasks: { tasks: ShownTask[] };
  cancel_task: { task_id: string; title: string };
  remember_preference: { preference: Preference; replaced: Preference | null };
  forget_preference: { forgotten: Preference[] };
  list_preferences: { preferences: Preference[] };
  publish_case: { card: CardSummary; url: string };
  withdraw_case: { card: CardSummary };
  show_usage: {
    plan: string;
    /** All that there are, cheapest first. */
    plans: PricedPlan[];
    /** Credits by feature; `limit` null is unlimited. */
    usage: { feature: string; used: number; limit: number | null; reset_date: string | null }[];
    /** What the chat took before this turn; `last`: by its last work. */
    spent?: { last: SpentCredits | null; chat: SpentCredits };
  };
}

/** `messages`: how many of the credits were for messages and not for work. */
export interface SpentCredits {
  credits: number;
  messages: number;
  image_credits: number;
  scoring_credits: number;
}

/** The listing as tools show it: long texts are cut. */
export interface CardListing {
  title: string;
  description: string;
  bullets: string[];
  specifications: { name: string; value: string }[];
  keywords: string[];
  brand: string | null;
  category: string | null;
  price: string | null;
  identifiers: Record<string, string>;
  availability: string | null;
}
