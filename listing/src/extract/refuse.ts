import {
  consentWords,
  emptySearchWords,
  gateWords,
  loginWords,
  missingWords,
  requestWords,
  robotWords,
  searchWords,
} from './refusal-words.ts';
import type { Refusal, RefusalReason } from './types.ts';

const messages: Record<RefusalReason, string> = {
  captcha:
    'The shop showed a check for robots instead of the product. Open the page in your browser and paste its text here, or upload the saved page.',
  consent_wall:
    'The shop asked a question before it showed the product, about cookies, your age or your country. Open the page in your browser, answer it, and paste the text of the page or upload the saved page.',
  login:
    'This page asks to sign in, so the product cannot be read. Sign in with your browser and paste the text of the product page here.',
  list: 'This page lists several products. Open the one you want and give its own address.',
  article:
    'This page is an article, not a product for sale. Give the address of the product in a shop, or paste the text of your listing.',
  soft_404: 'The shop says that this page does not exist. Check the address, or paste the text of your listing here.',
  no_product:
    'No product was found on this page. Give the address of a single product, or paste the text of the page here.',
};

/** A refusal with the sentence for a person. Robot checks count as blocked by the site, all else as not a product. */
export function refusal(reason: RefusalReason): Refusal {
  return {
    kind: 'refused',
    code: reason === 'captcha' ? 'blocked_by_site' : 'not_a_product',
    reason,
    message: messages[reason],
  };
}

/** What is known about a page when it must be decided whether it is a product. */
export interface PageEvidence {
  title: string;
  headings: readonly string[];
  /** Visible words, cut to some thousands of characters. */
  text: string;
  textLength: number;
  /** Whether the markup names a robot check's own scripts or forms. */
  robotMarkup: boolean;
  passwordFields: number;
  /** A field for an e-mail address or a number of a phone. */
  asksName: boolean;
  ogType: string | null;
  articleMarkup: boolean;
  /** A long text in `<article>`, or in a block named for one beside a date or an author. */
  longArticle: boolean;
  /** Products that structured data names outside related goods, and whether one is tied to this page. */
  declaredProducts: number;
  declaredMatch: boolean;
  /** What is declared is a range of prices without a code. */
  declaresRange: boolean;
  /** Cards of a product list: elements of one class with a price each. */
  productCards: number;
  /** The only price found lies in one of the cards. */
  priceInCard: boolean;
  hasHeading: boolean;
  hasPrice: boolean;
  hasBuyButton: boolean;
  /** The button is part of a form rather than a link, which may lead to another shop. */
  hasBuyControl: boolean;
  hasImage: boolean;
  hasDescription: boolean;
  /** Words near the heading say whether it can be had. */
  hasAvailability: boolean;
  specifications: number;
  adapterTitle: boolean;
}

/** Cards of one kind from which on a page is a list when nothing else makes it a product. */
const fewestCards = 3;

/** The reason to refuse a page, or null when it is one product. Strong product evidence beats every word on the page. */
export function reasonToRefuse(page: PageEvidence): RefusalReason | null {
  const top = [page.title, ...page.headings.slice(0, 3)].join('\n');
  const markedArticle = page.ogType === 'article' || page.ogType === 'blog' || page.articleMarkup;
  // An article may declare the product it speaks of and link to shops that sell it.
  const writtenArticle = markedArticle && page.longArticle && !page.hasBuyControl;
  // A page of a category may declare itself as a product, for the stars in search results.
  const declaredList = page.declaresRange && page.productCards >= fewestCards && !page.hasBuyButton;
  const strong =
    page.adapterTitle ||
    (page.declaredMatch && page.hasHeading && !writtenArticle && !declaredList) ||
    (page.declaredProducts === 1 && page.hasPrice && !writtenArticle && !declaredList) ||
    // A name, a price, a picture and a button to buy: words that sound like a robot check are the product's own.
    (page.hasHeading &&
      page.hasPrice &&
      page.hasImage &&
      page.hasBuyButton &&
      !page.priceInCard &&
      !page.robotMarkup &&
      !writtenArticle &&
      !searchWords.test(top) &&
      page.passwordFields === 0 &&
      page.productCards < 8);
  if (!strong) {
    if (robotWords.test(top) || (page.robotMarkup && page.textLength < 6_000 && !page.hasPrice)) return 'captcha';
    if (page.textLength < 1_500 && robotWords.test(page.text)) return 'captcha';
  }
  if (missingWords.test(top) && !strong) return 'soft_404';
  if (strong) return null;
  if (emptySearchWords.test(top)) return 'no_product';
  if (searchWords.test(top) && page.declaredProducts !== 1) return 'list';
  if (writtenArticle) return 'article';
  if (declaredList) return 'list';
  if (page.textLength < 2_500 && missingWords.test(page.text) && !page.hasPrice) return 'soft_404';
  const product =
    page.hasHeading &&
    page.hasPrice &&
    !page.priceInCard &&
    (page.hasBuyButton || page.specifications >= 3 || page.ogType?.includes('product') === true);
  if (page.declaredProducts > 3 && !page.declaredMatch) return 'list';
  if (page.productCards >= 8 && !product) return 'list';
  // Shop software marks products as articles too; those have a price and a picture and are no long texts.
  const soldArticle = !page.articleMarkup && page.hasPrice && !page.priceInCard && page.hasImage && !page.longArticle;
  // It marks its lists of products so as well.
  const ownPrice = page.hasPrice && !page.priceInCard;
  const markedList = !page.articleMarkup && !page.longArticle && !ownPrice && page.productCards >= fewestCards;
  if (markedArticle && page.declaredProducts === 0 && !page.hasBuyButton && !soldArticle)
    return markedList ? 'list' : 'article';
  if (page.longArticle && page.declaredProducts === 0 && !page.hasBuyControl && !page.hasPrice) return 'article';
  const bare = !page.hasPrice && page.declaredProducts === 0 && page.specifications < 3;
  if (
    page.passwordFields > 0 &&
    bare &&
    (loginWords.test(top) || (page.textLength < 3_000 && !page.hasDescription && !page.hasImage))
  )
    return 'login';
  if (
    loginWords.test(page.headings[0] ?? page.title) &&
    page.asksName &&
    bare &&
    !page.hasImage &&
    page.textLength < 1_500
  )
    return 'login';
  if (
    (consentWords.test(page.text) || gateWords.test(top)) &&
    page.textLength < 4_000 &&
    !page.hasPrice &&
    page.declaredProducts === 0 &&
    !page.hasImage
  )
    return 'consent_wall';
  const onRequest = page.hasImage && page.textLength < 40_000 && requestWords.test(page.text);
  const described = page.hasPrice || page.hasImage || page.hasDescription || page.specifications >= 3;
  const sells =
    // An amount in a text without a picture or anything else is a remark.
    (page.hasPrice && (page.hasImage || page.hasDescription || page.hasAvailability || page.specifications > 0)) ||
    onRequest ||
    page.hasBuyButton ||
    (page.hasAvailability && page.hasImage) ||
    page.declaredProducts > 0 ||
    page.ogType?.includes('product') === true ||
    page.specifications >= 3;
  if (page.hasHeading && described && sells) return null;
  return page.productCards >= fewestCards ? 'list' : 'no_product';
}
