import type { Layout } from './layout.ts';

/** Pages of one’s own with a cart of somebody else’s, and those that lay out with tables. */
export const plainCarts: readonly Layout[] = [
  {
    name: 'a button of Snipcart',
    url: 'https://oakbench.example/stools/milking-stool.html',
    html: `<!doctype html><html lang="en"><head><title>Oakbench - Milking stool</title></head><body><div id="top"><a href="index.html">Oakbench</a></div><div class="wrap"><h2>Milking stool</h2><img src="photos/stool1.jpg" width="600"><img src="photos/stool2.jpg" width="600"><p>Three legs of ash in a seat of solid oak, wedged, not screwed. Finished with linseed oil.</p><ul><li>Seat 30 cm across</li><li>Height 28 cm</li><li>Weight 1.9 kg</li></ul><p><b>$145</b> plus shipping</p><button class="snipcart-add-item" data-item-id="stool-ms1" data-item-price="145.00" data-item-url="/stools/milking-stool.html" data-item-name="Milking stool" data-item-image="photos/stool1.jpg" data-item-description="Three-legged stool of ash and oak">Add to cart</button></div><p>Questions? <a href="mailto:hi@oakbench.example">Write us</a></p></body></html>`,
    expected: {
      title: 'Milking stool',
      price: ['145.00', 'USD'],
      description: 'wedged, not screwed',
      bullets: ['Seat 30 cm across', 'Height 28 cm', 'Weight 1.9 kg'],
      images: [
        'https://oakbench.example/stools/photos/stool1.jpg',
        'https://oakbench.example/stools/photos/stool2.jpg',
      ],
      absent: ['Write us'],
    },
  },
  {
    name: 'a form of PayPal in a table',
    url: 'http://www.dulcimers.example/mountain.htm',
    html: `<html><head><title>Mountain Dulcimer, Walnut</title></head><body bgcolor="#ffffff"><center><table width="760"><tr><td colspan="2"><font size="5"><b>Mountain Dulcimer, Walnut</b></font></td></tr><tr><td><img src="img/dulc_w.jpg" width="340" height="450"></td><td valign="top"><font size="2">Built one at a time from Missouri walnut with a spruce top. Comes with a padded bag and two picks.<br><br><b>Scale length:</b> 27 inches<br><b>Strings:</b> 4<br><b>Tuners:</b> Grover<br><br>Price: $685.00 (shipping $45 in the lower 48)<br></font><form action="https://www.paypal.com/cgi-bin/webscr" method="post"><input type="hidden" name="cmd" value="_xclick"><input type="hidden" name="business" value="shop@dulcimers.example"><input type="hidden" name="item_name" value="Mountain Dulcimer, Walnut"><input type="hidden" name="item_number" value="MD-W"><input type="hidden" name="amount" value="685.00"><input type="hidden" name="currency_code" value="USD"><input type="image" src="https://www.paypal.com/btn.gif" name="submit"></form></td></tr></table><p><font size="1">Copyright 2009. <a href="index.htm">Home</a> | <a href="contact.htm">Contact</a></font></p></center></body></html>`,
    expected: {
      title: 'Mountain Dulcimer, Walnut',
      price: ['685.00', 'USD'],
      description: 'Built one at a time',
      identifiers: { sku: 'MD-W' },
      specifications: { 'Scale length': '27 inches', Strings: '4', Tuners: 'Grover' },
      images: ['http://www.dulcimers.example/img/dulc_w.jpg'],
      absent: ['Copyright'],
    },
  },
  {
    name: 'a page laid out by a table, its menu in the first cell (French)',
    url: 'http://www.poterie-du-lac.example/catalogue/theiere.php?id=12',
    html: `<html lang="fr"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>Théière en grès bleu - Poterie du Lac</title></head><body><table border="0" width="100%"><tr><td width="150" valign="top" class="menu"><a href="index.php">Accueil</a><br><a href="catalogue.php">Catalogue</a><br><a href="contact.php">Contact</a></td><td><p class="titre"><b>Théière en grès bleu</b></p><p><img src="../photos/theiere12.jpg" width="400"></p><p>Théière tournée à la main, émaillée bleu profond, avec filtre en inox. Contenance : 0,9 litre. Hauteur : 14 cm.</p><p>Réf. : TH-12</p><p><b>Prix : 68,00 &euro;</b> (frais de port 8 &euro;)</p><form action="panier.php" method="post"><input type="hidden" name="ref" value="TH-12"><input type="submit" value="Ajouter au panier"></form></td></tr></table></body></html>`,
    expected: {
      title: 'Théière en grès bleu',
      price: ['68.00', 'EUR'],
      identifiers: { sku: 'TH-12' },
      availability: 'in_stock',
      description: 'tournée à la main',
      images: ['http://www.poterie-du-lac.example/photos/theiere12.jpg'],
      absent: ['frais de port'],
    },
  },
];
