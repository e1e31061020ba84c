import type { AppParts } from './app-parts.ts';
import type { Charges } from './modules/billing/charges.ts';
import { createCardFilesService } from './modules/card-files/card-files-service.ts';
import { createCardsService } from './modules/cards/cards-service.ts';
import { createCardsStore } from './modules/cards/cards-store.ts';
import { createLibraryService } from './modules/cards/library-service.ts';
import { createImageEditsStore } from './modules/images/image-edits-store.ts';
import { createImageWork } from './modules/images/image-work.ts';
import { createImagesService } from './modules/images/images-service.ts';
import { createImagesStore } from './modules/images/images-store.ts';
import { createPictureMaker } from './modules/images/picture-maker.ts';
import type { SignedAddresses } from './outside/file-store/signed-addresses.ts';
import type { RunService } from './runs/run-service.ts';

interface AppCardsDeps {
  runs: RunService;
  charges: Charges;
  addresses: SignedAddresses;
  publicUrl(path: string): string;
  onError(error: unknown): void;
}

/** Wires the cards with their pictures, and what brings cards in and takes them out again. */
export function createAppCards(parts: AppParts, { runs, charges, addresses, publicUrl, onError }: AppCardsDeps) {
  const { database, files, fetcher, clock, newId } = parts;
  const images = createImagesService({
    store: createImagesStore(database),
    files,
    addresses,
    fetcher,
    clock,
    newId,
  });
  const cards = createCardsService({
    database,
    store: createCardsStore(database),
    images,
    fetcher,
    runs,
    charges,
    clock,
    newId,
    publicUrl,
  });
  const imageWork = createImageWork({
    store: createImageEditsStore(database),
    images,
    maker: createPictureMaker(parts.image_models, onError),
    runs,
    cards,
    price: (userId) => charges.priceOf(userId, 'image'),
    clock,
    newId,
  });
  const library = createLibraryService({
    database,
    images,
    settle: (cardIds) => cards.recover(0, cardIds),
    clock,
    newId,
  });
  const cardFiles = createCardFilesService({ database, files, cards, clock, newId, onError });
  return { images, cards, imageWork, library, cardFiles };
}
