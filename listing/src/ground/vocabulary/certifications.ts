/** Marks and bodies that certify, in the form that `materials.ts` describes. Standards with a number are found by their shape. */
export const certifications = `
fda | fda, food and drug administration | - | - | - | - | -
ce | =ce certified, =ce marked | - | - | - | - | -
fcc | fcc | - | - | - | - | -
rohs | rohs | - | - | - | - | -
reach | =reach compliant | - | - | - | - | -
gots | gots, global organic textile standard | - | - | - | - | -
oeko tex | oeko tex, oekotex, öko tex, ökotex | öko tex, ökotex | - | - | - | эко текс
fsc | fsc, forest stewardship council | - | - | - | - | -
pefc | pefc | - | - | - | - | -
usda | usda organic, usda | - | - | - | - | -
energy star | energy star | - | - | - | - | -
astm | astm | - | - | - | - | -
cpsia | cpsia | - | - | - | - | -
nsf | nsf | - | - | - | - | -
lfgb | lfgb | - | - | - | - | -
tuv | tüv, tuv | - | - | - | - | -
ul | ul listed, ul certified | - | - | - | - | -
gs | gs certified | gs zeichen, gs geprüft | - | - | - | -
fair trade | fair trade, fairtrade, fair for life | fair gehandelt | commerce équitable | comercio justo | sprawiedliwy handel | справедлив* торговл*
rainforest alliance | rainforest alliance | - | - | - | - | -
halal | halal | - | halal | - | - | халял*
kosher | kosher | koscher | casher | - | koszern* | кошер*
msc | msc certified, marine stewardship | - | - | - | - | -
ecocert | ecocert | - | - | - | - | экосерт
cosmos | cosmos organic, cosmos natural, cosmos certified | - | cosmos | cosmos | cosmos | -
natrue | natrue | - | - | - | - | -
demeter | demeter | - | - | - | - | -
bioland | bioland, naturland | - | - | - | - | -
bio seal | - | bio siegel, biosiegel | label bio | sello ecológico | - | -
blue angel | blue angel | blauer engel, blauen engel | ange bleu | ángel azul | błękitny anioł | голубой ангел
nordic swan | nordic swan | nordischer schwan | - | - | - | -
ecolabel | ecolabel, eu ecolabel | ecolabel, umweltzeichen | écolabel | etiqueta ecológica | - | -
leaping bunny | leaping bunny | - | - | - | - | -
vegan society | vegan society | - | - | - | - | -
peta | peta approved, peta | - | - | - | - | -
woolmark | woolmark | wollsiegel* | - | - | - | -
greenguard | greenguard | - | - | - | - | -
bluesign | bluesign | - | - | - | - | -
cradle | cradle to cradle | - | - | - | - | -
b corp | b corp, b corporation | - | - | - | - | -
nature et progres | - | - | nature et progrès | - | - | -
label rouge | - | - | label rouge, origine france garantie | - | - | -
protected origin | protected designation of origin | geschützte ursprungsbezeichnung | appellation d'origine | denominación de origen | chronion* nazw* pochodzenia | -
dermatest | dermatest | - | - | - | - | -
stiftung warentest | - | stiftung warentest, öko test, ökotest | - | - | - | -
hygiene institute | - | - | - | - | atest higieniczn* | -
certified | certified, certificate, certification | zertifiziert*, zertifikat* | certifié, certification, certificat | certificad, certificación | certyfik* | сертифи*
iso certified | iso certified | - | - | - | - | -
gmp | gmp | - | - | - | - | -
atex | atex | - | - | - | - | -
mil spec | military grade, mil std | militärstandard* | norme militaire | grado militar | klas* wojskow* | военн* стандарт*
voluntary state mark | - | - | - | - | - | знак качества
`;
