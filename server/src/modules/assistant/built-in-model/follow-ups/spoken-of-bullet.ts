import type { Turn } from '../conversation.ts';
import { ordinalPattern } from '../understanding/speech/number-words.ts';
import { wishOf } from './spoken-of-section.ts';

const place = `(?:${ordinalPattern} bullet(?: point)?|bullet(?: point)?(?: number| no\\.?)? ?\\d{1,2})`;
const places = new RegExp(`\\b${place}\\b`, 'gi');
const lead = '^(\\s*(?:(?:please|pls|ok(?:ay)?|then|and|so|well|hm+|no|now|just|can you|could you)[\\s,.!]+)*)';
const it = '(?:it|that|this|that one|this one|(?:that|this) (?:bullet(?: point)?|point|line))';
const dropped = new RegExp(
  `${lead}(drop|remove|delete|lose|scrap|kill|erase|take out|get rid of) ${it}((?: (?:please|then|completely|again))*[\\s.!]*)$`,
  'i',
);
const moved = new RegExp(
  `${lead}(move|put|bring|shift|push) ${it} ((?:to |at |in |up |down )(?:the )?(?:very )?(?:top|start|beginning|front|end|bottom|first|last|(?:first|second|third|last) (?:place|position)|position \\d)(?: (?:please|then))*[\\s.!]*)$`,
  'i',
);

/** "Drop it", "move that bullet to the top", right after one bullet was asked about. */
export function ofSpokenBullet(text: string, { text: before, steps }: Turn): string | null {
  const named = [...new Set((before.match(places) ?? []).map((one) => one.toLowerCase()))];
  const [only, ...others] = named;
  if (only === undefined || others.length > 0 || steps.at(-1)?.tool !== 'answer_from_card') return null;
  const full = `the ${only}`;
  const out = dropped.exec(text);
  if (out !== null) return `${out[1]}remove ${full}${out[3]}`;
  const on = moved.exec(text);
  return on === null ? wishOf(text, only, false) : `${on[1]}${on[2]} ${full} ${on[3]}`;
}
