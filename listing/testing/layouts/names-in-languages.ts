import { type Layout, shopPage } from './layout.ts';

/** Trails, prices, rows and brands that are told by names in other languages than English. */
export const namesInLanguages: readonly Layout[] = [
  {
    name: 'a trail that ends in a part of the name (Czech)',
    url: 'https://www.elektrodum.example/varna-konvice-tefra-k17-d661.htm',
    html: shopPage(
      'cs',
      'Varná konvice Tefra K17 | Elektrodům',
      `<div class="detail-page"><div class="drobky"><a href="/">Elektrodům</a> <span>&gt;</span> <a href="/kuchyne">Kuchyně</a> <span>&gt;</span> <a href="/konvice">Varné konvice</a> <span>&gt;</span> <strong>Tefra K17</strong></div><h1>Varná konvice Tefra K17</h1><div class="nav-kod">Kód: <span>TK17</span></div><div class="stars">4,7 <a href="#hodnoceni">(38 hodnocení)</a></div><div class="popis-kratky">Nerezová konvice s regulací teploty od 40 do 100 °C a tichým chodem.</div><div class="galerie"><a class="hlavni" href="/foto/tk17-1.jpg"><img src="/foto/tk17-1_m.jpg" alt="Varná konvice Tefra K17"></a><a href="/foto/tk17-2.jpg"><img src="/foto/tk17-2_s.jpg" alt="Varná konvice Tefra K17"></a></div><div class="nakup"><div class="cena-puvodni">Běžná cena <span>1 590 Kč</span></div><div class="cena-hlavni">1 290 Kč</div><div class="cena-bez">1 066 Kč bez DPH</div><div class="skladem">Skladem &gt; 5 ks</div><button>Do košíku</button></div><div class="splatky">Na splátky od 129 Kč měsíčně</div><h2>Parametry</h2><table class="parametry"><tr><td>Objem</td><td>1,7 l</td></tr><tr><td>Příkon</td><td>2200 W</td></tr><tr><td>Výrobce</td><td>Tefra</td></tr></table><h2>Popis produktu</h2><div class="popis"><p>Konvice ohřeje vodu přesně na teplotu, kterou potřebuje zelený čaj, káva nebo dětská výživa. Dvojitá stěna drží teplo a zvenku nepálí.</p></div><h2>Mohlo by se vám líbit</h2><div class="alt"><a href="/x">Konvice Zeta</a> <span>899 Kč</span></div></div>`,
    ),
    expected: {
      title: 'Varná konvice Tefra K17',
      brand: 'Tefra',
      price: ['1290', 'CZK'],
      availability: 'in_stock',
      category: 'Kuchyně > Varné konvice',
      identifiers: { sku: 'TK17' },
      description: 'zelený čaj',
      specifications: { Objem: '1,7 l', Příkon: '2200 W' },
      images: ['https://www.elektrodum.example/foto/tk17-1.jpg', 'https://www.elektrodum.example/foto/tk17-2.jpg'],
      absent: ['splátky', 'Zeta'],
    },
  },
  {
    name: 'a trail by its label, the brand in an attribute (Swedish)',
    url: 'https://www.fjallsport.example/skor/trailskor-vind',
    html: shopPage(
      'sv-SE',
      'Vind Trailsko Dam - Fjällsport',
      `<div data-product-id="9912" data-product-name="Vind Trailsko Dam" data-product-brand="Tjura" data-product-price="1299"><nav aria-label="Brödsmulor"><a href="/">Start</a><a href="/skor">Skor</a><a href="/skor/trailskor">Trailskor</a></nav><div class="pics"><img src="https://bilder.fjallsport.example/9912/fram.jpg?w=900" alt="Vind Trailsko Dam"><img src="https://bilder.fjallsport.example/9912/sula.jpg?w=900" alt="Sula"></div><a class="varumarke" href="/varumarken/tjura">Tjura</a><h1>Vind Trailsko Dam</h1><p class="pris"><span class="nu">1 299 kr</span> <span class="ord">Ord. pris 1 699 kr</span></p><div class="storlek"><label for="st">Storlek</label><select id="st"><option value="">Välj storlek</option><option>37</option><option>38</option><option disabled>39</option></select></div><button>Lägg i varukorgen</button><p class="lager">I lager. Skickas idag.</p><h2>Produktbeskrivning</h2><p>Lätt trailsko med aggressiva dubbar och en mellansula som dämpar utan att bli vinglig på stenig stig.</p><ul><li>Drop: 6 mm</li><li>Vikt: 245 g</li><li>Yttersula: gummi</li></ul></div>`,
    ),
    expected: {
      title: 'Vind Trailsko Dam',
      brand: 'Tjura',
      price: ['1299', 'SEK'],
      availability: 'in_stock',
      category: 'Skor > Trailskor',
      description: 'aggressiva dubbar',
      specifications: { Drop: '6 mm', Vikt: '245 g' },
      variants: ['Storlek=37', 'Storlek=38', 'Storlek=39 out_of_stock'],
      absent: ['Skickas idag'],
    },
  },
  {
    name: 'rows whose classes only agree with each other (French)',
    url: 'https://www.cavedubois.example/vins/chinon-vieilles-vignes-2022',
    html: shopPage(
      'fr-FR',
      'Chinon Vieilles Vignes 2022 - Domaine Laroque - Cave Dubois',
      `<div class="fiche"><div class="fiche-img"><img src="/medias/chinon-2022.png" alt="Chinon Vieilles Vignes 2022"></div><div class="fiche-infos"><p class="domaine">Domaine Laroque</p><h1>Chinon Vieilles Vignes 2022</h1><ul class="picto"><li><span class="lib">Région</span> <span class="val">Loire</span></li><li><span class="lib">Cépage</span> <span class="val">Cabernet franc</span></li><li><span class="lib">Degré</span> <span class="val">13 %</span></li></ul><div class="prix"><span class="prix-unitaire">14,50 €</span> la bouteille</div><div class="prix-carton">Par 6 : 13,90 € l'unité</div><p class="dispo">En stock</p><button>Ajouter au panier</button></div><div class="fiche-texte"><h2>Le mot du sommelier</h2><p>Des ceps de soixante ans donnent un vin charnu, aux notes de framboise et de violette, que l'on sert légèrement frais.</p><h2>Livraison</h2><p>Expédition sous 48 h, offerte dès 150 € d'achat.</p></div></div>`,
    ),
    expected: {
      title: 'Chinon Vieilles Vignes 2022',
      price: ['14.50', 'EUR'],
      availability: 'in_stock',
      description: 'framboise et de violette',
      specifications: { Région: 'Loire', Cépage: 'Cabernet franc', Degré: '13 %' },
      images: ['https://www.cavedubois.example/medias/chinon-2022.png'],
      absent: ['150 €'],
    },
  },
  {
    name: 'from and for (Brazilian)',
    url: 'https://www.atelieflor.example/produto/bolsa-croche-terra',
    html: shopPage(
      'pt-BR',
      'Bolsa de Crochê Terra - Ateliê Flor',
      `<div class="produto"><div class="produto-imagens"><img src="https://cdn.atelieflor.example/bolsa1.webp" alt="Bolsa de Crochê Terra"></div><div class="produto-info"><h1>Bolsa de Crochê Terra</h1><div class="precos"><span class="preco-de">De R$ 189,90</span><span class="preco-por">por R$ 159,90</span><span class="preco-pix">R$ 151,90 no PIX (5% de desconto)</span><span class="parcelas">em até 3x de R$ 53,30 sem juros</span></div><button>Comprar</button><p>Ref: BCT-01</p></div><div class="produto-descricao"><h2>Descrição do produto</h2><p>Bolsa feita à mão em fio de malha sustentável, com forro de algodão e fecho magnético.</p><p><b>Medidas:</b> 30 x 25 cm</p><p><b>Alça:</b> 60 cm</p></div></div>`,
    ),
    expected: {
      title: 'Bolsa de Crochê Terra',
      price: ['159.90', 'BRL'],
      availability: 'in_stock',
      identifiers: { sku: 'BCT-01' },
      description: 'fio de malha',
      specifications: { Medidas: '30 x 25 cm', Alça: '60 cm' },
      images: ['https://cdn.atelieflor.example/bolsa1.webp'],
      absent: ['sem juros'],
    },
  },
  {
    name: 'cents apart and a bag (Mexican)',
    url: 'https://www.casaluz.example/tienda/pdp/licuadora-potenza-1200w/1102',
    html: shopPage(
      'es-MX',
      'Licuadora Potenza 1200 W | CasaLuz',
      `<div class="m-product"><ol class="a-breadcrumb"><li><a href="/">Inicio</a></li><li><a href="/cocina">Cocina</a></li><li><a href="/licuadoras">Licuadoras</a></li></ol><h1 class="a-product__information--title">Licuadora Potenza 1200 W</h1><div class="a-product__brand">POTENZA</div><p class="a-product__paragraphDiscountPrice"><span>$1,299</span><sup>00</sup></p><p class="a-product__paragraphRegularPrice">$1,899<sup>00</sup></p><p class="mes">o 12 meses sin intereses de $108.25</p><p class="sku">Código de Producto: 1102</p><img class="a-main" src="https://ss1.casaluz.example/xl/1102.jpg" alt="Licuadora Potenza 1200 W"><button>Agregar a mi bolsa</button><section id="descripcion"><h2>Descripción</h2><div>Vaso de vidrio de 1.5 litros, seis aspas de acero inoxidable y función pulso para triturar hielo sin esfuerzo.</div></section><section><h2>Características</h2><table><tr><td>Potencia</td><td>1200 W</td></tr><tr><td>Capacidad</td><td>1.5 L</td></tr><tr><td>Garantía</td><td>1 año</td></tr></table></section></div>`,
    ),
    expected: {
      title: 'Licuadora Potenza 1200 W',
      brand: 'POTENZA',
      price: ['1299.00', 'MXN'],
      availability: 'in_stock',
      category: 'Cocina > Licuadoras',
      identifiers: { sku: '1102' },
      description: 'seis aspas',
      specifications: { Potencia: '1200 W', Capacidad: '1.5 L' },
      images: ['https://ss1.casaluz.example/xl/1102.jpg'],
      absent: ['sin intereses'],
    },
  },
];
