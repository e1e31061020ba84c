import type { ToolName } from './tool-types.ts';

/** One after the other, not too far apart. */
const near = (verbs: string, objects: string, most = 60): string =>
  `\\b(?:${verbs})\\b.{0,${most}}?\\b(?:${objects})\\b`;
const oneOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'i');

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const many =
  'all|every(?:thing|one)?|each|cards|listings|products|items|them|those|these|both|ones|catalog|inventory|library';
const picture = 'images?|pictures?|photos?|pics?';
const drawn = `${picture}|charts?|graphics?|infographics?|collages?|banners?|drawings?|illustrations?`;
const file = 'files?|csv|xlsx?|excel|json|(?:spread)?sheets?|feed|template';
const section = 'titles?|headlines?|descriptions?|bullets?|keywords?|specifications?|specs?';
const rhythm = `every|daily|weekly|monthly|hourly|nightly|${weekday}`;
const rewriting =
  'improv\\w*|optimi[sz]\\w*|rewrit\\w*|polish\\w*|enhanc\\w*|fix\\w*|redo|refresh\\w*|revis\\w*|rework\\w*|rephras\\w*|reword\\w*|short\\w*|length\\w*|longer|tid(?:y|ied)\\w*|clean\\w*|adapt\\w*|prepar\\w*|updat\\w*|tailor\\w*|boost\\w*|better';

/**
 * How sellers ask for what reaches beyond looking: a verb with its object, because a noun alone stands in every other
 * request. A model that has read strangers' texts may do it only when the request says it.
 */
export const askedWords: Partial<Record<ToolName, RegExp>> = {
  reimport_card: oneOf(
    '\\bre-?(?:import|load|fetch|read)|\\brefresh',
    near(
      'import|read|fetch|load|get|check|look at|updat\\w+|sync\\w*',
      'again|once more|page|source|shop|anew|latest|newest|new|chang\\w+|it|this|card|listing',
    ),
    near('has|have|did', 'chang\\w+'),
  ),
  publish_case: oneOf(
    '\\bpublish|\\bshar(?:ing|eable)\\b|\\bpublicly\\b|\\bshow (?:it|this|that) to\\b',
    near('share', 'it|this|that|the|my|a|with|them|card|listing', 10),
    near('make|set|put|turn', 'public|online', 40),
    near(
      'make|create|give|get|open|send|need|want',
      'public (?:page|link|case|view|url|address|version)|(?:a|the) (?:shar\\w+ )?(?:link|url)',
      30,
    ),
  ),
  withdraw_case: oneOf(
    '\\bun-?publish|\\bwithdraw|\\bun-?shar|\\bprivate again\\b|\\bno longer (?:be )?public\\b|\\bnot (?:be )?public\\b',
    near('take|get|bring', 'back|down|off|offline', 40),
    near('make|set|keep|turn', 'private', 30),
    near('hide', 'it|this|that|the|my', 10),
    near('stop|end|remove|delete|close|revoke|disable|turn off|kill', 'shar\\w+|public|case|link', 40),
  ),
  schedule_task: oneOf(
    `\\bevery (?:other |second |single )?(?:days?|weeks?|months?|hours?|mornings?|evenings?|nights?|years?|weekdays?|quarter|\\d+|two|three|four|six|${weekday})\\b`,
    `\\beach (?:day|week|month|hour|morning|evening|night|${weekday})\\b|\\bonce (?:a|per|every) (?:day|week|month|hour)\\b|\\b(?:on|next) ${weekday}\\b`,
    '\\b(?:daily|weekly|monthly|hourly|nightly|regularly|automatically|recurring|cron|tomorrow)\\b|\\bschedul(?:e|ing)\\b|\\bremind me\\b|\\brepeat (?:it|this|that)\\b|\\bkeep an eye\\b|\\b(?:watch|monitor) (?:it|this|my)\\b',
    near('create|make|set up|add|start', 'tasks?|reminders?|schedule', 20),
    near('do|run|score|export|check|improve|again', 'in (?:\\d+|an?|two|three) (?:days?|weeks?|hours?|months?)', 40),
  ),
  cancel_task: oneOf(
    '\\bcancel|\\bunschedul',
    near(
      "stop|delete|remove|end|pause|disable|turn off|switch off|kill|drop|get rid of|no (?:more|longer)|don['’]?t|do not",
      `tasks?|schedul\\w+|reminders?|jobs?|${rhythm}|any ?more|doing|running`,
    ),
  ),
  remember_preference: oneOf(
    '\\bremember\\b|\\bkeep in mind\\b|\\bfrom now on\\b|\\bin (?:the )?future\\b|\\bby default\\b|\\bin all (?:my|our) (?:listings|cards)\\b',
    near(
      'always|never',
      '(?:use|say|write|mention|call|put|include|add|make|keep|start|end|show|state|give|sound|spell|change|avoid|in)',
      12,
    ),
    near(
      'i|we',
      "prefer|(?:only |mostly |mainly )?sell|like|do not (?:like|want|use|say)|don['’]?t (?:like|want|use|say)",
      12,
    ),
    near('my|our', 'voice|tone|style|default|units?|preferences?', 12),
    near('set|save|change|add|store|note|update', 'preferences?|default|voice', 40),
    near('use|write in|work in|switch to', 'metric|imperial|inches|centimet\\w+|cm|ounces|grams', 20),
  ),
  forget_preference: oneOf(
    '\\bforget\\b',
    near(
      "reset|remove|delete|clear|drop|stop|change|no longer|don['’]?t|do not",
      'preferences?|voice|tone|style|default|units?|(?:avoided|forbidden|banned) words?|rules?|any ?more|prefer|using|what (?:i|you)',
    ),
  ),
  export_cards: oneOf(
    '\\b(?:export|download)(?:s|ed|ing)?\\b(?! quality)',
    `\\b(?:give|send|get|make|create|save|put|want|need|produce|generate|write|turn)\\b(?:(?!\\bfrom\\b|\\bimport).){0,60}?\\b(?:${file})\\b`,
    `\\b(?:as|into|to) (?:an? )?(?:\\w+ )?(?:${file})\\b`,
    '^(?:csv|xlsx?|excel|json)\\b',
  ),
  restore_version: oneOf(
    '\\bundo|\\bundid\\b|\\brestore|\\brevert|\\broll(?:ed)? ?(?:it |that |this )?back\\b|\\bas it was\\b|\\bbetter before\\b',
    near('go|get|bring|put|take|change|switch|set|give|want|turn|roll|reset', 'back', 40),
    near(
      'use|want|take|give|get|return|keep|prefer|liked?|reset',
      '(?:original|previous|earlier|old|first|last|initial)(?: (?:version|one|text|state|titles?|descriptions?|bullets?|keywords?))?',
      40,
    ),
  ),
  lock_fields: oneOf(
    `\\b(?:un-?)?lock(?:ed|ing)? (?:(?:the|my|its|all|every|both|this|that|it|these|them)\\b|(?:${section})\\b)`,
    `\\b(?:be|is|are|stay|it|them|${section}) (?:un)?locked\\b|\\bhands off\\b`,
    near('(?:un)?freeze|(?:un)?protect', `it|this|that|the|my|its|${section}`, 20),
    near('keep|leave', 'as (?:it|they) (?:is|are)|unchanged|alone|untouched|the same|for ?ever', 60),
    near("do not|don['’]?t|never|must not|should not", 'chang\\w+|touch\\w*|edit\\w*|alter\\w*|rewrite|modify', 20),
    near('must|should|has to', 'stay|remain', 10),
  ),
  improve_card: oneOf(
    `\\b(?:${rewriting}|expand\\w*|elaborate|concise|use|using|include|avoid|without|mention|tone|sound\\w*|again|work on|complete)\\b`,
    near('make', `it|this|that|the|my|them|${section}`, 10),
    near(
      'write|chang\\w+|edit\\w*|add|remov\\w+|drop|convert\\w*|turn',
      `it|this|that|${section}|texts?|cop(?:y|ies)|words?|card|listing|emoji\\w*`,
      40,
    ),
    near('now|same|also|too|do (?:it|that|so|this)', 'for|it|that|so|this', 20),
  ),
  improve_cards: oneOf(near(`${rewriting}|make|write|chang\\w+`, many, 80)),
  score_cards: oneOf(
    near(
      're-?scor\\w+|scor\\w+|rat(?:e|ing)|check\\w*|evaluat\\w+|grad(?:e|ing)|audit\\w*|assess\\w*|analy[sz]\\w+|judge|review\\w*',
      many,
      80,
    ),
    near('how (?:good|bad|well|strong|weak)', many, 60),
  ),
  create_card: oneOf(
    near(
      'create|make|write|add|draft|build|start|prepare|generate|set up|turn|need|want|import',
      'cards?|listings?|products?|offers?|pages?|items?',
      80,
    ),
    '\\bnew (?:card|listing|product|one|item)\\b|\\b(?:listing|card) (?:for|of|from|out of)\\b',
    near('i|we', '(?:am |are |want to )?(?:sell|selling|list)', 20),
  ),
  import_file: oneOf(
    '\\b(?:import|load|add|upload|process|bring|read in|create|make|turn)\\b|\\b(?:as|my|new|into) (?:cards|listings|products)\\b',
  ),
  edit_image: oneOf(
    '\\b(?:white|plain|transparent|clean|neutral) background\\b|\\b(?:crop|resize|straighten|lighten|brighten|sharpen|retouch)\\b',
    near('remov\\w+|chang\\w+|replac\\w+|cut out|get rid of|make|add|give|put', 'background|shadows?', 30),
    near(
      'make|crop|cut|resize|straighten|lighten|brighten|enhance|improve|edit|fix|square|sharpen|scale|prepare|rotate|change|clean|process|retouch|adapt',
      `${picture}|square|pixels?|px|main one|gallery`,
      60,
    ),
  ),
  generate_image: oneOf(
    near(
      'make|create|generate|draw|build|compose|combine|design|need|want|give|produce|put|add|paint|render|do',
      drawn,
      60,
    ),
  ),
  add_image_to_gallery: oneOf(
    near('add|put|attach|save|use|include|insert|set|take', `${drawn}|gallery`, 60),
    '^(?:please |ok(?:ay)?,? |yes,? |now |and )*(?:add|put|use|save|keep|attach) (?:it|this|that|them|one)\\b',
  ),
};

/** What these tools do is said by a "don't" too. */
export const asksByNo: ReadonlySet<ToolName> = new Set([
  'cancel_task',
  'remember_preference',
  'forget_preference',
  'lock_fields',
  'withdraw_case',
  'improve_card',
  'improve_cards',
]);

/** Whether a seller asks for things to be taken out, beside what replaces them. */
export const removalWords =
  /\b(?:remov|delet|drop|tak\w+ (?:\w+ ){0,4}(?:out|off|away)|without|cut|leav\w+ (?:\w+ ){0,4}out|get rid|strip|clear|no longer|not|\w+n['’]t|wrong|eras|los[et]|kill|replac|chang|merge|fewer|only|empty|clean)/i;
export const availabilityWords = /\bstock|\bavailab|\bsold\b|\bsell|\border|\bdiscontinu|\brestock/i;
/** A statement about the card, or a wish for it. */
export const editWords =
  /\b(?:chang|set\b|add|remov|delet|drop|replac|renam|call|correct|fix|edit|updat|put|insert|swap|mov|mak|writ|tak\w+ out|use\b|mark|switch|should|must|shall|needs? to|is\b|are\b|was\b|costs?\b|has\b|have\b|better|improv|title|says?\b|state|fill|includ|mention|without|shorten|rewrit)/i;
