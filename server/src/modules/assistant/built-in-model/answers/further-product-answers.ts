import { imageTypes, maxImageBytes } from '@cardwright/contract/images';
import { enumerated } from '../../../../enumeration.ts';
import { questionLead } from '../understanding/speech/question-lead.ts';

const begins = (words: string) => new RegExp(`${questionLead}(?:${words})`);
const pictures = '(?:photos?|pictures?|images?|pics?)';
const kinds = enumerated(imageTypes.map((type) => type.replace('image/', '').toUpperCase())).replace(' and ', ' or ');
const pictureFiles = `A picture may be ${kinds} (of an animation its first frame), of up to ${Math.floor(maxImageBytes / 1024 / 1024)} MB and 50 megapixels. HEIC photos of a phone, TIFF and SVG have to be saved as JPEG first.`;
const market = '(?:amazon|e-?bay|etsy|shopify|woocommerce|wal-?mart|google|ozon|wildberries)';

/** More of what sellers ask about Cardwright itself. */
export const furtherProductAnswers: [RegExp, string][] = [
  [
    /\bdelet\w*\b[^?]{0,20}\b(?:chats?|conversations?)\b[^?]{0,60}\b(?:cards?|listings?|products?|library)\b[^?]{0,60}\?|\b(?:cards?|listings?|products?)\b[^?]{0,60}\bdelet\w*\b[^?]{0,20}\b(?:chats?|conversations?)\b[^?]{0,30}\?/,
    'No: your cards stay in the [library](/library) until you delete them there. Deleting a chat takes only its messages and the files in it along.',
  ],
  [
    begins(
      `(?:(?:how (?:big|large|heavy)|what (?:size|resolution))\\b(?![^?]*\\b(?:${market}|is|was)\\b)[^?]{0,12}\\b(?:can|may|could|should|must)\\b[^?]{0,12}\\b${pictures}\\b(?! of)[^?]{0,24}|(?:what|which) (?:kinds? of )?${pictures} (?:formats?|types?|files?) (?:can|may|do|are)\\b[^?]{0,30})[\\s?.!]*$`,
    ),
    `${pictureFiles} What a marketplace wants of its pictures I tell when you name it: "what image size does eBay want?"`,
  ],
  [
    /\b(?:upload|attach|send(?: you)?|use|take|accept|support|read|open|add|handle)\b[^?]{0,16}\b(?:heic|heif|tiff?|svg|bmp|raw(?= (?:files?|photos?|pictures?|images?)\b)|webp|avif|gifs?|jpe?gs?|pngs?)\b(?! ?(?:export|file of|as\b|instead))[^?]{0,20}\??$/,
    pictureFiles,
  ],
  [
    /\bwhen\b[^?]{0,24}\bcredits?\b[^?]{0,16}\b(?:back|re-?fill\w*|reset|renew\w*|new|again|more|re-?load\w*|topped)\b|\bwhen (?:do|will|can) (?:i|we) (?:get|have|receive) (?:more|new|my|the)\b[^?]{0,16}\bcredits?\b/,
    'Those of the day are new at midnight UTC, those of the month when your next period begins, and what was left of the old ones ends then. "How many credits do I have?" says the dates.',
  ],
  [
    begins(
      '(?:(?:what|which|where) (?:is|was) (?:my|the) (?:login |account |sign-in )?e-?mail(?: address)?\\b(?! (?:of|for) (?:the|my) (?:shop|store|product|buyer|customer))[^?]{0,16}|(?:what|which) e-?mail (?:address )?(?:am i|did i|do i|have i)\\b[^?]{0,24}|(?:with what|under which|as what) (?:e-?mail|address)\\b[^?]{0,24})\\??$',
    ),
    'Your e-mail address stands in the menu with your name, above, and in your [profile](/profile).',
  ],
  [
    // "The lamp has a night mode" tells of a product.
    /(?:\b(?:is there|(?:do|can|could|may) (?:you|i|we)|have you|where (?:is|are)|switch|turn|change|enable|activate|i (?:want|need|would like))\b[^?]{0,24}|^(?:[a-z]+ )?)\b(?:dark|night|light) (?:mode|theme)\b/,
    'In the menu with your name, above, you change between the light and the dark theme; at first the page follows your device.',
  ],
  [
    /\b(?:remind|notify|tell|inform|e-?mail|mail|message|write) me\b[^?]{0,16}\b(?:(?:e-?mails?|mails?|sms)\b(?! address)|(?:by|via|per) texts?\b)(?=.*\?|$)/,
    'After each run of a task you get an e-mail that says what came of it, and it answers in a chat of its own. Other reminders I do not send.',
  ],
  [
    begins(
      '(?:how|where|can|could|may) (?:do |can |could |would |to )?(?:i|we)? ?(?:cancel|unsubscribe|get out|opt out|stop paying|stop)(?: (?:it|this|that|again|later|any ?time|whenever (?:i|we) (?:like|want)))*(?: (?:if|when|in case|once|after|should)\\b[^?]{1,40})?[\\s?.!]*$',
    ),
    'A paid plan you cancel whenever you like: in your [profile](/profile) open the payments and choose to cancel. It stays until the end of the paid period, and after that your cards and chats are still there on the free plan. I cannot do it from here.',
  ],
  [
    begins(
      '(?:will|would|are|do|does|what happens (?:to|with)) (?:all )?(?:of )?(?:my|our|the) (?:cards?|listings?|chats?|exports?|work|texts?|library|stuff|things)\\b(?: (?:be|get|then))*(?: (?:gone|lost|deleted|erased|kept|disappear|vanish|stay|still there|go away|safe))?(?: (?:then|there|after(?:wards)?|if|when|once)\\b[^?]{0,40})\\??$',
    ),
    'Your cards, chats and exports stay when a paid plan ends: the account goes on with the free one. Only deleting the account, in your [profile](/profile), erases them.',
  ],
  [
    begins(
      '(?:is there|are there|do you (?:have|offer|give)|can (?:i|we) (?:get|have)|have you got)\\b[^?]{0,24}\\b(?:discounts?(?! (?:on|for|of) (?:the|my|this))|coupons?|vouchers?|promo(?:tion)? codes?)\\b[^?]{0,30}[\\s?.!]*$',
    ),
    'I know of no discount but the one for paying by the year, which the [plans](/pricing) show. Of others the people know who run this installation: ask under Support, in the menu with your name.',
  ],
  [
    begins(
      '(?:is there|are there|do you have|have you got|where (?:is|are|do i find)) (?:an? |the |any |some )?(?:[a-z]+ )?(?:tutorials?|guides?|manuals?|handbooks?|documentation|docs|faqs?|introduction|tour|instructions)\\b(?! (?:in|for|with|of) (?:the|my) (?:box|listing|card|product))[^?]{0,30}[\\s?.!]*$',
    ),
    'This chat is the guide: "help" lists all that I can do, and what you do not find you may ask me in your own words. The people who run this installation are reached over Support, in the menu with your name.',
  ],
];
