import tall from '../pictures/hero-tall.svg?raw';
import wide from '../pictures/hero-wide.svg?raw';

const alt = {
  en: 'A river at sunset: a sampan under sail, palms in front, low green hills behind.',
  bn: 'সূর্যাস্তের নদী: পালতোলা নৌকা, সামনে নারিকেলগাছ, ওপারে নিচু সবুজ পাহাড়।',
};

/** The two posters of the home page, drawn by hand; `width` in pixels is what they are rastered at. */
export const heroes = {
  wide: { name: 'hero-wide', svg: wide, width: 2400, alt },
  tall: { name: 'hero-tall', svg: tall, width: 1080, alt },
};
