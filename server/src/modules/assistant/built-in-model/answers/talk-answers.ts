import { freeFormats } from '@cardwright/contract/exports';
import { imageSides } from '@cardwright/contract/images';
import { type MarketplaceId, marketplaceNames, profileOf } from '@cardwright/listing/marketplaces/profiles';
import { enumerated } from '../../../../enumeration.ts';
import type { AttachedFile } from '../../attached-files.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type Turn } from '../conversation.ts';
import { fileAnswer, filesAskedAbout } from '../files/file-answers.ts';
import { filesAlone } from '../files/files-alone.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { count, plain } from '../safe-markdown.ts';
import { priceElsewhere } from '../understanding/edits/prices-elsewhere.ts';
import { removesBullets } from '../understanding/edits/some-bullets.ts';
import { limitAsked } from '../understanding/questions/limit-questions.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { noSuchDay } from '../understanding/times/no-such-days.ts';
import { abilities, imageAbilities, introduction } from './abilities.ts';
import { accountAnswer } from './account-answers.ts';
import { doneText } from './done-so-far.ts';
import { furtherTopics } from './further-topics.ts';
import { howItWorks } from './how-it-works.ts';
import { manyText } from './improve-answers.ts';
import { letterText } from './letter-answers.ts';
import { likeliest } from './likely-meant.ts';
import { limitsOfAll, limitsText } from './limit-answers.ts';
import { manyChangedText, sourcesText, whyText } from './looking-back.ts';
import { productAnswer } from './product-answers.ts';
import { valueAsked } from './value-asked-answer.ts';
import { meaningsText } from './word-meanings.ts';
import { wordingAnswer } from './wording-answers.ts';

const inDefaultOfPage = 'Send me the address of a product page, or paste the listing’s text.';

/** What to say without any tool. */
const topics: Record<Topic, (facts: Facts) => string> = {
  ...furtherTopics,
  help: () => `${introduction}\n\nWhat I can do:\n\n${abilities}\n\nI know the rules of ${marketplaceList()}.`,
  who: () => `${introduction}\n\nWhat I can do:\n\n${abilities}`,
  greeting: () =>
    `Hello! ${introduction}\n\n${inDefaultOfPage} Then write what you need, for example "Improve this listing for Amazon".`,
  thanks: ({ hasCard }: Facts) =>
    hasCard ? "You're welcome. Shall I export the card, or improve it for another marketplace?" : "You're welcome.",
  bye: () => 'Goodbye, and good sales! Everything is kept in your library.',
  no: () => 'All right, I leave it as it is. Nothing was started, so nothing was charged for it.',
  put_off: () =>
    'What is for another time I have not begun, and nothing was charged for it. Tell me when it is to be done. I cannot plan a single date, but a task that repeats: say for example "every Friday at 9 export all my cards".',
  hide_later: () =>
    'I cannot take it back at a set time by myself, because a task has no single date. It stays public until you say "take it back", and that is done at once.',
  done_of_several: () =>
    'That work is done for all of them already, and I have not changed or charged anything further. Say for example "undo the mug" to take it back for one, or what comes next for the other: "export the lamp".',
  noted: () =>
    'All right. I have started nothing and changed nothing. Tell me when there is something to do, for example "improve it for Amazon" or "set the price to 24.90".',
  nothing_undone: () =>
    'Your last message changed nothing, so there is nothing of it to undo. Say "undo the last change" if the change before it shall go.',
  no_such_day: ({ text }: Facts) => noSuchDayText(text),
  archiving: () =>
    'There is no archive here: a card stays in your library until you delete it, and I have not changed anything. Instead I can take it off sale ("mark it as out of stock") or take its public page back ("take it back"), and I export it whenever you like ("export it as CSV"). In your [library](/library) you can delete it, and undo that for ten seconds.',
  stock_count: () =>
    'A card keeps only whether the product is in stock, out of stock or to be ordered ahead, and no number of pieces, so I have not changed anything: say "mark it as in stock" or "out of stock", and keep the number in your shop.',
  stock_count_beside: () =>
    'The number of pieces stays in your shop: a card keeps only whether the product is in stock.',
  no_labels: () =>
    'Cards have no labels, badges, folders or collections, so I have not changed anything; what they have is keywords, which some shops call tags: say "add the keyword clearance", and I write it on the card.',
  cannot: () =>
    'I cannot do that: I only work on product listings, their texts and images, and I write nothing that is not true of the product. I have not changed anything. I can import, score, improve and export listings, and change in them what you state.',
  file_what: ({ text, said = text, files = [] }: Facts) => fileAnswer(said, files),
  file_no_update: () =>
    'I make new cards of the products in a table, and cannot write its values onto cards that you have already, so I have changed nothing. Say "import the file" for new cards, or tell me the values: "set the price of the lamp to 24.90".',
  file_part: () =>
    'I have imported nothing yet, so that no card is made that you do not want. Of a file I can take single products by their place, their row or their title: say for example "the first two", "rows 2 to 5", "all except the last one", "only the red vase", or "all of it". By other marks, such as a price, I cannot choose.',
  rule_too_long: () =>
    'That is too long for me to keep: what I remember has at most 500 characters for each entry. Nothing was saved and nothing was changed. Please tell me the essence, for example "our brand voice is warm and plain".',
  rule_for_all_texts: () =>
    'I cannot keep such words for one section alone: what I keep holds for all texts of a card, its title, description, bullets and keywords. If that is more than you want, say "forget it", and tell me with each text instead, for example "improve the title without the word eco".',
  how_it_works: ({ text }: Facts) => howItWorks(text),
  edit_asked: () =>
    'I have not changed anything. When you want a change, say it, for example "remove the last bullet" or "set the price to 24.90", and I make it word for word. That takes no credits, and "undo" brings the version before back.',
  value_asked: ({ text }: Facts) => valueAsked(text),
  edit_what: () =>
    'What shall it be? Tell me the new value, for example "set the price to 24.90" or "set the brand to Acme", and I write it word for word.',
  unit_what: () =>
    'In which unit is that? Say for example "cm", and I write it into the specifications. I have not changed anything.',
  bullet_what: () =>
    'What shall the bullet say? Tell me its words, for example "add the bullet: The lid closes with one hand", and I write them word for word. Or say "improve the bullets", and I write them anew from what the listing says.',
  bullets_whole: ({ text }: Facts) =>
    removesBullets(text)
      ? 'I have not changed anything: tell me the places of the bullets that go, for example "remove bullets 2 to 4", and I take them out. That takes no credits.'
      : 'I rewrite the bullets all together and cannot leave single ones as they are, so I have started nothing and charged nothing. Say "improve the bullets" for all of them, which takes 20 credits, or give me the words of one, which takes none: "set the second bullet to: Fits every cup holder".',
  bullets_left: () =>
    'I rewrite the bullets all together and cannot leave single ones as they are, so I left the bullets as they are and charged nothing for them. Say "improve the bullets" for all of them, or give me the words of one: "set the second bullet to: Fits every cup holder".',
  bullets_length: () =>
    'I cannot hold each bullet to a number of characters, so I have not changed anything and charged nothing for it. Say "make the bullets shorter" (20 credits for a marketplace), or give me the words of one: "set the second bullet to: Fits every cup holder", which takes no credits.',
  bullets_merged: () =>
    'I cannot make one bullet of two by myself, so I have not changed anything. Give me the words of the new one, for example "set bullet 1 to: Keeps drinks cold for 24 hours, and does not leak", and then say "remove bullet 2". That takes no credits.',
  keywords_number: () =>
    'I cannot promise a number of keywords: I only make them of what the listing says, and invent none, so a short listing gives fewer. Tell me yours, for example "add the keywords: camping mug, gift for hikers", which takes no credits, or say "improve the keywords", which takes 20. The more facts you tell me before, the more there will be. I have not changed anything.',
  edit_many: () =>
    'I make such changes one listing at a time, because each has its own texts and its own price, and I have not changed any. Open a listing or name it, for example "raise the price of the steel bottle by 10 %" or "set the brand of the second one to Acme". What I can do for many at once is to improve them with your wishes, such as "improve all my cards with the keyword travel", or to score and export them.',
  unknown_fact: () => 'No problem: I leave it out and invent nothing. You can add it whenever you know it.',
  answers_wanted: () =>
    'That work is done already. For more I need answers to the questions above, as far as you know them: write for example "2: weighs 450 g" or "the brand is Acme". I have not changed anything now.',
  nothing_open: () =>
    'Nothing waits for a yes just now, so I have not started or changed anything. Tell me what comes next, for example "improve it for Amazon", "set the price to 24.90" or "export it".',
  condition_what: () =>
    'I know that only when the work is done, so I have not started it and charged nothing. I can hold work back by the score, for example "improve it if it scores below 70", and I keep to limits, for example "the title under 80 characters".',
  nothing_to_undo: () =>
    'That changed nothing, so there is nothing of it to take back, and I left the card as it is. "Go back to the version before" takes the change before it back.',
  unhappy: () =>
    'I am sorry about that. Tell me what bothers you, for example "make the title shorter" or "without the word premium". "undo" brings the version before back.',
  sales: () =>
    'I do not see orders, buyers or sales: I only know the listings that you have here. Your marketplace shows what was sold.',
  other_subject: () => 'That is not my subject: I only work on product listings. Shall I import, score or improve one?',
  nothing_to_explain: () =>
    `There is nothing to explain yet. ${inDefaultOfPage} I will score it and say what costs points.`,
  import_what: () =>
    'Which listing? Please send me the address of its page, or paste its text or HTML here. You can also attach a CSV or XLSX file of products.',
  address_asked: () =>
    'I can read product pages of shops, and I only know what a page says once it is imported. I have not opened that address now, and nothing was charged for it. Shall I import it and score it? That takes 5 credits and 1 scoring credit for each page. Say "yes", and I will.',
  reimport_many: () =>
    'Reading a page again takes 5 credits for each listing that came from an address; those made of a text or a file have none and take nothing. I read the pages of at most ten listings at a time. Shall I start? Say "yes", and I will, or name the ones you mean: "import the second one again".',
  create_what: () =>
    'Gladly. Please tell me what is true of the product: what is it, which brand, material, size and color, and what is in the box? I use only what you state.',
  card_offered: () =>
    'Is that a product of yours? Then I make a card of just these words, which takes 5 credits: say "yes", and I will. Or tell me more of it first, such as its brand, material, size and price.',
  copy_what: () =>
    'I cannot copy a card and change a part of it, so I have made nothing. Tell me the facts of the other product in one message, for example "create a listing: Lemon Zest soap, 100 g, olive oil, lemon oil, 6.50 EUR", and I make a card of them. That takes no credits besides the message.',
  letter: ({ said = '' }: Facts) => letterText(said),
  chats_search: () =>
    'I do not look through your chats myself. The [search](/search) does: it finds chats, messages, cards and files by their words. Ctrl+K (Cmd+K on a Mac) opens it on every page.',
  schedule_when: () =>
    'When shall I do it, and what? A task has one time of each hour, day, week or month; for several times make several tasks. For example "every Monday at 9 score all my cards" or "on the first of every month at 8 export everything as CSV".',
  schedule_what: () =>
    'What shall I do at that time? For example "score all my cards" or "import it again and tell me what changed".',
  lock_what: () => 'Which section shall I lock: title, description, bullets, specifications or keywords?',
  offer_improve: () =>
    'Shall I improve this listing? That takes 20 credits, and I invent nothing. Say "yes", and I will, or tell me how you want it: "shorter title", "for Etsy".',
  offer_score: () => 'Shall I score this listing? That takes 1 scoring credit. Say "yes", and I will.',
  offer_image: () =>
    'Shall I do that? Each picture that is edited or drawn takes 1 image credit, and the picture you have stays as it is. Say "yes", and I will.',
  offer_export: () =>
    'Shall I export this listing to Excel? That is free. Say "yes", and I will, or name another format: "as CSV".',
  kept: () =>
    'It is saved already: every change is a version of the card, and the earlier ones stay. Say "export it" when you want a file of it.',
  task_which: () =>
    'Which of the tasks do you mean? Tell me its place in the list, its day or a few words of it: "the second one", "the Monday one", or "all of them". I have not changed any.',
  task_rename: () =>
    'I cannot rename a task from the chat: under [Tasks](/tasks) you can. I have not changed anything, and no title of a card either.',
  task_pause: () =>
    'I cannot pause a task, switch it on again or run it at once from the chat. Under [Tasks](/tasks) you can do all of that; or I cancel it: say for example "cancel the first one". I have not changed it.',
  pick_price: () =>
    'I do not know yet which of them that is: say "compare" with the names of the listings, and I look up their prices. I have not changed anything.',
  why_done: ({ earlier = [], text }: Facts) => whyText(earlier, text),
  never_again: () =>
    'What shall I not do again? Tell me the rule itself, for example "never use the word cheap" or "lock the title". I have not changed or saved anything now; "undo" takes the last change back.',
  undo_many: () =>
    'That work was on many listings, and going back works card by card. Your [library](/library) shows them, the last changed first: name one, for example "undo the mug", or open it and say "undo". Nothing is lost: every card keeps its earlier versions, and going back is free of extra credits.',
  undo_rest: () =>
    'That work changed more cards than I can take back at once: these are the first ten. The others stand in your [library](/library), the last changed first: name one, for example "undo the mug", or open it and say "undo".',
  sources_told: ({ earlier = [] }: Facts) => sourcesText(earlier),
  many_changed: ({ earlier = [] }: Facts) => manyChangedText(earlier),
  done_so_far: ({ earlier = [] }: Facts) => doneText(earlier),
  price_elsewhere: ({ text }: Facts) => {
    const { value = '24.90', isNamed = false, isOfVersion = false } = priceElsewhere(text) ?? {};
    if (isOfVersion)
      return `A card has one price, so I have not changed it for another size or version. Each of them can be a card of its own: say "create a listing for" with its facts and its price. If ${value} is the price of this card, say "yes", or "set the price to ${value}".`;
    const how = isNamed
      ? `Then open that card and say "set the price to ${value}".`
      : `Say "yes", or "set the price to ${value}".`;
    return `That is the price at another place, so I have not changed the one of the card. Shall it be the price here, too? ${how}`;
  },
  price_of_places: () =>
    'A card has one price, whatever marketplace it goes to, so I have not changed it. Tell me the one to write into it, for example "set the price to 19"; change it again before the next export, or keep a card for each marketplace.',
  picture_order: () =>
    'I cannot move the pictures of a gallery from the chat, so I have not changed anything. In the card you can drag them to their places, or choose "Make it the main image" in the menu of a picture.',
  which_cards: () =>
    'I tell cards apart by their titles, their marketplace, their score, their price and the time of their last change, and by nothing else, so I have started nothing. Say for example "export all cards above 60", "improve all cards under 20 dollars", or name the ones that you mean.',
  which_left_out: ({ text }: Facts) =>
    `Which one shall I leave out? Say it with the rest, for example ${/\b(?:export|download)\b/.test(text) ? '"export all cards except the mug", or "export all cards except those below 60"' : aboutCards.test(text) ? '"improve all cards except the mug"' : '"improve everything except the title", or "improve all cards except the mug"'}. I have not started anything.`,
  price_again: ({ price }: Facts) => `Nothing was started so far. ${price ?? ''}`.trim(),
  price_waits: ({ price }: Facts) =>
    `Take your time: nothing was started, so nothing was charged for it.${price === undefined ? '' : ' Say "yes" when I shall start, or "no".'}`,
  price_which: ({ price }: Facts) =>
    `I have not started anything, because I did not understand which listings or changes you mean. Name words of their titles ("only the lamps", "without the mug"), places ("the first two"), a score ("those below 60") or sections ("only the titles").${price === undefined ? '' : ` ${price}`}`,
  price_all: ({ price }: Facts) =>
    `Before that you chose among the listings, and I did not understand which, so I have not started anything. Name words of their titles, for example "only the lamps". Or shall it be all of them? ${price ?? ''}`.trim(),
  old_section: () =>
    'Shall it be as it was? Say "put the old title back" for one section alone, as "description" or "bullets"; "undo" brings the version before back, "restore the original" the first one. None of it takes extra credits. A single value you tell me: "set the price to ...".',
  word_meant: ({ text, said = text }: Facts) => meaningsText(said),
  versions_where: () =>
    'The versions of a card stand on its page in your [library](/library), the newest first: there you can look at each, compare any two and bring one back. Here "compare it with the original" shows what has changed since the first, "undo" brings back the one before. Nothing is ever lost, and none of this takes extra credits.',
  old_version: () =>
    'Shall I bring the original back? Say "yes", and I will; "undo" brings the version before instead. Nothing is lost, and no credits are taken for it.',
  photos_needed: () =>
    'That one is about photos, and I take none: I need pictures that you have. Attach one here and say "add it to the gallery", or add them to the card in your [library](/library). Of those that are there I can change background, shape and size, each for 1 image credit. I have not changed anything.',
  place_what: () =>
    'What does that point at? I have shown nothing just now that has this place. Say what I shall do, for example "show my cards" and then "improve the first two". I have not changed anything.',
  improved_already: () =>
    'This listing is the one that I have just improved, and I know of no other that you could mean, so I have started nothing and charged nothing. Name the other one by a few words of its title, or send me its page or its text. Say "improve it again" for one more improvement of this one, which takes 20 credits.',
  costs: () =>
    `A request in the chat costs 10 credits (nothing on Pro), importing a listing 5, and improving a card 20 for each marketplace. Scoring a card takes 1 scoring credit, making or editing an image 1 image credit. Exports are free. Credits refill every month, and 300 daily ones every day. See the [plans](/pricing).`,
  formats: ({ text }: Facts) =>
    `${otherFile.test(text) ? 'I cannot make files of that kind. ' : ''}${freeFormats.map((format) => format.toUpperCase()).join(', ')} come with every plan. Larger plans also have the files of Shopify, WooCommerce, Google (XML and TSV), eBay, Etsy, Ozon, Wildberries and Amazon, and JSON-LD. Say for example "export it as CSV".`,
  marketplaces: () => `I know the rules of ${marketplaceList()}. Without a marketplace I use general rules.`,
  limits: ({ text }: Facts) => limitsOf(text),
  one_text: () =>
    'I write one text at a time, from the facts of the listing: say "improve the title" (20 credits for a marketplace), and "undo" when you like the old one better. Your own words I write as they are, for nothing: "set the title to …". I have not changed anything.',
  product: ({ text }: Facts) => productAnswer(text) ?? abilities,
  wording_rules: ({ text }: Facts) => wordingAnswer(text, 'generic') ?? limitsOf(text),
  scoring: () =>
    'The score is a sum of 29 rules for title, description, bullets, specifications, keywords and images, from 0 to 100, weighed for the marketplace. Each rule says what it found, how to fix it and how many points that brings. While something would make the marketplace refuse the listing, the score is at most 59.',
  score_by_wish: () =>
    'I cannot set a score: it is counted by rules, from what stands in the listing. Say "improve it" and I raise it as far as the facts allow, or "what is it losing points for?" to see what is missing.',
  grounding: () =>
    'Everything in an improved listing has to be found in its sources: the imported page, what you said, your files. Each fact is linked to the words that support it. What has no source is flagged, and you decide. A locked section is left alone, and a case is the public page of a card.',
  deleting: () =>
    'I do not delete listings from the chat. You can delete them in your [library](/library), and undo that there for ten seconds.',
  deleting_images: () =>
    'I do not delete images from the chat. Open the card in your [library](/library) and delete the image there.',
  image_sizes: () =>
    `The sides of an image can be ${imageSides.min} to ${imageSides.max.toLocaleString('en-US')} pixels. Say for example "resize the main image to 2000 x 2000".`,
  image_blurry: () =>
    'I can sharpen it a little (1 image credit), but detail that the photo does not have stays lost: a new, sharp photo is the better way. Shall I sharpen it? Say "yes", and I will.',
  image_sharpness: () =>
    'Sharpening helps a little; detail that the photo does not have stays lost. A new, sharp photo is the better way.',
  image_unseen: () =>
    'I cannot see how sharp a picture looks: I measure its size, shape, format and background. Please look at it here in the chat. Sharpening helps a little (1 image credit); detail that the photo does not have stays lost.',
  image_beyond: () =>
    `I cannot do that to a picture: I take no watermarks, texts or objects out of it and put none into it, I do not turn, mirror, blur, darken or recolor it, and I cut off no part that you name. I can ${imageAbilities}, each for 1 image credit.`,
  image_fine: () =>
    'Good, then I leave it as it is. If something about the picture should change, tell me what: "make the background white", "crop it", "resize it for Amazon".',
  images_done: () =>
    'All pictures of this card were worked on like that in this chat, so I have started nothing and charged nothing. For one of them once more, say which: "crop the second picture".',
  pictures_what: () =>
    'Which pictures do you mean? Tell me their numbers, for example "crop pictures 3 and 4", or which to leave out: "crop all pictures but 2 and 3". I have started nothing and charged nothing.',
  image_undo: () =>
    'A picture that I made is on no card until you add it, and the one before stays as it was: there is nothing to undo. If you added it already, open the card in your [library](/library) and delete it there.',
  image_what: () =>
    `What shall I do with it? I can ${imageAbilities}, each for 1 image credit. Say for example "make the main image square on white".`,
  publishing: () =>
    'I cannot publish to a marketplace. I can export a file that you upload there: say for example "export it for Shopify".',
  translating: () =>
    'I cannot translate listings: I only work with the words of your sources. Import the listing in the other language instead, and I will improve it.',
  export_wait: () =>
    'Under [Exports](/exports) stands every file and whether it is ready; there you download it, and you are told when one is. A few cards take seconds. I have not started anything now.',
  account: ({ text }: Facts) => accountAnswer(text),
  language: () =>
    'I understand English best and answer in English. I could not do more with this message: please tell me in English, for example "improve this for Amazon".',
  language_translating: () =>
    'I answer in English, and I cannot translate listings: I only work with the words of your sources. Import the listing in the other language instead, and I will improve it.',
  language_done: () => 'I understand English best, and I answer in English.',
  language_hello: () => `Hello! I answer in English. ${introduction}\n\nWhat I can do:\n\n${abilities}`,
  language_deleting: () =>
    'I answer in English, and I do not delete anything from the chat. You can delete cards in your [library](/library).',
};

const aboutCards = /\b(?:cards?|listings?|products?|items?|them|these|those)\b/;
const otherFile = /\b(?:pdf|docx?|odt|word|power ?point|pptx?|google docs?|pages|publisher)\b/;

interface Facts {
  hasCard: boolean;
  text: string;
  /** As the seller wrote it. */
  said?: string;
  /** Attached with the message, else the newest that is no picture. */
  files?: AttachedFile[];
  /** The turns before. */
  earlier?: Turn[];
  /** A price that waits for an answer, as it was told. */
  price?: string;
}

/** Without an offer of other work, while a price waits for its answer. */
const shortly: Partial<Record<Topic, string>> = {
  thanks: "You're welcome.",
  other_subject: 'That is not my subject: I only work on product listings.',
  greeting: 'Hello!',
};

/** Answers to messages that need no tool. */
export function answerTalk(request: Request, conversation: Conversation): string {
  const hasCard = cardInHand(conversation.earlier, conversation.shownCardId) !== null;
  const said = request.asks.find((ask) => ask.kind === 'say');
  const files = filesAskedAbout(conversation);
  const open = openPrice(conversation);
  if (open !== null && !open.isDeclined && said?.topic !== 'no') {
    const { tool, quote } = open;
    const price = manyText(tool === 'score_cards' ? 'score' : 'improve', quote);
    if (said?.topic.startsWith('price_') === true) return sayTopic(said.topic, { hasCard, text: request.text, price });
    const answer =
      said === undefined
        ? 'I did not understand that.'
        : (shortly[said.topic] ??
          sayTopic(said.topic, { hasCard, text: request.text, said: request.message.command, files }));
    return `${answer}\n\nThe work on ${count(quote.card_count, 'listing')} has not started: it waits for your "yes" or "no".`;
  }
  const late = said?.topic === 'no' && stops.test(request.text) ? stoppedLate(conversation.earlier) : null;
  if (late !== null) return late;
  if (said !== undefined)
    return sayTopic(said.topic, {
      hasCard,
      text: request.text,
      said: request.message.command,
      files,
      earlier: conversation.earlier,
    });
  const alone = filesAlone(conversation.current);
  if (alone !== null) return alone;
  const likely = likeliest(conversation);
  if (likely !== null) return likely;
  // Who has a card knows the list of abilities already.
  if (hasCard) return notUnderstood;
  return `I did not understand that. Could you tell me in other words? ${introduction}\n\nWhat I can do:\n\n${abilities}`;
}

const notUnderstood =
  'I did not understand that, and have changed nothing. Could you tell me in other words? For example "make the title shorter", "set the weight to 300 g", "add the bullet: Fits every bag" or "export it as CSV". "help" lists all that I can do.';

const stops = /\b(?:stop|cancel|abort|halt)\b/;
const charged = new Set<string>(['improve_card', 'improve_cards', 'edit_image', 'generate_image', 'score_cards']);
/** "Stop" after work that was done: "nothing was started" would not be true. */
function stoppedLate(earlier: Turn[]): string | null {
  const step = earlier.at(-1)?.steps.findLast(({ tool, output }) => charged.has(tool) && isDone(output));
  if (step === undefined) return null;
  const goesOn = 'job_id' in step.output && step.output.done === undefined;
  return goesOn
    ? 'That work goes on in the background, and I cannot stop it from here: your [library](/library) shows it, with a button that stops it. I have not started anything else.'
    : 'That work is done already. I have not started anything else. Say "undo" if it shall be as it was before.';
}

export const sayTopic = (topic: Topic, facts: Facts): string => topics[topic](facts);

function noSuchDayText(text: string): string {
  const found = noSuchDay(text);
  const why =
    found === null || found.month === null
      ? 'No month has that day'
      : `There is no ${found.day} ${found.month}: that month has ${found.most === 29 ? 'at most ' : ''}${found.most} days`;
  return `${why}. So I have planned nothing, started nothing and changed nothing. Tell me a day that there is, for example "every 28th of February" or "on the first of every month".`;
}

function limitsOf(text: string): string {
  const found = (Object.keys(marketplaceNames) as MarketplaceId[]).filter(
    (id) => id !== 'generic' && text.includes(id),
  );
  const asked = limitAsked(text);
  if (asked !== null)
    return found.length === 0 ? limitsOfAll(asked) : found.map((id) => limitsText(id, asked.parts)).join('\n\n');
  if (found.length === 0)
    return `That depends on the marketplace. I know the rules of ${marketplaceList()}: which one do you mean?`;
  return found
    .map((id) => {
      const { title, bullets, description } = profileOf(id);
      const limits = [
        `a title of at most ${title.hard ?? title.max} characters`,
        description.hard_max === null ? null : `a description of at most ${description.hard_max} characters`,
        bullets === null || bullets.max === null ? null : `at most ${bullets.max} bullets`,
      ].filter((limit) => limit !== null);
      return `${marketplaceNames[id]} takes ${limits.join(', ')}. Say "improve it for ${marketplaceNames[id]}" and I keep to its rules.`;
    })
    .join('\n\n');
}

/** Asked when a request is about one card and it is not clear which. */
export function answerAskWhich(
  listed: ToolOutputs['list_cards'] | null,
  {
    isImportFailed = false,
    isMissing = false,
    isScheduled = false,
    isWorked = false,
  }: { isImportFailed?: boolean; isMissing?: boolean; isScheduled?: boolean; isWorked?: boolean } = {},
): string {
  // Nobody is there who could answer.
  if (isScheduled)
    return `${isWorked ? 'The rest I have not done' : 'I have done nothing this time'}: the task does not say which listing it is for. Open it under [Tasks](/tasks) and choose its cards.`;
  if (isMissing && listed !== null && listed.cards.length > 0)
    return `You have no listing of that name. ${answerAskWhich(listed)}`;
  if (isImportFailed) return `There is no card of that yet, because the import did not work. ${answerAskWhich(listed)}`;
  if (listed === null)
    return 'Which listing do you mean? I found none that fits. Tell me a few words of its title, or send me the address of its page.';
  if (listed.cards.length === 0)
    return "You have no listings yet. Which one shall I work on? Send me the address of a product page, or paste the listing's text, and I will start with it.";
  const titles = listed.cards.slice(0, 8).map((card, index) => `${index + 1}. ${plain(card.title, 120)}`);
  return `Which listing do you mean? Tell me its number or a few words of its title.\n\n${titles.join('\n')}${listed.more || listed.cards.length > 8 ? '\n\nThere are more in your library.' : ''}`;
}

function marketplaceList(): string {
  const names = Object.entries(marketplaceNames)
    .filter(([id]) => id !== 'generic')
    .map(([, name]) => name);
  return enumerated(names);
}
