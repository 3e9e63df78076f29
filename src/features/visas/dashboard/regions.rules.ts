import type { Region } from '../visas.contract.ts';
import { regions } from '../visas.data.ts';

/** The countries of each region, by ISO 3166-1 alpha-2 code, after the regions of the United Nations. */
const countriesOf: Readonly<Record<Region, string>> = {
  'south-asia': 'AF BD BT IN LK MV NP PK',
  'south-east-asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'east-asia': 'CN HK JP KP KR MN MO TW',
  'middle-east': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE',
  europe:
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES EU FI FO FR GB GE GG GI GR ' +
    'HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ ' +
    'SK SM TR UA VA XK',
  'north-america':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF ' +
    'MQ MS MX NI PA PM PR SV SX TC TT UM US VC VG VI',
  oceania: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF ' + 'WS',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM ' +
    'LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG ' +
    'TN TZ UG YT ZA ZM ZW',
};

/** The region of a country; undefined for South America and Central Asia, which have none. */
export const regionOf = (country: string): Region | undefined =>
  regions.find((region) => countriesOf[region].split(' ').includes(country));
