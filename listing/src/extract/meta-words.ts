/** How a head begins a sentence that only invites to buy, as one word each. */
const invites =
  /^(?:shop|buy|order|purchase|discover|find|get|kaufen?|bestellen?|jetzt|entdecken?|achetez?|acheter|commandez|découvrez|compra|comprar|compre|cómpra\p{L}*|adquiere|adquira|descubre|confira|acquista|ordina|scopri|kup|zamów|sprawdź|koop|bestel|köp|beställ|kjøp|køb|osta|vásárol\p{L}*|rendel\p{L}*|купить|купите|купи|закажите|заказать|придбати|купуйте|satın|hemen|mua|beli)(?![\p{L}\p{N}])/iu;
/** What such a sentence promises. */
const promises =
  /online|\bprices?\b|\bpreis|günstig|\bprix\b|precio|prezz|preço|\bcen[ayęou]?\b|цен[аеыу]|вигідн|выгодн|fiyat|\bgiá\b|harga|today|\bnow\b|best|parcelad|sem juros|в интернет-магазине|у магазині|магазин|onlineshop/iu;
/** Sentences about the opinions of buyers and the shop, in languages that begin them with the product's name. */
const opinions =
  /별점|상품평|리뷰 ?\d|최저가|확인해 ?보세요|구매하세요|通販|お取り寄せ|レビュー\d|口コミ\d|好评|价格优惠|★|(?<!\p{L})(?:rated|rating) \d|yorumlarını incele|(?:meilleures offres pour|mejores ofertas para|migliori offerte per|beste aanbiedingen voor) |\d (?:reviews|bewertungen|avis clients|opinioni|opiniones|отзыв\p{L}*)/iu;

/** Languages in which the verb stands last: "… für 149,95 € versandkostenfrei bestellen." */
const orders =
  /(?:(?<!\d)\d[\d.,]*\s?(?:€|eur|chf|zł|kč|tl|kr)(?!\p{L})|online|günstig|goedkoop).{0,80}(?:bestellen|kaufen|shoppen|kopen|satın al\p{L}*)[.!]?$/iu;

const longest = 5_000;

/** The words of a page's head without the sentences that speak of buying, prices and opinions of buyers. */
export function withoutShopTalk(text: string): string {
  if (text.length > longest) return text;
  return text
    .split(/(?<=[.!?。！？])\s+/u)
    .filter(
      (sentence) =>
        !(
          opinions.test(sentence) ||
          orders.test(sentence.slice(-200)) ||
          (invites.test(sentence) && promises.test(sentence))
        ),
    )
    .join(' ')
    .trim();
}
