import { isGuarantee, isShopTalk } from '@cardwright/listing/improve/shop-talk';
import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { wordListsOf } from '@cardwright/listing/text/word-lists';
import { phrasePattern, spansOf } from '@cardwright/listing/text/words';
import { plain } from '../safe-markdown.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { wordingAsked } from '../understanding/questions/wording-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const promotion = phrasePattern(wordListsOf('en').promo);
const praise =
  /\b(?:best|number one|no\.? ?1|world'?s|greatest|cheapest|finest|perfect|unbeatable|ultimate|amazing|top[- ](?:quality|rated|selling))\b/i;
const health =
  /\b(?:cur(?:e|es|ing)|heal(?:s|ing)?|treats?|prevent(?:s|ing)?|relie(?:f|ves?)|detox\w*|anti[- ]?(?:bacterial|viral|microbial|inflammatory|aging|ageing)|disinfect\w*|medical(?:ly)?|therap\w+|weight loss|lose weight|burns? fat|boosts? (?:the |your )?(?:immun\w+|metabolism)|clinically|hypoallergenic|fda)\b/i;
const proof =
  /\b(?:certified|organic|eco(?:[- ]?friendly)?|sustainab\w+|biodegradable|compostable|bpa[- ]free|non[- ]?toxic|food[- ]safe|tested|approved|patented|vegan|fair ?trade|recycled|original|genuine|authentic|handmade|made in)\b/i;

const purchase =
  /\b(?:prices?|shipping|delivery|returns?|refunds?|phone|telephone|e-?mail|web ?site|links?|contacts?|address|shop|store|coupons?|discounts?)\b/i;

/** "Can I write that it cures acne?": what the rules that are known say of such words, and the way to write them; null for other questions. */
export function wordingAnswer(question: string, own: MarketplaceId): string | null {
  const words = wordingAsked(question);
  if (words === null) return null;
  const [named] = marketplacesIn(normalForm(question).text).map(({ id }) => id);
  const marketplace = named ?? own;
  const isAny = marketplace === 'generic';
  const where = isAny ? 'Marketplaces' : marketplaceNames[marketplace];
  const found = [
    ...spansOf(words, promotion).map(
      ({ text }) =>
        `“${plain(text, 60)}” is promotion: ${isAny ? 'marketplaces refuse it in titles' : 'such words are refused in titles or cost rank there'}, and it costs points of the score. An improvement takes it out.`,
    ),
    spansOf(words, promotion).length === 0 && praise.test(words)
      ? `It praises and cannot be proved. ${marketplace === 'amazon' ? 'Amazon refuses such words in titles' : `${where} may refuse such words in titles`}, and buyers search for none of them: a fact in its place sells better.`
      : null,
    health.test(words)
      ? `It is a claim about health. ${where} ${isAny ? 'take' : 'takes'} such claims out, or the whole listing, unless an authority has approved them for this product; in many countries the law forbids them, too.`
      : null,
    !health.test(words) && proof.test(words)
      ? `Write it only when it is true and you can prove it: ${isAny ? 'marketplaces' : where} may ask for the paper.`
      : null,
    marketplace === 'amazon' && isGuarantee(words)
      ? 'Amazon takes nothing about guarantees or warranties in bullets.'
      : null,
    !isGuarantee(words) && (isShopTalk(words) || purchase.test(words)) && spansOf(words, promotion).length === 0
      ? 'It speaks of the purchase, and not of the product: prices, shipping, service and contacts do not belong into the texts of a listing.'
      : null,
  ].filter((line) => line !== null);
  const rules =
    found.length > 0
      ? found.join(' ')
      : `I know no rule of ${isAny ? 'a marketplace' : where} against these words. A name of somebody else may stand there only where it is true of the product, as in "fits" or "compatible with".`;
  return `${rules}\n\nI am no lawyer, and I write nothing that no source says. If it is true, tell me the exact words and where they go, for example "add a bullet: …": then they stand there as yours, and it takes no credits.`;
}
