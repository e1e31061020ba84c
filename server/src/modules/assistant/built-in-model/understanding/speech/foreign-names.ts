const orders =
  '(?:kostet|cuesta|vale|co[ûu]te|costa|kosztuje|verbesser\\p{L}*|optimier\\p{L}*|überarbeit\\p{L}*|bewert\\p{L}*|exportier\\p{L}*|veröffentlich\\p{L}*|mejora\\p{L}*|optimiza|exporta|am[ée]lior\\p{L}*|optimise\\p{L}*|exporte\\p{L}*|miglior\\p{L}*|ottimizza|esporta|verbeter|exporteer|melhor\\p{L}*|otimize)';
const article =
  '(?:die|der|das|den|mein\\p{L}*|unser\\p{L}*|la|el|los|las|mi|mis|le|les|mon|ma|mes|il|lo|gli|mio|mia|de|het|mijn|o|os|as|meu|minha)';
/** "Die Karte", "el título": the card in hand, or a part of it. */
const ownWord =
  /^(?:(?:als|auf|f[üu]r|mal|nach|noch|dann|jetzt|und|bitte|alle|hier|como|para|por|esto|comme|pour|tout|sur|come|per|tutt[oi]|voor|naar|nu|em)$|kart|produ|artik|art[ií]c|artic|listing|anzeig|angebot|text|tekst|test[oi]|tit|t[ií]t|beschreib|descri|beschrijv|bild|foto|imag|immag|afbeeld|schlüssel|stich|punkt|preis|pri[xj]|prec|preç|prezz|seite|p[aá]gin|page|fich|schede?|scheda|tarjet|anunci|annon|annunci|advert|kaart|cart|ofert|offer|hauptbild|hintergrund|fond)/iu;
const named = new RegExp(
  `${orders}\\s+(?:bitte\\s+)?${article}\\s+([\\p{L}-]{3,})(?=\\s*(?:[.!?,]|$|\\s\\p{L}))`,
  'iu',
);

/** What an order in another language is to be done to, when that is no word for the card in hand: "verbessere die Lampe". */
export function foreignName(text: string): string | null {
  const name = named.exec(text)?.[1] ?? null;
  return name === null || ownWord.test(name) ? null : name.toLowerCase();
}
