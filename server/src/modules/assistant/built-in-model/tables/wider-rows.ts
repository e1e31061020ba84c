import { call, callOnCard, type Row, say } from '../understanding/ask.ts';
import { changedWithinIn } from '../understanding/cards/scope-words.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import {
  cardinalPattern,
  numberIn,
  numberWord,
  ordinalPattern,
  ordinalWord,
} from '../understanding/speech/number-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const cards = '(?:cards|listings|products|items)';
const section = '(?:titles?|headline|descriptions?|bullets?(?: points)?|keywords?|specifications?|specs?)';
const work =
  /\b(?:improve|optimize|rewrite|polish|export|download|re-?score|score (?:all|every|them|my|the|these|those|cards|listings|products|what|everything)|rate|import|fix|publish|undo|delete|csv|xlsx|excel|json|spreadsheet)\b/;

/** Rarer ways to ask for what the other tables know; they come before those, because their words stand in others. */
export const widerRows: Row[] = [
  {
    name: 'about the product',
    pattern:
      /^what is cardwright\b|\bfree plan\b|\bwhere does the score come from\b|\bcan i use (?:it|this|cardwright) (?:for|with|on) \w+|\b(?:get|buy|have) more credits\b|\bwhat is an? (?:public )?case\b|\b(?:what|which|how (?:high|much)) (?:is|are) (?:an? |the |your )?(?:usual|normal|average|typical|common|standard) (?:level|scores?|points?|value|result|mark|range)\b|^(?:is |are )?(?:a |an |the )?(?:score of )?\d{2}(?: points)? (?:is |are )?(?:so |very |too |really |a bit )*(?:low|bad|high|little|poor|weak|normal|average|usual)\?$/,
    read: ({ text }) => {
      if (/cardwright\b.*$/.test(text) && text.startsWith('what is')) return say('help');
      if (/\bscores?\b|\d|\b(?:level|points?|mark|range|value|result)\b/.test(text)) return say('scoring');
      if (/\bcase\b/.test(text)) return say('grounding');
      return say(/\bplan\b|\bcredits\b/.test(text) ? 'costs' : 'marketplaces');
    },
  },
  {
    name: 'made into a good listing',
    pattern:
      /\b(?:turn|make|convert|transform|change)\b.{0,40}\binto an? (?:really |truly |much )?(?:great|better|good|perfect|strong|top|winning|professional|proper|excellent|optimi[sz]ed)\b/,
    unless: /\b(?:images?|pictures?|photos?|csv|xlsx|excel|json)\b/,
    read: (clause) =>
      callOnCard('improve_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' }),
  },
  {
    name: 'the page of a card again, in rarer words',
    pattern:
      /\b(?:load|fetch|read|import|pull|get) (?:it|this|that|the page) (?:in )?once more\b|\b(?:take|get|grab|fetch|import|load|read) (?:it|this|that|them|everything) (?:once )?(?:again|anew|fresh)\b.{0,20}\bfrom (?:there|the|my|its|our)\b|\b(?:check|read|look at|visit|fetch|open) (?:the |my |its )?(?:original |shop |source |product )*page (?:once )?(?:again|more)\b|\b(?:update|refresh) (?:it|this|the card|the listing) from (?:its|the|my) (?:original |shop |source )*page\b/,
    read: (clause) => (clause.around.hasCard ? callOnCard('reimport_card', clause, {}, { kind: 'it' }) : null),
  },
  {
    name: 'the time zone of tasks',
    pattern: /\btime ?zones?\b[^.;!]*\?|^(?:what|which) time ?zone\b/,
    unless: /\b(?:title|description|bullets?|keywords?|shop|customers?|buyers?|every|change|set)\b/,
    read: () => call('list_tasks'),
  },
  {
    name: 'what is left',
    pattern:
      /\bhow much (?:do i (?:still )?have|have i got|is) left\??$|\bhow much have i (?:used|spent)\b|\bam i running (?:out|low)\b|\bwhat is my (?:current )?plan\b|\bwhich plan (?:am i|do i)\b|\b(?:used up|run out of|running out of) (?:my |of )?credits\b/,
    read: () => call('show_usage'),
  },
  {
    name: 'changed lately',
    pattern: new RegExp(
      `\\b(?:chang(?:ed|es)|edit(?:ed)?|updated|touch(?:ed)?|worked on|work on)\\b.{0,60}\\b(?:today|yesterday|week|month|days?|hours)\\b|\\b${cards} (?:from|of) (?:this|last|the (?:last|past)) (?:week|month)\\b`,
    ),
    unless: new RegExp(`${work.source}|\\bevery\\b|\\bprices?\\b`),
    read: ({ text }) => {
      const days = changedWithinIn(`${text} changed`);
      return days === null || targetIn(text).kind === 'named'
        ? null
        : call('list_cards', { changed_within_days: days, marketplace: marketplacesIn(text)[0]?.id });
    },
  },
  {
    name: 'in an order',
    pattern: new RegExp(
      `\\b(?:lowest|highest|worst|best|weakest)(?: (?:scores?|scoring|rating|points|ones))? (?:first|on top|at the top|up top|up front)\\b|\\bscores? (?:the )?(?:worst|best|lowest|highest)\\b|\\b(?:worst to best|best to worst)\\b|\\b(?:sort|order|arrange|rank) (?:everything|all|them|${cards}|(?:my|the) \\w+)\\b|\\b(?:ordered|sorted|ranked) by\\b|\\balphabetical order\\b|^(?:(?:please|ok(?:ay)?|and|now|rather|better)[ ,]+)*(?:a ?(?:-|to) ?z|by (?:the )?(?:title|name|score))\\b(?: by (?:the )?(?:title|name))?(?: (?:please|instead|rather))*(?:[\\s.!]*$|, (?:so |because )?(?:i|this|it|they)\\b)`,
    ),
    unless: new RegExp(`${work.source}|\\bimages?\\b|\\bbullets?\\b|\\bkeywords\\b`),
    read: ({ text }) => {
      const isByTitle = /\balphabet|\ba (?:to|-) z\b|\ba-z\b|\bby (?:their |the )?(?:title|name)s?\b/.test(text);
      const isByScore = /\bscor|\brating|\bpoints|\bworst|\bbest|\bweakest|\blowest|\bhighest/.test(text);
      return targetIn(text).kind === 'named' || (!isByTitle && !isByScore)
        ? null
        : call('list_cards', { sort: isByTitle ? 'title' : 'score', marketplace: marketplacesIn(text)[0]?.id });
    },
  },
  {
    name: 'read by place',
    pattern: new RegExp(
      `^(?:please )?(?:display|go to|take me to|jump to|open up|read)(?: me)? (?:(?:the |card |listing |number |no\\.? |# ?)*)(?:${ordinalPattern}|${cardinalPattern})(?: one| card| listing)?(?:,? please)?[.!]*$|^what does (?:the )?(?:number )?(?:${ordinalPattern}|${cardinalPattern})(?: one| card| listing)? say\\b`,
    ),
    read: (clause) => {
      const found = targetIn(clause.text);
      const place = numberIn(clause.text);
      if (found.kind === 'places') return callOnCard('read_card', clause, {}, found);
      return place === null ? null : callOnCard('read_card', clause, {}, { kind: 'places', places: [place] });
    },
  },
  {
    name: 'what is weak',
    pattern:
      /\bhold(?:s|ing)? (?:it|this|that|the|my).{0,20} back\b|\b(?:weak|sore) (?:points?|spots?|sides?)\b|\bweaknesses\b|\bwhat (?:does|do) (?:it|this|that|the (?:card|listing)|my (?:card|listing)) lack\b|\bdrag(?:s|ging)? .{0,30}\bdown\b|\bkeeps? (?:it|this|my listing|the listing) from\b|\bpull(?:s|ing)? .{0,30}\bdown\b/,
    unless: work,
    read: (clause) =>
      callOnCard('score_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' }),
  },
  {
    name: 'improve what is quoted',
    pattern:
      /^(?:please |can you |could you )*(?:improve|optimize|rewrite|polish|enhance|rework) (?:the |my )?(?:card |listing |product )?"(\d+)"(?: card| listing)?(?: for \w+)?[.!?]*$/,
    read: (clause, match) => {
      const words = clause.quotes[Number(match[1])]?.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const marketplace = marketplacesIn(clause.text)[0]?.id;
      return words.length === 0
        ? null
        : callOnCard('improve_card', clause, { marketplace }, { kind: 'named', names: [words], isSure: true });
    },
  },
  {
    name: 'mend what the score named',
    pattern: new RegExp(
      `^(?:please |ok(?:ay)?,? |just |only |now |then )*(?:fix|do|correct|resolve|handle|solve|mend|repair|address|tackle|sort(?: out)?|deal with|take care of|start with|apply)(?: only| just)? (?:the )?(?:(${ordinalPattern})|(?:problem|issue|point|number|no\\.?|# ?|thing|finding|suggestion)(?: number)? ?(${cardinalPattern}))(?: (?:one|problem|issue|point|thing|finding|suggestion|mistake|error|rule))?(?: only| please| first| for me| now| you (?:named|found|listed|mentioned))*[.!]*$`,
    ),
    read: (clause, match) => {
      const place = ordinalWord(match[1] ?? '') ?? numberWord(match[2] ?? '');
      return place === null || clause.around.lastTool !== 'score_card'
        ? null
        : callOnCard('improve_card', clause, { rules: [`#${place}`] }, { kind: 'it' });
    },
  },
  {
    name: 'unlock, in other words',
    pattern: new RegExp(
      `\\b(?:release|free(?: up)?|open(?: up)?|unfreeze|unprotect) (?:the |my |its )*${section}\\b|\\b${section} (?:can|may) be (?:changed|edited|touched|rewritten)\\b|\\b(?:lift|remove|drop|end|release|take off|take) (?:the |all |my )*(?:locks?|protection)\\b|\\b${section} ?:? (?:unlock(?:ed)?|free)[.!]*$|\\b(?:do not|no longer|stop|need not|not need to)\\b.{0,20}\\b(?:lock|protect|freez)\\w*`,
    ),
    unless: /\bimprove\b|\bsearch\b|\?$|\b(?:except|apart from|but|other than|besides)\b/,
    read: (clause) => {
      const fields = sectionNamed(clause.text);
      return fields.length === 0 ? null : callOnCard('lock_fields', clause, { fields, locked: false }, { kind: 'it' });
    },
  },
  {
    name: 'the original, in rarer words',
    pattern:
      /\boriginal(?: (?:listing|text|title|one|version|description))? back\b|\b(?:discard|revert|undo|reset|drop) (?:all|everything)\b|\breset (?:it|this|the (?:card|listing))\b|\bversion (?:that )?i imported\b|\b(?:original|first (?:version|one|text)) was (?:\w+ )?(?:better|nicer|good)\b|\bstart (?:again |over )?from the original\b|\bthe way (?:i|it was) imported\b|\bas i imported it\b|\b(?:at|in|from) the (?:very )?(?:beginning|start)\b(?! of)|\b(?:back|restore|like|as)\b[^.;!?]{0,30}\b(?:at|on|from|after|since) (?:the )?import(?:ing)?\b|\bvery first (?:text|version|one|state)\b|\bwhen (?:i|it was|we) (?:first )?imported\b|\b(?:when|after) i (?:first )?imported\b/,
    unless:
      /\bcompare\b|\bpreferences?\b|\bpassword\b|\bprice\b|\b(?:add|put|mention|write|include|title|bullet|keyword)\b|^(?:what|how|why|which)\b/,
    read: (clause) => callOnCard('restore_version', clause, { version: 'original' }, { kind: 'it' }),
  },
  {
    name: 'undo, in rarer words',
    pattern:
      /\b(?:old|previous|earlier) (?:one|version|text|title|description|bullets) (?:was|were) (?:\w+ )?(?:better|nicer|good|fine)\b|\b(?:i|we) prefer(?:red)? (?:the |it )?(?:previous|old|earlier|before)\b|\bversion before(?: that| this)?\b|\broll (?:it|this|that) back\b|\b(?:give|bring|get|put|want|like|make)\b.{0,20}\b(?:how|what|the way|as|like) it was(?: before)?\b(?! (?:not|written|made|done|meant|by|from|for)\b)|\b(?:back )?to (?:how|what|the way) it was\b|\b(?:it|that|this) was better before\b/,
    unless: /\bcompare\b|\boriginal\b|\bimport(?:ed|ing)?\b|\bvery first\b/,
    read: (clause) => callOnCard('restore_version', clause, { version: 'previous' }, { kind: 'it' }),
  },
  {
    name: 'a picture, in rarer words',
    pattern:
      /^(?:please |can you |could you )*(?:draw|paint|sketch|illustrate) (?:me )?(?:the|an?|my|it|this) |\bas an? new (?:image|picture|photo)\b|^(?:(?:an?|another|one) )?(?:new )?(?:picture|image|photo) (?:of|showing|with) (?=[a-z])|\b(?:create|make|generate) (?:me )?an? scene\b/,
    unless:
      /\bsize chart\b|\binfographic\b|\bwhite background\b|\bshadow\b|\bcollage\b|\bdimensions\b|\bmeasurements\b|\bfeatures\b/,
    read: (clause) =>
      // "Photo of a lamp from my attic", said of the picture that comes with it.
      clause.around.filesAreNew && /^(?:(?:an?|another|one|new) )*(?:picture|image|photo)\b/.test(clause.text)
        ? null
        : callOnCard('generate_image', clause, { kind: 'picture', prompt: clause.raw(0) }, { kind: 'it' }),
  },
  {
    name: 'the attached picture',
    pattern:
      /^(?:please |and |now )*(?:add|upload|attach|append|include|save) (?:this|that|the|it|my)?(?: (?:new|attached))*(?: ?(?:images?|pictures?|photos?|one))?(?: please)?[.!]*$|\bbelongs? (?:to|on|in) (?:the|this|my) (?:card|listing|product|gallery)\b|\bhere is (?:an?|another|the|one more)(?: new)? (?:image|picture|photo)\b|\bupload .{0,20}\b(?:gallery|card|listing)\b|^(?:(?:and|an?|the|its|my|our|new|another|better|one more|also|ok|here) )*(?:photos?|pics?|pictures?|images?|snaps?)(?: (?:of|for) (?:it|this|that|the (?:card|listing|product)|this one))?[\s.!:)]*$/,
    unless: /\b(?:white|square|crop|shadow|background)\b/,
    read: (clause) => {
      const file = clause.around.filesAreNew ? clause.around.files.find(({ kind }) => kind === 'image') : undefined;
      if (makesCard.test(clause.whole.text)) return null;
      return file === undefined
        ? null
        : callOnCard('add_image_to_gallery', clause, { image: file.file_id }, { kind: 'it' });
    },
  },
];

/** "Here is a snap of my new soap. Make a listing": the picture shows what the card is to be of. */
const makesCard =
  /\b(?:make|write|create|do|draft|need|want|prepare|give me)\b[^.;]{0,12}\ban? (?:new )?(?:listing|card)\b/;

/** Looks at the message as a whole: what is to stop is named as if it were asked for. */
export const widerTaskRows: Row[] = [
  {
    name: 'cancel a task, in rarer words',
    pattern:
      /^(?:please |ok,? |can you |could you |i )*(?:(?:cancel|stop|delete|remove|end|drop|disable|discontinue|quit|kill|turn off|switch off|get rid of|pause)\b.{0,40}\btasks?\b|(?:turn off|switch off|disable|get rid of|stop|kill|pause|end|drop) (?:the |my |that )?(?:daily|weekly|monthly|hourly|nightly|morning|evening|\w+day) \w+|(?:stop|cancel|end|drop|kill|discontinue|quit|abort) (?:the )?(?:daily|weekly|monthly|hourly|nightly|\w+days?)? ?(?:scoring|exporting|exports?|improving|importing|re-?importing|checking|checks?|scores?)\b|stop \w+ing\b.{0,40}\bevery \w+|(?:do not|no longer) (?:run|do|export|score|improve|import)\b.{0,40}\b(?:any ?more|any longer)\b|(?:the )?.{0,30}\btask (?:can|may|should) (?:go|end|stop))/,
    unless: /\bpreferences?\b/,
    read: ({ text, around }) => {
      const place = new RegExp(`\\b(?:(${ordinalPattern})|(?:task|number|no\\.?|#) ?(${cardinalPattern}))\\b`).exec(
        text,
      );
      const at = ordinalWord(place?.[1] ?? '') ?? numberWord(place?.[2] ?? '');
      if (at !== null && at !== 0 && around.lastTool === 'list_tasks')
        return call('cancel_task', { task_id: `#${at}` });
      const query = /\b(export|scor|improv|re-?import|import|compar|check)/.exec(text)?.[1];
      return query === undefined ? null : call('cancel_task', { query: queries[query] ?? query });
    },
  },
];
/** What a task's title says of the work. */
const queries: Record<string, string> = { scor: 'score', improv: 'improve', compar: 'compare' };
