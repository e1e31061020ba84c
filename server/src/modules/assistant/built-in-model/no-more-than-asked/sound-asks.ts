import type { ListingEdit, ToolName } from '../../tool-types.ts';
import type { Ask } from '../understanding/ask.ts';

/** Only looks, as a price does: nothing is changed or made. */
const looks = new Set<ToolName>([
  'list_cards',
  'read_card',
  'answer_from_card',
  'score_card',
  'compare_versions',
  'show_usage',
  'list_tasks',
  'list_preferences',
]);
export const isLook = (tool: ToolName): boolean => looks.has(tool);
/** Changes, makes or publishes something. */
export const isWork = (ask: Ask) => ask.kind === 'call' && !looks.has(ask.tool) && ask.input.dry_run !== true;

/** A rule for all texts that is of no known kind. */
export const isLooseRule = (ask: Ask) =>
  ask.kind === 'call' && ask.tool === 'remember_preference' && ask.input.kind === 'other';
/** "The description too, my boss wrote it" says nothing of what a field should be, "what color is it my wife asks" no color. */
export const isSound = (ask: Ask) =>
  ask.kind !== 'call' ||
  ask.tool !== 'edit_card' ||
  !(ask.input.edits as ListingEdit[]).some(
    ({ field, value = '' }) =>
      /^(?:too|as well|also|either)\b,?/i.test(value) ||
      (ofOneValue.has(field) && /^(?:it|he|she|we|they) \p{L}/iu.test(value)),
  );
const ofOneValue = new Set<string>(['specifications', 'brand', 'category']);

/** "Rework it for Amazon and never say "eco"": how that text is to be written, and no rule for all of them. */
const isWrittenNow = (text: string) =>
  /(?:^|[.!?;,] |\b(?:please|you|and|just|so|now|then) )(?:please )?(?:re-?work|re-?write|re-?do|improve|optimize|polish|rephrase|refresh|prepare|adapt) (?:it|this|that|the|my|its|for|all|everything)\b/.test(
    text,
  ) &&
  !/\b(?:always|from now on|in (?:the )?future|remember|every time|whenever|generally|all (?:my|our|the|future)|each|keep in mind|note|rule)\b/.test(
    text,
  );
/** "One never knows", "I do not remember writing that": no rules. */
const idle =
  /\b(?:(?:one|you) never knows?|(?:do|did|can|could) not remember|never (?:liked|had|knew|thought|heard|saw|seen|understood))\b/;
const isWordRule = (ask: Ask) =>
  ask.kind === 'call' &&
  ask.tool === 'remember_preference' &&
  (ask.input.kind === 'avoid_words' || ask.input.kind === 'include_keywords' || ask.input.kind === 'other');
/** Words that are to be avoided or used in the text that is written now, or that only tell: no rule for later texts. */
export const isRuleOfNow = (asks: Ask[], text: string): boolean =>
  asks.every(isWordRule) && (isWrittenNow(text) || idle.test(text));
