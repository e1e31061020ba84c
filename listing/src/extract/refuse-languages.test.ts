import { describe, expect, it } from 'vitest';
import { extractListing } from './extract-listing.ts';

const p = (lang: string, title: string, body: string): string =>
  `<html lang="${lang}"><head><title>${title}</title></head><body><nav><a href="/">x</a></nav>${body}<footer>f</footer></body></html>`;

const refused: [string, string][] = [
  [
    'captcha',
    p(
      'de',
      'Bitte bestätigen Sie',
      '<h1>Sind Sie ein Mensch?</h1><p>Bitte bestätigen Sie, dass Sie kein Roboter sind.</p>',
    ),
  ],
  [
    'captcha',
    p(
      'fr',
      'Accès refusé',
      '<h1>Vérification de sécurité</h1><p>Veuillez confirmer que vous êtes un humain et non un robot.</p>',
    ),
  ],
  ['captcha', p('es', 'Acceso denegado', '<p>Confirma que no eres un robot para continuar.</p>')],
  ['captcha', p('pl', 'Weryfikacja', '<h1>Potwierdź, że nie jesteś robotem</h1>')],
  ['captcha', p('ru', 'Проверка', '<h1>Проверяем ваш браузер</h1><p>Это займёт несколько секунд</p>')],
  ['captcha', p('tr', 'Robot musunuz', '<p>Robot olmadığınızı doğrulayın</p>')],
  ['captcha', p('ja', 'アクセス確認', '<p>ロボットではないことを確認してください</p>')],
  ['captcha', p('it', 'Verifica', '<p>Conferma di non essere un robot</p>')],
  ['captcha', p('pt', 'Verificação', '<p>Confirme que você não é um robô</p>')],
  [
    'consent_wall',
    p(
      'de',
      'Datenschutz',
      '<h1>Wir respektieren Ihre Privatsphäre</h1><p>Wir verwenden Cookies. Alle akzeptieren oder ablehnen.</p><button>Alle akzeptieren</button>',
    ),
  ],
  [
    'consent_wall',
    p(
      'fr',
      'Avant de continuer',
      '<h1>Votre vie privée</h1><p>Nous et nos partenaires utilisons des cookies. Tout accepter, Tout refuser.</p>',
    ),
  ],
  ['consent_wall', p('es', 'Antes de continuar', '<p>Valoramos tu privacidad. Utilizamos cookies. Aceptar todo</p>')],
  ['consent_wall', p('it', 'Prima di continuare', '<p>Utilizziamo i cookie. Accetta tutto</p>')],
  [
    'consent_wall',
    p('pl', 'Zanim przejdziesz', '<p>Szanujemy Twoją prywatność. Używamy plików cookie. Akceptuj wszystkie</p>'),
  ],
  ['consent_wall', p('ru', 'Файлы cookie', '<p>Мы используем файлы cookie. Принять все</p>')],
  ['consent_wall', p('nl', 'Voordat je verdergaat', '<p>Wij gebruiken cookies. Alles accepteren</p>')],
  [
    'login',
    p(
      'de',
      'Anmelden',
      '<h1>Mein Konto</h1><form><input type="email"><input type="password"><button>Einloggen</button></form>',
    ),
  ],
  ['login', p('fr', 'Connexion', '<h1>Identifiez-vous</h1><form><input><input type="password"></form>')],
  ['login', p('nl', 'Inloggen', '<h1>Inloggen</h1><form><input><input type="password"></form>')],
  ['login', p('ja', 'ログイン', '<h1>ログイン</h1><form><input><input type="password"></form>')],
  ['soft_404', p('de', 'Seite nicht gefunden', '<h1>Ups!</h1><p>Diese Seite gibt es nicht mehr.</p>')],
  ['soft_404', p('fr', 'Oups', "<h1>Cette page n'existe pas</h1>")],
  ['soft_404', p('es', 'Error', '<h1>La página que buscas no existe</h1>')],
  ['soft_404', p('it', 'Errore 404', '<h1>Pagina inesistente</h1>')],
  ['soft_404', p('nl', 'Pagina niet gevonden', '<h1>Pagina niet gevonden</h1>')],
  ['soft_404', p('tr', 'Sayfa bulunamadı', '<h1>Sayfa bulunamadı</h1>')],
  ['soft_404', p('cs', 'Stránka nenalezena', '<h1>Stránka nenalezena</h1>')],
  ['soft_404', p('hu', 'Az oldal nem található', '<h1>Az oldal nem található</h1>')],
  ['soft_404', p('ru', 'Товар не найден', '<h1>Товар не найден</h1><p>Возможно, он снят с продажи</p>')],
  ['soft_404', p('en', 'Product not found', '<h1>Sorry, this product is no longer available</h1>')],
  ['soft_404', p('ko', '페이지를 찾을 수 없습니다', '<h1>페이지를 찾을 수 없습니다</h1>')],
  ['no_product', p('en', 'About us', '<h1>About us</h1><p>We sell lamps since 1990.</p>')],
  [
    'no_product',
    p(
      'en',
      'Contact',
      '<h1>Contact</h1><p>Call 0800 12 34, Mon-Fri 9-17. Our lamps start at $20.</p><img src="/team.jpg">',
    ),
  ],
  [
    'article',
    p(
      'de',
      'Zehn Lampen',
      '<h1>Zehn Lampen im Test</h1><article class="post"><time>2024</time>' +
        '<p>Ein langer Text über Lampen und Licht im Haus, der viel erzählt.</p>'.repeat(40) +
        '</article>',
    ),
  ],
];

const products: [string, string][] = [
  ['product', p('de', 'Lampe', '<h1>Lampe Oslo</h1><img src="/lampe.jpg" alt="Lampe Oslo"><span>59,90 €</span>')],
  [
    'product',
    p(
      'en',
      'Login Box for Keys',
      '<h1>Login Box for Keys</h1><img src="/b.jpg" alt="Login Box for Keys"><span>$59.90</span><button>Buy now</button><form><input type="password"></form>',
    ),
  ],
  [
    'product',
    p(
      'en',
      'Robot Check Chess',
      '<h1>Robot Check Chess Set</h1><img src="/b.jpg" alt="Robot Check Chess Set"><span class="price">$59.90</span><button>Add to cart</button>',
    ),
  ],
  [
    'product',
    p(
      'en',
      'Mug',
      '<h1>Mug 404 Not Found</h1><img src="/b.jpg" alt="Mug 404"><span class="price">$9.90</span><button>Add to cart</button><p>A mug for people who code at night.</p>',
    ),
  ],
  [
    'product',
    p(
      'en',
      'Tent',
      '<h1>Tent Two</h1><img src="/b.jpg" alt="Tent Two"><span class="price">$99.90</span><p>Sold out</p>',
    ),
  ],
];

describe('pages that are no product, in other languages', () => {
  it.each(refused)('%s: %s', (reason, html) => {
    expect(extractListing({ html, url: 'https://shop.example/x' })).toMatchObject({ kind: 'refused', reason });
  });
});

describe('products whose words sound like a refusal', () => {
  it.each(products)('%s: %s', (kind, html) => {
    expect(extractListing({ html, url: 'https://shop.example/x' })).toMatchObject({ kind });
  });
});
