import type { Scene } from './scene.ts';
import { scene as bali } from './scenes/bali.ts';
import { scene as bandarban } from './scenes/bandarban.ts';
import { scene as bangkok } from './scenes/bangkok.ts';
import { scene as bhutanParo } from './scenes/bhutan-paro.ts';
import { scene as blogPassport } from './scenes/blog-passport.ts';
import { scene as blogWindowSeat } from './scenes/blog-window-seat.ts';
import { scene as coxsBazar } from './scenes/coxs-bazar.ts';
import { scene as dubai } from './scenes/dubai.ts';
import { scene as istanbul } from './scenes/istanbul.ts';
import { scene as jaflongRatargul } from './scenes/jaflong-ratargul.ts';
import { scene as kashmirDalLake } from './scenes/kashmir-dal-lake.ts';
import { scene as kathmandu } from './scenes/kathmandu.ts';
import { scene as kuakata } from './scenes/kuakata.ts';
import { scene as kualaLumpur } from './scenes/kuala-lumpur.ts';
import { scene as langkawi } from './scenes/langkawi.ts';
import { scene as london } from './scenes/london.ts';
import { scene as makkah } from './scenes/makkah.ts';
import { scene as makkahMadinah } from './scenes/makkah-madinah.ts';
import { scene as maldives } from './scenes/maldives.ts';
import { scene as marineDrive } from './scenes/marine-drive.ts';
import { scene as newsDhakaTerminal } from './scenes/news-dhaka-terminal.ts';
import { scene as newsEidTrains } from './scenes/news-eid-trains.ts';
import { scene as newsHaorRules } from './scenes/news-haor-rules.ts';
import { scene as newsPassportFees } from './scenes/news-passport-fees.ts';
import { scene as newsSaintMartinPermit } from './scenes/news-saint-martin-permit.ts';
import { scene as newsThailandEvisa } from './scenes/news-thailand-evisa.ts';
import { scene as oldDhaka } from './scenes/old-dhaka.ts';
import { scene as paharpur } from './scenes/paharpur.ts';
import { scene as pokhara } from './scenes/pokhara.ts';
import { scene as postBankStatement } from './scenes/post-bank-statement.ts';
import { scene as postFirstFlight } from './scenes/post-first-flight.ts';
import { scene as postHalalThailand } from './scenes/post-halal-thailand.ts';
import { scene as postSajekWinter } from './scenes/post-sajek-winter.ts';
import { scene as postSundarbansSlow } from './scenes/post-sundarbans-slow.ts';
import { scene as postUmrahPacking } from './scenes/post-umrah-packing.ts';
import { scene as rangamati } from './scenes/rangamati.ts';
import { scene as saintMartin } from './scenes/saint-martin.ts';
import { scene as sajek } from './scenes/sajek.ts';
import { scene as schengen } from './scenes/schengen.ts';
import { scene as sreemangal } from './scenes/sreemangal.ts';
import { scene as sriLankaTrain } from './scenes/sri-lanka-train.ts';
import { scene as sundarbans } from './scenes/sundarbans.ts';
import { scene as sylhetTea } from './scenes/sylhet-tea.ts';
import { scene as tanguarHaor } from './scenes/tanguar-haor.ts';
import { scene as tokyo } from './scenes/tokyo.ts';
import { scene as vietnamHalong } from './scenes/vietnam-halong.ts';
import { scene as visaAustralia } from './scenes/visa-australia.ts';
import { scene as visaBhutan } from './scenes/visa-bhutan.ts';
import { scene as visaCanada } from './scenes/visa-canada.ts';
import { scene as visaChina } from './scenes/visa-china.ts';
import { scene as visaEgypt } from './scenes/visa-egypt.ts';
import { scene as visaFrance } from './scenes/visa-france.ts';
import { scene as visaGermany } from './scenes/visa-germany.ts';
import { scene as visaHongKong } from './scenes/visa-hong-kong.ts';
import { scene as visaIndia } from './scenes/visa-india.ts';
import { scene as visaIndonesia } from './scenes/visa-indonesia.ts';
import { scene as visaItaly } from './scenes/visa-italy.ts';
import { scene as visaMalaysia } from './scenes/visa-malaysia.ts';
import { scene as visaMaldives } from './scenes/visa-maldives.ts';
import { scene as visaNepal } from './scenes/visa-nepal.ts';
import { scene as visaOman } from './scenes/visa-oman.ts';
import { scene as visaQatar } from './scenes/visa-qatar.ts';
import { scene as visaSaudiArabia } from './scenes/visa-saudi-arabia.ts';
import { scene as visaSingapore } from './scenes/visa-singapore.ts';
import { scene as visaSouthKorea } from './scenes/visa-south-korea.ts';
import { scene as visaSriLanka } from './scenes/visa-sri-lanka.ts';
import { scene as visaThailand } from './scenes/visa-thailand.ts';
import { scene as visaTurkiye } from './scenes/visa-turkiye.ts';
import { scene as visaUae } from './scenes/visa-uae.ts';
import { scene as visaUk } from './scenes/visa-uk.ts';
import { scene as visaUsa } from './scenes/visa-usa.ts';
import { scene as visaVietnam } from './scenes/visa-vietnam.ts';

/** Every picture of the demo content, by name. */
export const scenes: ReadonlyMap<string, Scene> = new Map(
  [
    bali,
    bandarban,
    bangkok,
    bhutanParo,
    blogPassport,
    blogWindowSeat,
    coxsBazar,
    dubai,
    istanbul,
    jaflongRatargul,
    kashmirDalLake,
    kathmandu,
    kuakata,
    kualaLumpur,
    langkawi,
    london,
    makkah,
    makkahMadinah,
    maldives,
    marineDrive,
    newsDhakaTerminal,
    newsEidTrains,
    newsHaorRules,
    newsPassportFees,
    newsSaintMartinPermit,
    newsThailandEvisa,
    oldDhaka,
    paharpur,
    pokhara,
    postBankStatement,
    postFirstFlight,
    postHalalThailand,
    postSajekWinter,
    postSundarbansSlow,
    postUmrahPacking,
    rangamati,
    saintMartin,
    sajek,
    schengen,
    sreemangal,
    sriLankaTrain,
    sundarbans,
    sylhetTea,
    tanguarHaor,
    tokyo,
    vietnamHalong,
    visaAustralia,
    visaBhutan,
    visaCanada,
    visaChina,
    visaEgypt,
    visaFrance,
    visaGermany,
    visaHongKong,
    visaIndia,
    visaIndonesia,
    visaItaly,
    visaMalaysia,
    visaMaldives,
    visaNepal,
    visaOman,
    visaQatar,
    visaSaudiArabia,
    visaSingapore,
    visaSouthKorea,
    visaSriLanka,
    visaThailand,
    visaTurkiye,
    visaUae,
    visaUk,
    visaUsa,
    visaVietnam,
  ].map((scene) => [scene.name, scene]),
);
