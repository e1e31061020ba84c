/** Sentences of pages that are no product, in the languages we know. Each names what it says on such pages only. */

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'imu');

export const robotWords = anyOf(
  /robot check|robot or human|are you (?:a )?(?:human|robot)|not a robot|verify (?:that )?you(?: are|'re) (?:a )?human|verifying you are human|access denied|access to this page has been denied|pardon our interruption|unusual traffic|automated access|enter the characters you see|checking (?:your browser|if the site connection)|attention required|just a moment|please wait|ddos protection|security check|press (?:&|and) hold|enable javascript and cookies to continue/,
  /kein roboter|sind sie ein (?:mensch|roboter)|sicherheitsüberprüfung|zugriff verweigert|ungewöhnlicher datenverkehr/,
  /(?:pas|non) un robot|êtes(?:-| )vous un (?:humain|robot)|vérification de sécurité|accès refusé|trafic inhabituel/,
  /no eres un robot|no soy un robot|eres (?:un )?humano|acceso denegado|verificación de seguridad/,
  /non (?:sono|sei|essere) un robot|accesso negato|verifica di sicurezza/,
  /não (?:é|sou|ser) um robô|acesso negado|verificação de segurança/,
  /nie (?:jesteś|jestem) robotem|dostęp zabroniony|weryfikacja bezpieczeństwa/,
  /geen robot|toegang geweigerd|inte (?:är )?en robot|nejste robot|nejsem robot|nu (?:ești|sunt) (?:un )?robot|nem vagy(?:ok)? robot|robot olmadığınız/,
  /подтвердите, что (?:запросы отправляли )?вы|вы не робот|не робот|доступ ограничен|проверяем ваш браузер|ви не робот|доступ обмежено/,
  /ロボットではない|アクセスが拒否|请完成安全验证|安全验证|人机验证|滑动验证|不是机器人|不是機器人|로봇이 아닙니다|لست روبوت/,
);

export const missingWords = anyOf(
  /^\s*(?:error )?404(?: error)?\s*(?:$|[-|:–—.!])|404 (?:not found|error|page)|err?(?:or|eur|ore) 404|fehler 404|ошибка 404|помилка 404|chyba 404|błąd 404/,
  /page (?:was )?not found|not be found|page (?:you (?:requested|are looking for) )?(?:does not|doesn't|no longer) exists?|page (?:is )?unavailable|product (?:was )?not found|(?:item|product) (?:is|you [^.]{0,30}is) no longer (?:available|sold|here)|this (?:item|product) is no longer|(?:could ?n.t|could not|can.t|cannot|can not|unable to) find (?:that|the|this|your) (?:page|product|item)|this (?:product|item|page) (?:has been|was) (?:removed|deleted)/,
  /seite (?:wurde |konnte )?nicht (?:gefunden|mehr)|diese seite (?:gibt es|existiert) nicht|(?:produkt|artikel) (?:wurde )?nicht gefunden|(?:produkt|artikel) ist nicht mehr (?:verfügbar|erhältlich)/,
  /page introuvable|page n['’]existe (?:pas|plus)|produit introuvable|ce produit n['’](?:est plus|existe)/,
  /página no (?:encontrada|existe)|página que buscas no|producto no encontrado|no (?:hemos encontrado|encontramos) la página/,
  /pagina (?:non trovata|inesistente|non esiste)|prodotto non (?:trovato|più disponibile)/,
  /página não (?:encontrada|existe)|produto não encontrado/,
  /strona nie istnieje|nie znaleziono (?:strony|produktu)|stránka (?:nebyla |sa )?(?:nalezena|nenalezena|nenájdená|nenašla|neexistuje)|produkt nebyl nalezen/,
  /pagina (?:is )?niet gevonden|pagina bestaat niet|product niet gevonden|sidan (?:kunde inte|hittades inte|finns inte)|siden (?:blev ikke fundet|ble ikke funnet|findes ikke|finnes ikke)|sivua ei (?:löyt|ole)|lehte ei leitud/,
  /pagina nu (?:a fost|exist)|az oldal nem (?:található|létezik)|sayfa bulunamadı|aradığınız sayfa|η σελίδα δεν βρέθηκε|страницата не е намерена|stranica nije pronađena/,
  /страница не найдена|страницы не существует|страница удалена|товар не найден|сторінк[уа] не знайдено|сторінки не існує|товар не знайдено/,
  /找不到(?:頁面|页面|商品)|(?:页面|頁面|商品)(?:不存在|已下架)|ページが見つかりません|商品が見つかりません|페이지를 찾을 수 없|상품을 찾을 수 없|الصفحة غير موجودة|הדף לא נמצא|không tìm thấy trang/,
);

const loginPhrase = anyOf(
  /log ?in|log ?on|sign ?in|sign ?up|my account|anmelden|anmeldung|einloggen|mein konto|connexion|se connecter|identifiez-vous|mon compte|iniciar sesión|inicia sesión|mi cuenta|acceder|accedi|entrar|iniciar sessão|minha conta|inloggen|aanmelden|logga in|log ind|logg inn|kirjaudu|giriş yap|oturum aç|bejelentkezés|autentificare|conectare/,
  /войти|вход|авторизация|увійти|вхід|zaloguj|logowanie|přihlá|prihlás|登录|登入|ログイン|로그인|تسجيل الدخول|כניסה|התחבר|đăng nhập/,
);
export const loginWords = new RegExp(
  `(?:^|[^\\p{L}])(?:${loginPhrase.source})(?:$|[^\\p{L}]|\\p{Ll}{0,4}(?:$|[^\\p{L}]))`,
  'imu',
);

export const consentWords = anyOf(
  /before you continue|we value your privacy|accept (?:all )?cookies|cookie (?:consent|settings|preferences)|your privacy choices|manage (?:cookies|consent)/,
  /datenschutzeinstellungen|wir (?:verwenden|nutzen|setzen) cookies|alle (?:cookies )?akzeptieren|ihre privatsphäre/,
  /(?:nous )?utilis(?:ons|ent) des cookies|tout accepter|accepter (?:et|tous les)|votre vie privée/,
  /utilizamos cookies|usamos cookies|aceptar (?:todo|todas)|aceitar (?:todos|tudo)|tu privacidad|a sua privacidade/,
  /utilizziamo (?:i )?cookie|accetta (?:tutto|tutti)|la tua privacy/,
  /używamy plików cookie|akceptuj (?:wszystkie|wszystko)|twoją prywatność|používáme (?:soubory )?cookies|přijmout vše|prijať všetk/,
  /wij gebruiken cookies|alles accepteren|vi använder (?:cookies|kakor)|godkänn alla|vi bruger cookies|accepter alle|hyväksy kaikki|çerez(?:leri)? (?:kullan|kabul)|elfogad(?:om)? (?:az összes|mind)/,
  /используем (?:файлы )?cookie|согласие на обработку|принять все|використовуємо (?:файли )?cookie|クッキー(?:の使用|を使用)|使用 ?cookie/,
);

/** Titles and headings of the results of a search. */
export const searchWords =
  /^\s*(?:(?:your )?search(?: results?)?(?:\s*(?:for|:|$|[-–|])|ing for)|\d+ results? for|results for|suchergebnis|suche nach|ihre suche|résultats? (?:de|pour)|recherche ?:|resultados (?:de|para)|búsqueda ?:|risultati (?:della|di|per) |ricerca ?:|wyniki wyszukiwania|výsledky (?:vyhledávání|hľadania)|zoekresultat|sökresultat|søgeresultat|søkeresultat|hakutulokset|arama sonuç|rezultatele căutării|keresési eredmény|результаты поиска|поиск ?:|результати пошуку|搜索结果|搜尋結果|検索結果|검색 ?결과)/imu;

/** The same when nothing was found. */
export const emptySearchWords =
  /^\s*(?:no (?:search )?results|0 results|nothing found|your search .{0,60}did not match|keine (?:ergebnisse|treffer)|aucun résultat|sin resultados|no se (?:han encontrado|encontraron) resultados|nessun risultato|nenhum resultado|brak wyników|nic nie znaleziono|žádné výsledky|geen resultaten|inga träffar|ничего не найдено|по вашему запросу ничего|нічого не знайдено|没有找到|検索結果はありません)/imu;

/** Questions about age and country that stand before a shop. */
export const gateWords =
  /are you (?:over|at least|of legal|older than|\d\d)|(?:confirm|verify) your age|age (?:verification|check|gate)|select your (?:country|region|location|store)|choose your (?:country|region|location|store)|sind sie (?:über|mindestens|schon) |altersprüfung|altersverifikation|wählen sie ihr land|avez-vous (?:plus de )?18|vérification de l.âge|choisissez votre pays|(?:eres|es usted) mayor de|verificación de edad|seleccion[ae] (?:tu|su) país|hai (?:più di|almeno) 18|verifica dell.età|scegli il (?:tuo )?paese|czy masz (?:ukończone )?18|wybierz kraj|je vám (?:již )?18|вам (?:уже )?(?:есть|исполнилось) 18|подтвердите (?:свой )?возраст|выберите (?:страну|город)|вам виповнилося 18/iu;

/** Words of shops that name their price only when asked. */
export const requestWords =
  /price (?:up)?on (?:request|application)|request (?:a |for )?(?:quote|price)|get a quote|call for price|preis auf anfrage|angebot (?:anfordern|anfragen)|prix sur (?:demande|devis)|demander un devis|precio (?:a consultar|bajo (?:consulta|pedido))|solicitar (?:presupuesto|cotización|orçamento)|prezzo su richiesta|richiedi (?:un )?preventivo|preço sob consulta|cena na (?:zapytanie|dotaz|vyžádání)|zapytaj o cenę|prijs op aanvraag|offerte aanvragen|pris på (?:förfrågan|forespørsel|forespørgsel)|цена по запросу|запросить цену|узнать цену|ціна за запитом|fiyat (?:sorunuz|alınız)|お見積|询价|詢價/iu;
