const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that name what a shop does rather than what it sells, as headings of sections print them. */
const services = words(`
shipping delivery deliveries dispatch postage returns return refund refunds exchange exchanges payment payments warranty guarantee pickup collection newsletter
versand lieferung lieferzeit lieferzeiten rückgabe rücksendung retoure retouren umtausch widerruf zahlung zahlungsarten zahlungsmethoden zahlungsmöglichkeiten versandkosten garantie gewährleistung abholung rückgaberecht widerrufsrecht rückgabebestimmungen garantiebestimmungen versandbedingungen lieferbedingungen zahlungsbedingungen
livraison livraisons expédition retour retours remboursement remboursements échange échanges paiement paiements
envío envíos entrega entregas devolución devoluciones cambio cambios pago pagos garantía reembolso reembolsos
spedizione spedizioni consegna consegne reso resi restituzione restituzioni pagamento pagamenti garanzia rimborso rimborsi
envio envios frete devolução devoluções troca trocas pagamento pagamentos garantia reembolso
dostawa dostawy wysyłka zwrot zwroty reklamacje płatność płatności gwarancja odbiór
doprava dodání doručení vrácení reklamace platba platby záruka doručenie vrátenie reklamácie
livrare livrări retur retururi plată plata garanție garanţie
verzending bezorging levering retourneren retouren betaling betalen ruilen betaalmethoden
leverans frakt retur returer betalning betalningar garanti levering fragt betaling reklamation toimitus palautus palautukset maksu maksutavat takuu
szállítás visszaküldés fizetés garancia kargo teslimat iade ödeme
доставка доставки оплата оплаты возврат возвраты обмен гарантия гарантии самовывоз повернення обмін гарантія рассрочка
配送 送料 お支払い 支払方法 返品 交換 保証 配送方法 運送 付款 付款方式 退貨 退换货 退換貨 运费 運費 售后 售后服务 售後服務 保修 배송 배송안내 교환 반품 교환/반품
משלוח משלוחים החזרות החזרה תשלום אחריות الشحن التوصيل الإرجاع الدفع الضمان
`);

/** Words that may stand beside them in a heading. */
const beside = words(`
& and + - – | / , · our the your of for to in on with free fast easy info information informations details policy policies terms conditions options option methods method costs cost times time rates days cash customer local store secure worldwide order orders
und unsere unser ihre ihr mit kostenlose kostenloser informationen hinweise bedingungen
et nos notre vos la le les des de du gratuit gratuite modes mode moyens frais délais délai conditions garantie politique
y e a o las los el del nuestros gratis métodos formas plazos gastos política condiciones información
ed i il gli le dei delle gratuita metodi tempi costi modalità politica garanzia
formas prazos prazo política grátis condições
i oraz darmowa koszty koszt sposoby formy czas warunki polityka informacje
zdarma způsoby ceny možnosti spôsoby podmínky a
și si gratuit gratuită metode politica condiții modalități
en onze gratis kosten voorwaarden
och og ja fri villkor vilkår ilmainen
és ve koşulları seçenekleri
и об наши бесплатная условия способы способ сроки стоимость информация товара заказа на та умови способи варианты правила
および について ご案内
`);

const reviewWords =
  /^(?:customer |product |verified |all |user |buyer )?(?:ratings?(?: (?:&|and) reviews?)?|reviews?(?: (?:&|and) ratings?)?|testimonials|questions? (?:&|and) answers|q ?& ?a|faqs?|frequently asked questions|what (?:our )?customers (?:say|think))$|^(?:kunden)?(?:bewertungen|rezensionen|meinungen)|^fragen (?:und|&) antworten|^häufige fragen|^avis(?: (?:des )?clients| vérifiés)?$|^questions (?:et|&) réponses|^questions fréquentes|^(?:opiniones|reseñas|valoraciones)(?: de (?:los )?clientes)?$|^preguntas (?:y respuestas|frecuentes)|^recensioni(?: (?:dei )?clienti)?$|^domande (?:e risposte|frequenti)|^avaliações(?: dos? clientes)?$|^perguntas (?:e respostas|frequentes)|^opinie(?: (?:klientów|o produkcie|użytkowników))?$|^pytania i odpowiedzi|^(?:hodnocení|recenze|recenzie|hodnotenie)(?: (?:zákazníků|produktu))?$|^(?:recenzii|păreri|întrebări)|^(?:klant)?(?:beoordelingen|reviews)$|^(?:omdömen|recensioner|anmeldelser|arvostelut|értékelések|vélemények|yorumlar|değerlendirmeler)$|^отзывы(?: (?:о товаре|покупателей|клиентов))?$|^вопросы(?: (?:и|о) \p{L}+)?$|^вопрос-ответ$|^відгуки|^питання|^(?:レビュー|カスタマーレビュー|口コミ|评价|商品评价|顧客評價|商品評價|用户评价|리뷰|상품평|상품 ?후기|구매 ?후기|ביקורות|חוות דעת|التقييمات|đánh giá)/u;

const branchWords =
  /^(?:availability|stock|find|check|pick ?up|available) (?:(?:availability|stock|it|this|item|in|at|our|your|nearby|a|the|local) )*(?:stores?|shops?|branch(?:es)?|showrooms?)$|^(?:in[- ]store|store) (?:availability|stock|pick ?up)$|^our (?:stores|shops|branches)$|^verfügbarkeit (?:in|im) |^filial(?:bestand|verfügbarkeit)|^disponibilité (?:en|dans|par) |^disponible en magasin|^disponibilidad en |^disponibilità (?:in|nei) |^disponibilidade (?:em|na)|^dostępność w |^dostupnost (?:na|v) |^dostupnosť (?:na|v) |^voorraad in |^lagersaldo i |^lagerstatus i |^наличие (?:в|на) |^в наличии в магазинах|^где купить|^пункты (?:выдачи|самовывоза)|^наявність (?:в|у) |^(?:店舗在庫|門市庫存|门店库存|매장 ?재고)/u;

const shopWords =
  /^(?:about (?:us|the (?:shop|store|seller))|why (?:us|(?:buy (?:from|with)|shop with|choose) us)|contact(?: us)?|size (?:guide|chart)|sign up (?:for|to) our newsletter|über uns|kontakt|größentabelle|warum (?:wir|bei uns)[^.]{0,30}|pourquoi (?:nous|acheter|choisir)[^.]{0,30}|por qué (?:nosotros|comprar|elegir)[^.]{0,30}|perché (?:noi|scegliere|acquistare)[^.]{0,30}|por que (?:nós|comprar|escolher)[^.]{0,30}|de ce (?:noi|să)[^.]{0,30}|dlaczego (?:my|warto|u nas)[^.]{0,30}|proč (?:my|nakoupit|nakupovat)[^.]{0,30}|waarom (?:wij|bij ons|kopen)[^.]{0,30}|varför (?:oss|handla)[^.]{0,30}|hvorfor (?:os|oss|handle)[^.]{0,30}|neden biz|à propos de nous|qui sommes-nous|guide des tailles|sobre nosotros|quiénes somos|guía de tallas|chi siamo|guida alle taglie|sobre nós|guia de tamanhos|o nas|tabela rozmiarów|o nás|tabulka velikostí|despre noi|over ons|maattabel|om oss|om os|storleksguide|о магазине|о компании|о нас|таблица размеров|наши преимущества|почему мы|почему выбирают нас|про нас|контакты|关于我们|會社概要|会社概要)$/u;

/** Written together with the word behind it. */
const arabicAnd = /^و(?=ال)/u;

/**
 * What a section under this heading is about when it is not the product: `reviews` for what buyers write and ask,
 * `service` for delivery, returns, payment, branches and the shop itself; null for anything else.
 */
export function serviceTopic(heading: string): 'reviews' | 'service' | null {
  const line = heading
    .toLowerCase()
    .replace(/\(?\d[\d.,\s]*\)?/gu, ' ')
    .replace(/[\s:：!?.*▾▼+–—-]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length < 2 || line.length > 60) return null;
  if (reviewWords.test(line)) return 'reviews';
  if (branchWords.test(line) || shopWords.test(line)) return 'service';
  const parts = line
    .split(/[\s/,]+|(?<=\p{L})[&+|](?=\p{L})/u)
    // "Rückgabe- und Garantiebestimmungen": the end of the first word is left out.
    .map((part) => part.replace(/(?<=\p{L})-$/u, ''))
    .filter((part) => part !== '');
  const isService = (part: string): boolean => services.has(part) || services.has(part.replace(arabicAnd, ''));
  return parts.some(isService) && parts.every((part) => isService(part) || beside.has(part)) ? 'service' : null;
}
