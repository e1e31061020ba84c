import { phrasePattern } from '../text/words.ts';
import { upperFirst } from './casing.ts';

/** What sellers write about the sale and themselves, in words of their own; a marketplace shows none of it in a listing. */
const talk: readonly string[] = [
  'free p&p|free p & p|free postage|free uk postage|free uk delivery|free worldwide shipping|fast shipping|fast delivery|cheapest',
  'uk seller|us seller|usa seller|check my other|check our other|see my other|see our other|check out my|check out our',
  'visit our shop|visit our store|visit my shop|visit my store|happy bidding|happy shopping|paypal only|no returns',
  'no time wasters|no timewasters|time wasters|cash on collection|cash or paypal|cash or bank transfer|paypal or cash|paypal accepted|no offers|no silly offers|open to offers|offers considered|sensible offers',
  'returns accepted|day returns|days returns|day return|days return|combined postage|combined shipping|combine shipping|combine postage',
  'bulk orders|volume prices|wholesale prices|why choose us|why buy from us|why shop with us|care about our customers|thanks for looking',
  'thank you for looking|thank you for visiting|thanks for visiting|leave feedback|positive feedback|buy with confidence',
  'bid with confidence|100% brand new|brand new and high quality|excl. vat|plus vat|inc. vat',
  'excluding vat|5 star feedback|five star feedback|give us 5 stars|leaving negative feedback|before opening a case|happy customers',
  'before leaving a review|supporting my|supporting our small|satisfied customers|instant delivery|fast dispatch|same day dispatch|collection welcome',
  'do you a deal|ask for a deal|wholesale welcome|dropshipping|drop shipping|black friday|cyber monday|while stocks last',
  'use code|use coupon code|we do not ship|buy 2 get|buy 3 get|buy two get|buy three get|buy more save|buy one get one|signed copies available|back in stock',
  'combined for multiple|vat invoice|we ship mon|ask questions before|questions before you buy|questions before bidding|all sales final',
  'incl. vat|including vat|follow us|follow our shop|follow our store|subscribe to our|add us to your favourites|best price',
  // German
  'rufen sie uns an|rufen sie an|privatverkauf|keine rücknahme|schauen sie auch|beachten sie auch meine|zzgl. versand',
  'inkl. mwst|versand erfolgt|wir versenden|besuchen sie unseren|besuchen sie auch unseren|besuchen sie gerne unseren|schneller versand|lieferzeit|rückporto|bei umtausch',
  'lieferung frei|lieferung innerhalb|bordsteinkante|werktagen|umtausch und rückgabe|widerrufsrecht|nur abholung|selbstabholung',
  // French, Spanish, Italian
  'bienvenue dans ma|bienvenue dans notre|pour toute commande|paiement sécurisé|expédition le jour|envoi rapide',
  'livraison sous|expédition sous|délai de livraison|mon autre annonce|mes autres annonces|remise en main propre',
  'visita mi tienda|bienvenidos a nuestra|envíos a toda|pago seguro|llévate 2|llévate 3|llévate dos|llévate tres|llévate ya|plazo de entrega|devoluciones gratis',
  'soddisfatti o rimborsati|soddisfatto o rimborsato|ritiro a mano|piego di libri|non si accettano resi|reso gratuito|spedizione in tutta',
  'spedizione piego|guarda le foto|i miei altri annunci|pagamento sicuro|spediamo in',
  'achetez maintenant|suivez-nous|visitez notre boutique|expédition rapide|compra ya|compre ya|compra hoy|síguenos',
  'compra sin riesgo|kauf ohne risiko|acquisto senza rischi|achat sans risque|visita nuestra tienda|envío rápido|envío en 24|seguiteci|visitate il nostro negozio|spedizione rapida',
  // Russian
  'подпишитесь|подписывайтесь|скидку|добавьте в избранное|добавляйте в избранное|нашем магазине|наш магазин|нашего магазина',
  'спешите|количество ограничено|limited quantity|limited stock|nur begrenzt verfügbar|quantité limitée|cantidad limitada|disponibilità limitata',
  'успейте купить|торопитесь|быстрая доставка|отправим в день заказа|отправка в день заказа|обмен и возврат|возврат в течение',
  'оплата при получении|самовывоз|черная пятница',
  // Polish, Turkish
  'zapraszamy na|zapraszam na|pozostałe aukcje|inne aukcje|inne oferty|faktury vat|fakturę vat|faktura vat|wysyłka w 24|wysyłka gratis',
  'szybka wysyłka|zwrot w ciągu|zwroty 14|odbiór osobisty',
  'aynı gün kargo|ücretsiz kargo|kargo bedava|hızlı kargo|mağazamızı|bizi takip edin|acele edin|iade garantisi',
];

/** The same in scripts without spaces, where words have no borders. */
const unspacedTalk =
  /添加微信|加微信|微信号|微信客服|优惠券|優惠券|领取优惠|厂家直销|限时特价|限时优惠|欢迎选购|收藏店铺|七天无理由|クーポン|レビューを書|営業日以内に発送|即日発送|限定特価|ポイント\d+倍/u;

// What a buyer has to order is no property of the product.
const orderTerms =
  /(?<!\p{L})(?:minimum (?:order|purchase)|min\.? order|moq|mindestbestellmenge|quantité minimum|commande minimum|pedido mínimo|compra mínima|ordine minimo|minimalne zamówienie|minimum sipariş|минимальный заказ|мин\. заказ)(?!\p{L})|起订量|起批量/iu;

/** Invitations to write to the seller. In a shop of one's own and on Etsy, where buyers order from a person, they may stay. */
const invitations: readonly string[] = [
  'family owned|family-owned|family run|family-run|small business from|small family business',
  'message me|message us|contact me|contact us|send me a message|send us a message|drop me a message|get in touch',
  'feel free to ask|feel free to contact|any questions|have questions|ask me|do not hesitate to|don’t hesitate to',
  'bei fragen|schreiben sie uns|schreiben sie mir|kontaktieren sie mich|melden sie sich',
  "n'hésitez pas|n’hésitez pas|contactez-moi|contactez moi|contactez nous|écrivez-moi|écrivez-nous",
  'contáctame|contáctanos|contáctenos|contacte con nosotros|escríbeme|escríbenos',
  'scrivetemi|scriveteci|contattatemi|contattateci|scrivimi|contattami',
  'пишите нам|звоните|обращайтесь|задавайте вопросы|напишите нам',
  'prosimy o kontakt|pytania prosimy|sorularınız için|bize yazın',
];

const patternOf = (lines: readonly string[]): RegExp | null => phrasePattern(lines.flatMap((line) => line.split('|')));
const talkPattern = patternOf(talk);
const invitationPattern = patternOf(invitations);

// A number without its country: only the words before it tell that it is a telephone's.
const telephone =
  /(?<!\p{L})(?:call|phone|telephone|tel|whatsapp|viber|telegram|hotline|ruf\p{L}*|anruf\p{L}*|telefon\p{L}*|téléphone|appelez|teléfono|llám\p{L}*|звонит\p{L}*|тел|телефон\p{L}*|sorularınız|zadzwoń|dzwoń|chiama\p{L}*)(?!\p{L})[^\d\n]{0,30}\d[\d ()/\u00A0-]{5,}\d/iu;
// Marketplaces of importers append these to every product.
const disclaimer =
  /(?<!\p{L})(?:manual measurement|hand measurement|due to (?:the )?(?:different )?(?:monitors?|lighting|light and)|different monitors|(?:look|appear) (?:slightly |a little )?different on|differ (?:slightly )?(?:on|from) (?:your|each|every|different) (?:screen|monitor)|allow (?:a )?(?:slight |little )?(?:error|deviation|difference)|please allow \d)/iu;
// "Ships in 2 days", and not "ships in a box"; "collection only" as a clause, and not "the Heritage Collection only".
const shipsWhen =
  /(?:^|[,;(]\s?)collection only\b|\b(?:fast|quick) (?:free |uk |us |eu )?(?:dispatch|postage|shipping)\b|\b(?:postage|p ?& ?p) (?:is|will be|would be|costs?|may be) |^(?:postage|shipping|dispatch(?:ed)?|delivery) (?:is )?(?:the )?(?:next|same) (?:working |business )?day|(?<!\p{L})(?:expédiée?s? sous|spedit[oa] in|(?:versand|livraison|spedizione|envíos?)(?: \p{L}+){0,3} (?:innerhalb|binnen|sous|en|in)(?: von)?) \d|\b(?:we|orders?) ships? (?:out )?(?:in|within) (?:\d|one|two|three|a few)|\b(?:ships|dispatched|delivered) (?:in|within) (?:\d|one|two|three|about|up to|(?:a|an)(?: business| working)? (?:hour|day|week))|\b(?:ships?|shipped|dispatched|posted|sent) (?:the |on the )?(?:same|next)[ -](?:business |working )?day\b|\bships? (?:free|fast|quickly|worldwide|from (?!a\b|the box\b|one\b))|^we (?:ship|post|dispatch) (?:\p{L}+ ){0,2}(?:by|via|with|on|every|daily|mon|same|worldwide|within)/iu;
// A field of its own tells it: "Shipping: 2-3 days in EU".
const ofSending =
  /^(?:• )?(?:shipping|postage|dispatch|delivery|processing|returns?|payment)(?: (?:times?|info(?:rmation)?|policy|costs?|methods?))?:(?=\s)/iu;
// "Find us on Instagram", and not "a ring light for videos on Instagram".
const socialPage =
  /(?<!\p{L})(?:us|me|i am|i['’]m|we are|we['’]re|our (?:shop|page|work|store)|out|more|seen|also|fans?|followers?|viral) on (?:instagram|facebook|tiktok|telegram|whatsapp|youtube|pinterest)(?!\p{L})/iu;
const greeting =
  /^(?:(?:(?:hi|hiya|hello|hey)\b[^.!?\n]{0,20})?(?:and )?(?:a warm )?(?:welcome|thank you|thanks|thank you so much|many thanks)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:shop|store|studio|boutique|listing|page|small business|workshop|etsy)[^.!?\n]{0,20}[!.]*$|(?:bonjour|bienvenue|hola|bienvenid[oa]s|buongiorno|benvenuti|willkommen|guten tag|dzień dobry|witam|witamy|merhaba|здравствуйте|добрый день|приветствуем)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:boutique|tienda|negozio|shop|laden|sklep\p{L}*|mağaza\p{L}*|магазин\p{L}*)[^.!?\n]{0,20}[!.]*$|hi|hiya|hello|hey|dear|welcome|hallo|hola|bonjour|здравствуйте|привет|why (?:choose )?us)(?:\s(?:guys|loveli?es|lovely(?: people)?|folks|all|everyone|everybody|there|friends?|customers?|buyers?|to (?:my|our) (?:shop|store)))?\s*[!,.]*$/iu;

const offering =
  /^(?:(?:hi|hello|hey)[,!]?\s+)?(?:up for sale (?:is|are)|for sale (?:is|are)|i(?:'|’)?m selling|i am selling|we are selling|you are (?:buying|bidding on|purchasing)|vendo|je vends|продается|продаётся)\s+(?:(?:my|our|an?|the|this|these|une?|il|la|el|un|mon|ma|mi)\s+)?(?=\p{L})/iu;

const germanOffering =
  /^(?:wir (?:bieten|verkaufen)|(?:ich )?(?:biete|verkaufe)(?: ich)?) (?!(?:ihn|sie|es) )(?:hier |ihnen |euch )*(?:(?:einen?|eine|ein|den|die|das|meinen?|meine|mein) )?(\p{L}.*?)(?: an)?[.!]?$/iu;

// "Weight 1.3 kg so postage is a bit more, sorry": what it weighs is told, not what that costs.
const weightOfPostage =
  /^((?:• )?(?:the |its )?weigh(?:t|s)\b(?: is)?:? [^.;!?]{0,12}\d[\d.,]* ?\p{L}{1,9}),? so (?:the )?(?:postage|shipping|p ?& ?p|delivery)(?!\p{L}).*$/isu;

/** "Vintage jacket from the 1990s." of "Up for sale is my vintage jacket from the 1990s." */
export const withoutOffering = (sentence: string): string => {
  const german = germanOffering.exec(sentence)?.[1];
  if (german !== undefined) return `${upperFirst(german)}.`;
  const weight = weightOfPostage.exec(sentence)?.[1];
  if (weight !== undefined) return `${upperFirst(weight)}.`;
  return offering.test(sentence) ? upperFirst(sentence.replace(offering, '')) : sentence;
};

/** True for a sentence of the seller about the sale: offers, payment, greetings, a telephone number. */
export function isSellerTalk(text: string): boolean {
  if (talkPattern !== null && text.search(talkPattern) >= 0) return true;
  if (orderTerms.test(text) || unspacedTalk.test(text) || socialPage.test(text) || ofSending.test(text)) return true;
  return telephone.test(text) || shipsWhen.test(text) || disclaimer.test(text) || greeting.test(text.trim());
}

// How a shop of one's own works through its orders: "Made to order, posted in 5-7 days", "leave the name in the note to seller".
const ofOrders =
  /(?<!\p{L})(?:posted|shipped|sent out|dispatched|ready to ship|ready to post) (?:in|within) \d|(?<!\p{L})(?:note|message)s? to (?:the )?seller|(?<!\p{L})(?:at|during) checkout|^we (?:\p{L}+ ){0,3}(?:post|ship|dispatch|roast|bake)(?: \p{L}+){0,6} (?:every|on|within|the next) |personali[sz]ation box|(?<!\p{L})when (?:you|placing your) order/iu;

const takesInvitations: ReadonlySet<string> = new Set(['etsy', 'shopify', 'woocommerce', 'generic']);

/** True for "Message me for …" where the marketplace wants no contact beside its own. */
export function isInvitation(text: string, marketplace: string): boolean {
  if (takesInvitations.has(marketplace)) return false;
  return ofOrders.test(text) || (invitationPattern !== null && text.search(invitationPattern) >= 0);
}
