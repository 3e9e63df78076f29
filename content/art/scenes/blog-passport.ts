import { disc, g, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { fade } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** A green passport, a boarding pass, a map and a cup of tea on a table. */
export const scene: Scene = {
  name: 'blog-passport',
  alt: {
    en: 'A green passport, a boarding pass, a map and a cup of tea on a table.',
    bn: 'টেবিলে সবুজ পাসপোর্ট, বোর্ডিং পাস, মানচিত্র আর এক কাপ চা।',
  },
  draw: () => {
    const P = new Poster('blog-passport', {
      ink: '#12332c',
      paper: '#f6ead2',
      marigold: '#f5a524',
      green: '#12573f',
      red: '#d8392b',
    });
    const r = P.r;
    P.add(
      rect(0, 0, W, H, '#f2b84b'),
      path('M0 0H470L250 800H0z', '#f6c766'),
      path('M470 0H760L540 800H250z', '#f4bf58'),
      fade(r, 800, -300, 300, '#e0982c', { w: 2.4 }),
    );
    const sh = (d: string, dx = 26, dy = 30) =>
      g(`translate(${dx} ${dy})`, path(d, '#8a4a1c', 'opacity=".28"'));
    // map underneath, folded
    const fold =
      'M430 130L700 70L700 560L430 620zM700 70L960 150L960 640L700 560zM960 150L1240 90V580L960 640z';
    P.add(
      sh(fold, 18, 26),
      path('M430 130L700 70V560L430 620z', '#cfe6dc'),
      path('M700 70L960 150V640L700 560z', '#b5d6cc'),
      path('M960 150L1240 90V580L960 640z', '#cfe6dc'),
    );
    P.add(
      P.clip(
        fold,
        path(
          'M480 210C560 150 640 210 660 270S600 360 620 420S540 500 500 440S440 300 480 210zM760 130C860 120 960 200 1010 190S1130 140 1180 190S1180 330 1100 350S1010 330 980 400S860 440 830 370S700 300 720 220S720 140 760 130zM900 470C960 440 1040 460 1060 510S980 600 920 580S860 500 900 470zM1110 440C1150 420 1240 430 1250 470V520C1190 530 1120 500 1110 440z',
          '#f7ecc9',
        ) +
          path(
            'M760 130C860 120 960 200 1010 190S1130 140 1180 190L1130 240C1040 250 960 250 900 220S800 200 760 130z',
            '#e7d79b',
          ) +
          line(
            'M560 410C640 250 820 180 930 300S1080 480 1150 300',
            '#d8392b',
            5,
            'stroke-dasharray="3 15"',
          ) +
          disc(560, 410, 10, '#d8392b'),
      ),
      path('M1150 300C1120 262 1124 226 1150 224S1180 262 1150 300z', '#d8392b'),
      disc(1150, 250, 10, '#fff6e4'),
    );
    // boarding pass
    const bpd =
      'M0-14q0-14 14-14H486q14 0 14 14V62a18 18 0 0 0 0 36V174q0 14-14 14H14q-14 0-14-14V98a18 18 0 0 0 0-36z';
    P.add(
      g(
        'translate(700 372) rotate(-9)',
        sh(bpd, 14, 22) +
          path(bpd, '#fff8e8') +
          path('M0 20V-14q0-14 14-14H486q14 0 14 14V20z', '#12573f') +
          line('M366 28V184', '#cdbf9f', 3, 'stroke-dasharray="2 10"') +
          path(
            'M36 52h90v14H36zM36 80h54v9H36zM240 52h90v14h-90zM240 80h54v9h-54zM36 128h60v9H36zM118 128h60v9h-60zM200 128h60v9h-60zM36 148h40v12H36zM118 148h40v12h-40zM200 148h40v12h-40z',
            '#c9b994',
          ) +
          g(
            'translate(183 72) rotate(0) scale(.8)',
            path(
              'M26 0C22-4 14-4 6-4L-8-22H-13L-6-4H-17L-22-11H-26L-23 0L-26 11H-22L-17 4H-6L-13 22H-8L6 4C14 4 22 4 26 0z',
              '#d8392b',
            ),
          ) +
          path(
            'M390 44h5v120h-5zM399 44h3v120h-3zM406 44h8v120h-8zM418 44h3v120h-3zM425 44h3v120h-3zM432 44h9v120h-9zM446 44h3v120h-3zM453 44h6v120h-6zM463 44h3v120h-3zM470 44h7v120h-7z',
            '#12332c',
          ),
      ),
    );
    // open page with stamps behind the cover
    const page = 'M-10-4q0-16 16-16H318q16 0 16 16V432q0 16-16 16H6q-16 0-16-16z';
    P.add(
      g(
        'translate(404 214) rotate(11)',
        sh(page, 18, 26) +
          path(page, '#fbf1da') +
          path('M250-20H318q16 0 16 16V432q0 16-16 16H250z', '#f2e3c0') +
          line(
            'M14 60C80 30 140 90 200 60S290 40 322 66M14 120C80 90 140 150 200 120S290 100 322 126M14 300C80 270 140 330 200 300S290 280 322 306M14 360C80 330 140 390 200 360S290 340 322 366',
            '#ead7ae',
            2.5,
          ) +
          `<g fill="none" stroke="#2f6fa8" stroke-width="6"><circle cx="230" cy="110" r="62"/><circle cx="230" cy="110" r="47" stroke-width="3"/></g>` +
          g(
            'translate(230 110) rotate(-20) scale(1.3)',
            path(
              'M26 0C22-4 14-4 6-4L-8-22H-13L-6-4H-17L-22-11H-26L-23 0L-26 11H-22L-17 4H-6L-13 22H-8L6 4C14 4 22 4 26 0z',
              '#2f6fa8',
            ),
          ) +
          g(
            'translate(250 250) rotate(14)',
            `<path d="M-70-40H70V40H-70z" fill="none" stroke="#c2386b" stroke-width="6"/>` +
              path('M-50-4L-30-24L-14-8L6-26L36 0V14H-50z', '#c2386b') +
              line('M-50 26H36', '#c2386b', 5) +
              disc(46, -18, 9, '#c2386b'),
          ) +
          g(
            'translate(256 370) rotate(-10)',
            `<path d="M-52 0L-26-45H26L52 0L26 45H-26z" fill="none" stroke="#1f8a5b" stroke-width="6"/>` +
              path(
                'M-6 22V-8C-20-18-28-14-30-6C-24-22-14-24-4-16C-8-26 2-32 14-28C4-26 2-22 2-16C12-22 24-16 26-4C20-12 12-14 2-10V22z',
                '#1f8a5b',
              ),
          ),
      ),
    );
    // the passport itself
    const pp = 'M0 18Q0 0 18 0H322Q340 0 340 18V462Q340 480 322 480H18Q0 480 0 462z';
    P.add(
      g(
        'translate(150 196) rotate(-10)',
        sh(pp, 26, 34) +
          path(pp, '#12573f') +
          path('M0 18Q0 0 18 0H40V480H18Q0 480 0 462z', '#0d4331') +
          path('M40 0H46V480H40z', '#1c6d50') +
          `<g fill="none" stroke="#f5c04a" stroke-width="5"><circle cx="192" cy="196" r="76"/><path d="M128 236C150 284 234 284 256 236" stroke-width="7" stroke-linecap="round"/></g>` +
          [0, 1, 2, 3, 4, 5, 6]
            .map((q) =>
              g(
                `translate(192 212) rotate(${-90 + q * 30})`,
                path('M0 0C-13-24-13-46 0-62C13-46 13-24 0 0z', q % 2 ? '#f5c04a' : '#ffd677'),
              ),
            )
            .join('') +
          line('M150 226q10 8 21 0t21 0t21 0t21 0M160 240q8 6 16 0t16 0t16 0t16 0', '#12573f', 5) +
          path(
            'M110 74H274V86H110zM130 100H254V108H130zM112 344H272V356H112zM146 372H238V380H146z',
            '#f5c04a',
          ) +
          `<path d="M164 410h56v34h-56z" fill="none" stroke="#f5c04a" stroke-width="5"/>` +
          disc(192, 427, 9, '#f5c04a'),
      ),
    );
    // tea glass on saucer, seen from above, and a pen
    P.add(
      disc(1020 + 22, 662 + 28, 124, '#8a4a1c', 'opacity=".28"'),
      disc(1020, 662, 124, '#fff8e8'),
      disc(1020, 662, 104, '#f0dfbd'),
      disc(1020, 662, 78, '#fff8e8'),
      disc(1020, 662, 66, '#b5522a'),
      P.clip('M954 662a66 66 0 1 1 132 0a66 66 0 1 1-132 0z', disc(1000, 646, 66, '#cf6a34')),
      path('M1092 640q40-16 46 14t-44 24z', '#fff8e8'),
      path('M984 630q18-22 48-18q-26 4-38 24z', '#f3a669'),
    );
    P.add(
      g(
        'translate(640 716) rotate(-10)',
        g('translate(14 22)', path('M0-9H210L250 0L210 9H0z', '#8a4a1c', 'opacity=".28"')) +
          path('M0-11H200V11H0z', '#d8392b') +
          path('M0 2H200V11H0z', '#a82a26') +
          path('M200-11L240-2V2L200 11z', '#fbe3b0') +
          path('M228-5L252 0L228 5z', '#12332c') +
          path('M-14-11H0V11H-14q-6 0-6-11t6-11z', '#f5c04a') +
          path('M0-15H74V-10H0z', '#f5c04a'),
      ),
    );
    return P;
  },
};
