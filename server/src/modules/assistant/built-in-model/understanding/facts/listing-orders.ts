import { oncePerText } from '../../kept-readings.ts';

/** So many words an order for a card has at most. */
const mostWords = 22;

const words = (list: string) => new Set(list.split(/\s+/));
/** Words that are said around an order, and name neither a product nor a wish of its own. */
const around = words(
  `hi hello hey hiya yo hola hallo bonjour salut ciao ok okay so and but now then please pls plz bitte thanks thx thank you
  u i we me us my our can could would will want need like to a an the one this that these those it them its thats that's
  is of out from for on in into as up just quick quickly asap fast already today get got have has give old own
  supplier supplier's supplier’s factory client customer colleague mate boss sent send wrote gave mail mails email e-mail
  message text texts notes note chat info data stuff style styled good nice proper new complete full fresh here below above
  there with was your you're der die das ein eine einen einem dies dieses daraus davon draus mir für fuer aus auf mit ich
  wir brauche brauchen hätte gern gerne möchte una un une unas uno el la los las esto este esta eso para de del con por favor
  necesito quiero me le les des du ça ca cela ceci moi pour avec sur s'il s’il te vous plaît plait svp stp je voudrais
  english questo da per di mi favore vorrei both`,
);
const verbs = words(
  `make create turn write do build draft prepare generate put set list sell convert clean tidy form transform mach mache machst
  macht machen erstelle erstell erstellen schreib schreibe crea creame créame haz hazme fais faites crée créer rédige
  scrivi fammi need want get give necesito quiero brauche brauchen voudrais`,
);
const nouns = words(
  `listing listings card cards offer ad angebot anzeige produktkarte produktseite artikel ficha anuncio publicación fiche
  annonce scheda annuncio inserzione`,
);
const places = words(
  `amazon ebay e-bay etsy shopify walmart wal-mart google shopping woocommerce ozon wildberries reverb marketplace
  marketplaces store shop webshop de uk us usa com spain germany france italy poland`,
);
/** "…, and keep the warning", "dont make it sound like a robot": how it is done anyway. */
const manner =
  /(?<![\s,;-])[\s,;-]+(?:and |but |please |pls )*(?:keep (?:the |all |my |every)|(?:do not|don['’]?t|dont|without|no) (?:mak(?:e|ing)|invent(?:ing)?|add(?:ing)?)\b)[^\d:]{0,60}$/i;

const tokensOf = (text: string) =>
  text
    .replace(manner, '')
    .toLowerCase()
    .split(/[\s,;:.!?()"“”/&+–-]+/)
    .filter((word) => /\p{L}/u.test(word));

/**
 * "Can you turn that into an Amazon listing?", "mach daraus ein Listing", "clean that up for eBay": a sentence that orders
 * a card of what is told beside it, and says nothing else. Figures and other words belong to a product.
 */
export const isListingOrder = oncePerText((text): boolean => {
  if (text.length > 200 || /\d/.test(text)) return false;
  const said = tokensOf(text);
  if (said.length < 2 || said.length > mostWords) return false;
  if (!said.every((word) => around.has(word) || verbs.has(word) || nouns.has(word) || places.has(word))) return false;
  const has = (set: ReadonlySet<string>) => said.some((word) => set.has(word));
  if (has(nouns)) return has(verbs) || (has(places) && !/^(?:is|was|the|your|my) /i.test(text));
  return has(places) && has(orderVerbs) && has(pointers);
});
const orderVerbs = words('turn put list sell clean tidy convert need want');
const pointers = words('this that it these those them');

const courtesies = words(
  'in english sorry hi hello hey hiya yo hola hallo bonjour salut ciao ok okay so please pls thanks thx thank you guys there team all good morning',
);
/** "Hey!": nothing of a product. */
export const isOnlyCourtesy = (text: string): boolean => {
  const said = tokensOf(text);
  return said.length > 0 && said.length <= 4 && !/\d/.test(text) && said.every((word) => courtesies.has(word));
};
