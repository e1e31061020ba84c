import { type Ask, call, callOnCard, say } from '../ask.ts';
import { marketplacesIn } from '../marketplace-words.ts';

const shorter =
  /\bk(?:ü|ue)rz|\bkorter\b|inkort|más breve|plus bref|più breve|mais breve|m[áa]s cort|acorta|plus court|raccourc|più cort|accorcia|mais curt|encurt|krótsz|skróć|короче|сократи|kısalt|缩短|短く/iu;

/** The few words of other languages that requests begin with; what is understood is done, and answered in English. */
const verbs: [
  RegExp,
  (
    | 'improve'
    | 'shorter'
    | 'undo'
    | 'price'
    | 'translate'
    | 'score'
    | 'export'
    | 'list'
    | 'usage'
    | 'refuse'
    | 'white'
    | 'hello'
    | 'help'
    | 'thanks'
  ),
][] = [
  [/l[öo]sch|supprim|borra|elimin|cancella|apag[au]|usu[nń]|удали|sil\b|删除|削除/iu, 'refuse'],
  [
    /was kannst du|qu[eé] (?:puedes|sabes) hacer|(?:que|qu['’]est-ce que) (?:(?:peux|sais)[- ]tu|tu (?:peux|sais)) faire|(?:che )?cosa (?:puoi|sai) fare|o que (?:voc[eê] |tu )?(?:pode|podes|sabe) fazer|co potrafisz|что ты (?:умеешь|можешь)|wat kun je|neler? yapabilirsin/iu,
    'help',
  ],
  [
    /белый фон|wei(?:ß|ss)en? hintergrund|hintergrund\b.{0,20}\bwei(?:ß|ss)|arri[èe]re-plan .{0,16}blanc|fond .{0,12}(?:en )?blanc\b|fondo .{0,12}(?:en )?blanco|sfondo .{0,12}bianco|achtergrond .{0,12}wit\b|fond blanc|fondo blanco|sfondo bianco|fundo branco|białe tło|witte achtergrond|бел(?:ый|ым|ого) фон|фон .{0,20}бел|beyaz arka|白底|白色背景/iu,
    'white',
  ],
  [/vertaal|übersetz|uebersetz|traduc|traduis|traduz|tradu[iz]r|przetłumacz|перевед|翻译|翻訳/iu, 'translate'],
  [
    /rückgängig|rueckgaengig|deshac|annuler|annulla|desfa[zç]|cofnij|отмени|верни (?:как|назад|обратно)|geri al|撤销|元に戻/iu,
    'undo',
  ],
  [shorter, 'shorter'],
  [
    /was kostet|wie teuer|wieviel kostet|wie viel kostet|cu[áa]nto (?:cuesta|vale)|combien (?:ça |est-ce que ça )?co[uû]te|quel est le prix|quanto costa|quanto custa|ile kosztuje|сколько стоит|какая цена/iu,
    'price',
  ],
  [
    /verbesser|optimier|am[ée]lior|optimise[rz]|mejor[ae]|optimiz[ae] |miglior|melhor[ea]|rendi(?:lo|la)? miglior|(?:mach|mache) .{0,30}besser|rends.{0,30}meilleur|(?:hazlo|haz) .{0,20}mejor|verbeter|maak .{0,30}beter|förbättra|popraw|ulepsz|улучш|оптимизир|iyileştir|优化|改善|改进|最適化/iu,
    'improve',
  ],
  [
    /bewert|punteggio|punt[uú]a|beoordeel|quel est le score|score .{0,12}(?:fiche|annonce|karte)|wie viele punkte|cu[aá]ntos puntos|combien de points|wie gut|punktzahl|puntuaci|note a|quelle note|valuta|pontua|jaki wynik|oce[nń]|оцени|оценк|puanla|打分|评分|採点/iu,
    'score',
  ],
  [/exportier|exporte|exporta|esporta|wyeksport|экспорт|dışa aktar|导出|エクスポート/iu, 'export'],
  [
    /meine (?:karten|produkte|artikel)|mijn (?:kaarten|producten)|mes (?:produits|annonces)|mis productos|i miei prodotti|meus produtos|moje produkty|ürünlerim|мои (?:товары|карточки)|mes fiches|mis fichas|le mie schede|meus cart|moje karty|покажи (?:мои |все )?карт|我的商品/iu,
    'list',
  ],
  [/cr[ée]dit(?:os|s|i)|guthaben|kredyt|кредит/iu, 'usage'],
  [/danke|gracias|merci|grazie|obrigad|dzięk|спасибо|teşekkür|谢谢|ありがとう/iu, 'thanks'],
  [
    /^(?:guten (?:tag|morgen|abend)|hallo|hola|bonjour|salut|ciao|olá|cześć|dzień dobry|привет|здравствуй|merhaba|你好|こんにちは)[\s!.,]*$/iu,
    'hello',
  ],
];

const priceNoun = '(?:preis|precio|prix|prezzo|pre[çc]o|cen[aęy]|prijs|цен[ауы]|fiyat[ıi]?)';
const priceVerb =
  '(?:setz|stell|änder|aender|mach|cambi|pon|sube|baja|mett|mets|change|modifi|imposta|ustaw|zmień|zmieni[ćc]|zet |verander|maak|alter|mud[ae]|coloque|поставь|измени|сделай|yap|değiştir)';
/** "Setze den Preis auf 25 Euro", "precio: 20 USD". */
const statedPrice = new RegExp(
  `(?:${priceVerb}[^\\d?.!]{0,40}?${priceNoun}|(?:^|[\\s¡])${priceNoun}\\s*[:=]|${priceNoun}\\s+(?:ist|sei|soll|es|est|è)\\s+(?:jetzt|nun|ahora|maintenant|ora))[^\\d?.!]{0,24}?([$€£¥₽]? ?\\d+(?:[.,]\\d{1,2})?(?: ?(?:[$€£¥₽]|usd|eur|gbp|euros?|d[oó]lar(?:es)?|dollars?|zł|pln|rub|руб\\w*|tl|try))?)`,
  'iu',
);

const quotedWords =
  /["“„«»”]\s*([^"“„«»”\n]{2,60}?)\s*["“”«»]|(?<=(?:^|\s)(?:wort|mot|palabra|parola|palavra|woord|słowa|слово|слова)\s)([\p{L}-]{3,30})/giu;
/** "Ohne das Wort „billig“", "убери слово «дешёвый»": what stands before quoted words tells what they are for. */
const keptOut =
  /(?:\b(?:ohne|kein\w*|nicht|vermeide|streiche?|sans|[ée]vite[rz]?|enl[èe]ve|retire|sin|evita|quita|senza|togli|sem|evite|tira|zonder|vermijd|bez|unikaj|utan)\b|без|убери|убрать|избегай|не (?:используй|пиши)|不要|去掉)[^"“„«»”.!?]{0,30}$/iu;
const broughtIn =
  /(?:\b(?:mit|verwende|benutze|nutze|avec|utilise[rz]?|ajoute|con|usa|utiliza|incluye|usando|com|met|gebruik|użyj|med)\b|\bz(?=e? s[łl]ow)|используй|добавь|со? слов|使用|加上)[^"“„«»”.!?]{0,30}$/iu;
function quotedWishes(text: string): { avoid_words?: string[]; include_keywords?: string[] } {
  const found = [...text.matchAll(quotedWords)].map(({ 1: quoted, 2: bare = '', index }) => ({
    word: quoted ?? bare,
    before: text.slice(0, index),
  }));
  const avoid = found.filter(({ before }) => keptOut.test(before)).map(({ word }) => word);
  const include = found.filter(({ before }) => !keptOut.test(before) && broughtIn.test(before)).map(({ word }) => word);
  return {
    ...(avoid.length === 0 ? {} : { avoid_words: avoid }),
    ...(include.length === 0 ? {} : { include_keywords: include }),
  };
}

const manyCards =
  /\b(?:alle[nr]?|al|tod[oa]s|tous|toutes|tutt[ie]|wszystkie|wszystkich)\b[^.!?]{0,24}\b(?:artikel|produkte|karten|angebote|anzeigen|listings|productos|anuncios|fichas|produits|annonces|fiches|prodotti|annunci|inserzioni|schede|produtos|an[uú]ncios|cart[oõ]es|produkty|karty|oferty|producten|advertenties|kaarten)|все (?:мои )?(?:товары|карточки|объявления)/iu;

const characters = '(?:zeichen|znak[oó]w|caract[eè]res|caracteres|caratteri|tekens|символ\\p{L}*|знак\\p{L}*|karakter)';
const limit = new RegExp(`(\\d{2,4}) ?${characters}`, 'iu');
/** "Unter 80 Zeichen" leaves 79. */
const strictly =
  /(?:unter|weniger als|sous|moins de|menos de|meno di|sotto|onder|minder dan|poni[żz]ej|mniej ni[żz]|меньше|менее)\s*$/iu;
/** "Max 80 znaków": how long the one text may be that is named. */
function lengthWish(text: string, named: string[]): { title_max?: number; description_max?: number } {
  const found = limit.exec(text);
  const [section, ...others] = named;
  if (found === null || others.length > 0) return {};
  const most = Number(found[1]) - (strictly.test(text.slice(0, found.index)) ? 1 : 0);
  if (section === 'title' && most >= 20 && most <= 500) return { title_max: most };
  return section === 'description' && most >= 50 ? { description_max: most } : {};
}

const allOfThem = /\b(?:alle[sn]?|tod[oa]s?|tou(?:t|s|te|tes)|tutt[oiae]|tud[oa]|wszystk\w*)\b|все|всё|全部|すべて/iu;

const sections: ['title' | 'description' | 'bullets' | 'keywords', RegExp][] = [
  ['title', /\btitel\b|\btitre\b|t[íi]tulo|titolo|tytuł|заголов|назван|başlık|标题|タイトル/iu],
  [
    'description',
    /beschreibung|beschrijving|omschrijving|\bdescription\b|\bdescripci[oó]n|descrizione|descriç|opis\b|описани|açıklama|描述|説明/iu,
  ],
  [
    'bullets',
    /stichpunkt|aufz[äa]hlung|viñeta|puntos? clave|puces?\b|elenco puntato|punti elenco|opsomming|wypunktowan|маркер|буллет|箇条書き|要点/iu,
  ],
  ['keywords', /schl[üu]sselw|mots[- ]cl|palabras clave|parole chiave|ключевы|关键词|キーワード/iu],
];

const foreignScript =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;
/** Small words that English does not have. */
const foreignWords =
  /(?:^|[\s¿¡])(?:bitte|esporta|tutto|tudo|tous|toutes|alles|combien|dieses?|diesen|mein[e]?|ist|und|der|das|den|wie|was|für|kannst|danke|kostet|mache?|exportiere|más|título|al español|prix|schön|guten|hallo|por favor|este|esta|mi|qu[ée]|tiene|cu[áa]l|el|los|las|gracias|muchas|hola|ce|cette|quel(?:le)?|est|le|les|merci|beaucoup|bonjour|que|sais|faire|tu|jak[i]?|moja|moje|tę|na|cze[śs]ć|potrafisz|questo|questa|tutte|schede|ciao|funziona|grazie|il|quanto|quantos|meu|minha|eu|tenho|para|merhaba|yapabilirsin|teşekkürler|bu|ne|obrigado|wat|deze|een|maak|mijn|het|ik|wil|naar|graag|voor|toon|alsjeblieft|mach|zeig|ich|eine[nrms]?|nicht|auf|mit|zum|zur|mir|bitte|mon|ma|mes|une?|des|du|la|je|peux|fais|rends|montre|avec|pour|dans|sur|en|hazlo|haz|pon|quiero|una|del|mis|más|muéstrame|rendi(?:lo|la)?|fai|voglio|di|che|della|più|mi|mostrami|gli|uma|faça|quero|com|meus|minhas|proszę|zrób|nasıl|istiyorum|yeni|bir|pokaż|göster|yap|benim)(?=[\s?!.,-]|$)/giu;
const englishWords =
  /\b(?:the|this|that|my|is|are|it|and|for|to|of|please|with|what|how|can|you|i|improve|score|export|show|title|list|make|set|add|do|import|was|were|better|without|your|ur|but|just|not|like)\b/gi;

/** "Was kostet die Verbesserung?" asks for credits, and not for the price of the product. */
const ofWork =
  /verbesser|optimier|bewert|import|export|guthaben|credits?|abo\b|tarif|am[ée]lior|optimis|abonnement|mejora|optimiz|miglior|melhor|ulepsz|улучш|оптимиз|подписк/iu;

/** Null for English. */
export function foreignAsks(command: string): Ask[] | null {
  // "Del bullet 3" is short for "delete".
  const text = command
    .trim()
    .replace(
      /^(?:pls |please )?del (?=(?:the )?(?:bullet|keyword|tag|spec|image|last|first|second|third)\b)/i,
      'delete ',
    );
  const letters = text
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, ' ')
    .replace(
      /\bwas (?=(?:that|this|it|there|the|these|those|all|any|i|he|she|my|not|about|only|really)\b)|(?<=\b(?:that|this|it|there|which|i|he|she|who|card|price|score) )was\b/gi,
      ' ',
    );
  const foreignLetters = (letters.match(new RegExp(foreignScript, 'gu')) ?? []).length;
  const english = (letters.match(englishWords) ?? []).length;
  const isScript = foreignLetters >= 2 && foreignLetters > (letters.match(/[a-z]/gi) ?? []).length / 2;
  const foreign = (letters.toLowerCase().match(foreignWords) ?? []).length;
  const begins = verbs.find(([pattern]) => pattern.test(letters));
  const isForeign =
    isScript ||
    foreign > english ||
    (begins !== undefined && english === 0 && /[äöüßéèêëáàâãåíìîïóòôõøúùûñçąęłśżźćńşğı]/iu.test(letters)) ||
    (begins !== undefined && foreign > 0 && english <= foreign);
  if (!isForeign) return null;
  const clause = { text: '' };
  const marketplace = marketplacesIn(text.toLowerCase())[0]?.id;
  const of = (asks: Ask[]): Ask[] => [...asks, say('language_done')];
  const format = /csv/i.test(text) ? 'csv' : /json/i.test(text) ? 'json' : 'xlsx';
  const price = statedPrice.exec(letters)?.[1];
  if (price !== undefined && !/\?/.test(letters))
    return of([callOnCard('edit_card', clause, { edits: [{ op: 'set', field: 'price', value: price.trim() }] })]);
  const named = sections.filter(([, pattern]) => pattern.test(text)).map(([section]) => section);
  switch (begins?.[1]) {
    case 'improve':
    case 'shorter': {
      const limits = lengthWish(text, named);
      const isShorter = Object.keys(limits).length === 0 && shorter.test(letters);
      const wishes = {
        marketplace,
        sections: named.length === 0 ? undefined : named,
        length: isShorter ? 'shorter' : undefined,
        ...limits,
        ...quotedWishes(text),
      };
      return of([
        manyCards.test(text)
          ? call('improve_cards', { scope: { all: true }, ...wishes, dry_run: true })
          : callOnCard('improve_card', clause, wishes),
      ]);
    }
    case 'undo':
      return of([callOnCard('restore_version', clause, { version: 'previous' })]);
    case 'price':
      if (ofWork.test(letters)) return of([say('costs')]);
      return of([callOnCard('answer_from_card', clause, { question: 'What is the price?' })]);
    case 'translate':
      return [say('language_translating')];
    case 'score':
      return of([
        manyCards.test(text)
          ? call('score_cards', { scope: { all: true }, marketplace, dry_run: true })
          : callOnCard('score_card', clause, { marketplace }),
      ]);
    case 'export':
      return of([
        allOfThem.test(text)
          ? call('export_cards', { all: true, format })
          : callOnCard('export_cards', clause, { format }),
      ]);
    case 'list':
      return of([call('list_cards')]);
    case 'usage':
      return of([call('show_usage')]);
    case 'white':
      return of([callOnCard('edit_image', clause, { image: 'main', operations: ['white_background'] })]);
    case 'refuse':
      return [say('language_deleting')];
    case 'help':
    case 'hello':
      return [say('language_hello')];
    case 'thanks':
      return [say('thanks')];
    default:
      return [say('language')];
  }
}
