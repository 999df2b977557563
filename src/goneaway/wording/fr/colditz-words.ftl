### Les mots que les éditions changent.
###
### Les phrases n’écrivent pas ces mots : elles les prennent ici, sous la forme qu’il leur faut (avec l’article
### ou la préposition là où le genre change). Une édition qui a ses propres mots les met dans son fichier du
### dossier editions/, où ils prennent la place de ceux-ci.

## Qui est qui

-Securite-en-liste = Sécurité
-La-Securite = La Sécurité
-la-Securite = la Sécurité
-Elle = Elle
-elle = elle
-si-elle = si elle
-Si-elle = Si elle
-Securite-comprise = Sécurité comprise
-officier = officier
-officiers = officiers
-Officier = Officier
-Officiers = Officiers
-Neerlandais = Néerlandais
-neerlandais = néerlandais
-neerlandaise = néerlandaise

## Les cartes

-Alerte = Alerte
-Alertes = Alertes
-une-Alerte = une Alerte
-Une-Alerte = Une Alerte
-Pot-de-vin = Pot-de-vin
-Pots-de-vin = Pots-de-vin
-un-Pot-de-vin = un Pot-de-vin
-Un-Pot-de-vin = Un Pot-de-vin
-une-Sortie-de-cellule = une Sortie de cellule
-Une-Sortie-de-cellule = Une Sortie de cellule
-Sorties-de-cellule = Sorties de cellule
-Diversion = Diversion
-Diversions = Diversions
-Element-du-Kit = Élément du Kit
-Elements-du-Kit = Éléments du Kit
-Cle-interceptee = Clé interceptée
-Laissez-passer-intercepte = Laissez-passer intercepté
-deguisement = déguisement
-un-deguisement = un déguisement
-le-deguisement = le déguisement
-vivres = vivres
-papiers = papiers

## Le plateau

-a-la-caserne = à la caserne
-la-caserne = la caserne
-de-la-caserne = de la caserne
-a-l-isolement = à l’isolement
-l-isolement = l’isolement
-L-isolement = L’isolement
-la-garnison = la garnison
-la-cour-de-la-garnison = la cour de la garnison
-la-cour = la cour
-la-cour-interieure = la cour intérieure
-a-l-exterieur = à l’extérieur
-l-exterieur = l’extérieur
-de-l-exterieur = de l’extérieur
-exterieur-compris = extérieur compris
-objectif = objectif
-objectifs = objectifs
-piece = pièce
-pieces = pièces
-Pieces = Pièces
-la-piece = la pièce
-sa-piece = sa pièce
-de-pieces = de pièces

## Les pièces

-le-magasin = le magasin
-au-magasin = au magasin
-le-corps-de-garde = le corps de garde
-au-corps-de-garde = au corps de garde
-du-corps-de-garde = du corps de garde
-le-quartier-des-ordonnances = le quartier des ordonnances
-au-quartier-des-ordonnances = au quartier des ordonnances
-du-quartier-des-ordonnances = du quartier des ordonnances
-au-bureau = au bureau
-au-bureau-des-colis = au bureau des colis
-du-bureau-des-colis = du bureau des colis
-au-parloir = au parloir
-du-parloir = du parloir
-quartier-des-officiers = quartier des officiers
