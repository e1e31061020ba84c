import { type Row, say } from '../understanding/ask.ts';
import { picture, pictureWord } from '../understanding/pictures/image-places.ts';

const lead =
  '^(?:(?:please|pls|ok(?:ay)?|and|now|then|so|also|just|fine|hm+|well|can you|could you|would you|i want you to|i need you to)[\\s,.!]+)*';
const end =
  '(?:,? (?:please|pls|then|now|too|instead|for me|a (?:bit|little)|slightly|of (?:it|the|this|that|my)|(?:of|on|from|in|off) (?:it|this|that|(?:the|my|this|that) (?:main |first |second |third |last )?(?:image|picture|photo|pic|shot))s?|thanks))*[\\s.!?]*$';
const side = '(?:top|bottom|left|right|upper|lower|left[- ]hand|right[- ]hand)';
const share =
  '(?:(?:about |around |roughly )?(?:\\d{1,4} ?(?:%|percent|per cent|px|pixels?)|an? (?:bit|little|half|third|quarter|strip|piece|part)(?: of it)?|half|some|the)(?: of)?)';

/** What no work on pictures does, in words that name no picture where they need none. */
const forms = [
  `${lead}(?:cut|crop|trim|chop|slice|shave|snip|take)(?: (?:off|away))? (?:${share} )?(?:off|from|at|away from|off of) (?:the )?${side}(?: (?:side|edge|part|half|corner|end|border|margin))?${end}`,
  `${lead}(?:cut|crop|trim|chop|slice)(?: (?:off|away))? ${share} ${side} (?:side|edge|part|half|third|corner|end)${end}`,
  `${lead}(?:remove|erase|delete|get rid of|take (?:out|off|away)|clean off|hide) (?:the |that |this |my |its |all )?water ?marks?${end}`,
  `${lead}blur(?: out)? (?:the |its |that |this )?back(?:ground|drop)${end}`,
  `${lead}(?:write|put|add|print|stamp|place|type|overlay) (?!(?:it|this|that|them|these|both|all|all of (?:them|it))\\b)(?:(?!(?:white|shadow|background|backdrop|border|frame|bullet|title|description|logo of|keyword)\\b)[^.,;!?]){2,40}? (?:on|onto|into|over|across|in) (?:the|my|this|that|its|every|each) (?:main |first |second |third |last )?${picture}${end}`,
  `${lead}(?:rotate|turn|flip|mirror|spin) (?:(?:it|this|that|(?:the|my|this|that|main|first|second|third|last) |${picture})+(?: |$))+(?:by |to the |round |around |it |about |over )*(?:\\d{1,3} ?(?:degrees?|°)?|left|right|clockwise|counter-?clockwise|anti-?clockwise|upside down|horizontally|vertically|over|round|around)(?: (?:to the )?(?:left|right|degrees|clockwise))?${end}`,
  `${lead}(?:add|put|place|stick|overlay) (?:an? |the |my |our |some )*(?:[a-z]+ )?(?:logo|watermark|text|price|price tag|name|badge|sticker|banner|label|frame|border|arrow|slogan|caption|emoji) (?:to|on|onto|over|into|around|in) (?:the|my|this|that|its|every|each) (?:main |first |second |third |last )?${picture}${end}`,
].map((form) => `(?:${form})`);

/** "Crop the bottom of the description": work on texts. */
const ofElse =
  /\b(?:titles?|descriptions?|bullets?|keywords?|tags?|specs?|specifications?|words?|alt|gallery|cards?|listings?)\b/;

const row: Row = {
  name: 'what no work on pictures does',
  pattern: new RegExp(forms.join('|')),
  unless: ofElse,
  read: ({ around, text }) =>
    around.hasCard || around.filesAreNew || around.lastImage !== null || pictureWord.test(text)
      ? say('image_beyond')
      : null,
};

/** Of a message that asks for nothing else, and of one part of it. */
export const pictureLimitRows: Row[] = [row];
export const pictureLimitWholeRows: Row[] = [{ ...row, unless: new RegExp(`${ofElse.source}|[.;!?] \\S|\\band\\b`) }];
