const many =
  '(?:titles?|headlines?|descriptions?|product texts?|texts?|bullets|bullet ?points|key features|keywords|search terms|tags|copy|listing|version)';
const market = '(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)';
/** "New bullets without ...", "another title that contains ...": words that state a text have a colon or a quote instead. */
const fresh = new RegExp(
  `\\b(?:new|another|better|fresh|different|nicer|catchier|stronger|shorter|longer) (?:${market} |and [a-z]+ )?${many}\\b(?! ?[:="])`,
);
const limit =
  '(?:max(?:imum)?|at most|up to|under|below|no|not|within|only|shorter|longer|friendl\\w+|formal|playful|plain|persuasive|with(?:out)?|avoid\\w*|for|\\d+ (?:char\\w*|signs|letters|words|bullets))';
const again = new RegExp(
  `\\b(?:re-?write|re-?do|re-?work|re-?phrase|re-?word|improve|polish|refresh|optimize) (?:the |my |its |all |these |this |whole )*${many}\\b(?! (?:to|as|into)\\b)(?! ?[:=](?! ?${limit}\\b))`,
);
/** How a text is to be written. */
const wish = new RegExp(
  `\\b(?:without|contain(?:s|ing)?|includ(?:e|es|ing)|mention(?:s|ing)?|avoid(?:s|ing)?|(?:leave|leaving|keep|keeping) (?:out|"\\d+" out)|in (?:it|there|which)|(?:must|should|has to|have to|needs to) (?:not )?(?:say|have|contain|include|mention|use)|(?:with|around|using|use|work in) (?:the )?(?:words?|phrases?|terms?|keywords?|")|(?:at most|max(?:imum)?\\.?|no more than|not more than|under|up to|below|fits?(?: in(?:to)?)?) \\d|\\d+ (?:characters?|chars|signs|letters|words|max)|(?:never|not|do not) (?:say|use|write)|${market})\\b`,
);

/** Whether the words ask for a text to be written anew, and say how: no text stands in them that a card could take. */
export const asksForNewText = (text: string): boolean =>
  (fresh.test(text) || again.test(text)) && wish.test(text) && !isGiven.test(text);
/** "Use "Trail Bottle" as the new title". */
const isGiven =
  /\b(?:use|take|put|set) "\d+" (?:as|for) (?:the |its |my )*(?:new )?(?:title|headline|description|product name)\b/;
