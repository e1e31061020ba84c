import { squash, wordsOf } from './words.ts';

const set = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[|\n]/)
      .map((name) => squash(name))
      .filter((name) => name !== ''),
  );

/** Departments, ways through a shop and colours: words that stand where a brand may stand and are none. */
const shopWords = set(`
men|mens|men's|women|womens|women's|ladies|gents|kids|children|childrens|boys|girls|baby|babies|unisex|toddler|adults|teens|junior|for him|for her|pets|dogs|cats
home|house|living|garden|kitchen|bath|bathroom|bedroom|office|outdoor|outdoors|outlet|sale|sales|clearance|deals|offers|offer|new|new in|new arrivals|arrivals|bestsellers|best sellers|best seller|popular|trending
featured|shop|shop all|store|all|all products|products|product|catalog|catalogue|collections|collection|categories|category|brands|brand|gifts|gift|gift cards|accessories|clothing|clothes|shoes|footwear|bags|jewelry|jewellery|furniture|lighting|electronics|toys|books|beauty|health|sports|food|grocery
menu|search|cart|basket|bag|checkout|account|my account|login|log in|sign in|register|wishlist|favorites|favourites|help|contact|about|about us|blog|news|faq|back|next|previous|more|details|description|reviews|view all|see all|read more|learn more|free shipping|top|start|limited edition|pre-order|preorder|sold out|in stock|special|exclusive|premium|vintage|handmade|custom|set|pack|bundle
herren|damen|kinder|jungen|mädchen|baby|startseite|angebote|angebot|neu|neuheiten|marken|marke|alle|sortiment|zubehör|möbel|kleidung|schuhe|taschen|warenkorb|anmelden|konto|suche|hilfe|kontakt|über uns|haus|garten|küche
homme|hommes|femme|femmes|enfant|enfants|bébé|accueil|soldes|promotions|promo|nouveau|nouveautés|nouveauté|marques|boutique|panier|connexion|compte|maison|jardin|cuisine|accessoires|chaussures|vêtements|meubles
hombre|hombres|mujer|mujeres|niño|niños|niña|niñas|bebé|inicio|ofertas|rebajas|nuevo|novedades|marcas|tienda|carrito|cuenta|hogar|jardín|cocina|accesorios|zapatos|ropa
uomo|donna|bambini|bambino|bambina|offerte|saldi|novità|nuovo|marchi|negozio|carrello|casa|giardino|cucina|accessori|scarpe|abbigliamento
homem|mulher|masculino|feminino|infantil|promoções|novidades|novo|marcas|loja|carrinho|casa|jardim|cozinha|acessórios
mężczyzna|kobieta|męskie|damskie|dla niego|dla niej|dzieci|promocje|wyprzedaż|nowości|nowość|marki|sklep|koszyk|dom|ogród|kuchnia|akcesoria|buty|odzież|strona główna
muži|ženy|pánské|dámské|dětské|děti|novinky|výprodej|akce|slevy|značky|domů|košík|bărbați|femei|copii|reduceri|noutăți|acasă
heren|dames|kinderen|aanbiedingen|nieuw|merken|winkel|herr|dam|barn|nyheter|rea|erbjudanden|herre|dame|børn|nyheder|tilbud|erkek|kadın|çocuk|indirim|yeni|férfi|női|gyerek|akciók|újdonságok
мужчинам|женщинам|детям|мужское|женское|мужская|женская|мужские|женские|детское|детская|детские|новинки|новинка|распродажа|акции|акция|скидки|скидка|хит|хит продаж|бренды|каталог|главная|корзина|войти|все товары|товары|дом|кухня|сад|обувь|одежда|сумки|мебель|аксессуары|чоловікам|жінкам|дітям|знижки|головна|кошик
black|white|red|blue|green|yellow|grey|gray|brown|beige|pink|purple|orange|navy|gold|silver|cream|ivory|khaki|turquoise|multicolor|multicolour|natural
schwarz|weiß|weiss|rot|blau|grün|gelb|grau|braun|rosa|lila|silber|noir|blanc|rouge|bleu|vert|jaune|gris|marron|rose|negro|blanco|rojo|azul|verde|amarillo|nero|bianco|rosso|blu|giallo|grigio|preto|branco|vermelho|czarny|biały|czerwony|niebieski|zielony|żółty|szary|černá|bílá|červená|modrá|zelená
черный|чёрный|белый|красный|синий|зеленый|зелёный|желтый|жёлтый|серый|коричневый|бежевый|розовый|чорний|білий
`);

/** Whether a name is a department, a way through the shop or a colour rather than a brand. */
export function isShopWord(name: string): boolean {
  return shopWords.has(squash(name)) || /^(?:welcome|shop|view|see|back|free|new) /i.test(name.trim());
}

/** Whether a name is one of the levels of a category such as `Home > Shirts`, whatever the number of the word. */
export function isCategory(name: string, category: string | null): boolean {
  const wanted = squash(name);
  return (category ?? '').split(' > ').some((level) => {
    const known = squash(level);
    return known !== '' && (known === wanted || (wordsOf(level).length === 1 && isOtherNumber(wanted, known)));
  });
}

/** Whether one word is the plural of the other, by the endings of the languages we know. */
export function isOtherNumber(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short) && /^(?:e?s|en|e|n|ы|и)$/u.test(long.slice(short.length));
}
