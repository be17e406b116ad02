/** Borders and places of Finland in 1917 by hand, as longitude and latitude; the coast itself comes from data. */
import type { Space, Stop, Town } from '../../src/games/all-bridges/data/map';

export type Lonlat = readonly [lon: number, lat: number];
export type Line = readonly Lonlat[];

export type Outlined = Exclude<Space, Town>;

/** Where three provinces meet. */
const USH: Lonlat = [23.85, 60.5]; // Uusimaa, Varsinais-Suomi, Häme
const HUM: Lonlat = [25.85, 60.98]; // Häme, Uusimaa, Mikkeli
const UMK: Lonlat = [26.62, 61.0]; // Uusimaa, Mikkeli, Karelia
const SHP: Lonlat = [23.2, 62.02]; // Varsinais-Suomi, Häme, Pohjanmaa
const HPM: Lonlat = [25.7, 61.92]; // Häme, Pohjanmaa, Mikkeli
const PMU: Lonlat = [26.75, 62.52]; // Pohjanmaa, Mikkeli, Kuopio
const PKO: Lonlat = [26.0, 63.55]; // Pohjanmaa, Kuopio, Oulu
const MUK: Lonlat = [29.75, 61.98]; // Mikkeli, Kuopio, Karelia

/** Where borders leave the land: points well out at sea. */
const SEA_US: Lonlat = [22.75, 59.6];
const SEA_UK: Lonlat = [26.95, 59.9];
const SEA_SP: Lonlat = [20.6, 62.0];
const SEA_PO: Lonlat = [22.6, 64.45];
/** The easternmost land of Finland's middle, where Karelia and Kuopio meet Russia. */
const EAST: Lonlat = [31.62, 62.86];
const NORTH_EAST: Lonlat = [30.02, 63.75];

const US: Line = [SEA_US, [23.0, 59.98], [23.35, 60.17], [23.72, 60.28], USH];
const UH: Line = [USH, [24.2, 60.56], [24.55, 60.68], [25.05, 60.72], [25.4, 60.86], HUM];
const UM: Line = [HUM, [26.2, 61.06], UMK];
const UK: Line = [UMK, [26.5, 60.8], [26.72, 60.66], [26.62, 60.5], SEA_UK];
const SH: Line = [USH, [23.45, 60.72], [23.15, 60.95], [22.95, 61.2], [23.1, 61.45], [22.95, 61.75], SHP];
const SP: Line = [SHP, [22.6, 62.05], [22.2, 61.98], [21.7, 62.05], SEA_SP];
const HP: Line = [SHP, [23.75, 62.12], [24.3, 62.1], [24.85, 62.2], [25.3, 62.02], HPM];
const HM: Line = [HUM, [25.55, 61.2], [25.48, 61.5], [25.6, 61.75], HPM];
const PM: Line = [HPM, [26.1, 62.05], [26.35, 62.3], PMU];
const MU: Line = [PMU, [27.2, 62.6], [27.75, 62.42], [28.35, 62.3], [29.0, 62.25], [29.4, 62.05], MUK];
const MK: Line = [UMK, [26.95, 61.12], [27.6, 61.22], [28.3, 61.42], [28.9, 61.5], [29.45, 61.72], MUK];
const PU: Line = [PMU, [26.35, 62.75], [26.4, 63.05], [26.15, 63.3], PKO];
const PO: Line = [PKO, [25.4, 63.72], [24.75, 63.78], [24.3, 63.95], [23.85, 64.1], SEA_PO];
const UO: Line = [PKO, [26.6, 63.7], [27.3, 63.72], [28.1, 63.82], [28.9, 63.72], [29.5, 63.82], NORTH_EAST];
const KU: Line = [MUK, [30.15, 62.12], [30.7, 62.42], [31.15, 62.72], EAST];

/** The border with Russia, from the Gulf of Finland to the north. */
const SOUTH_EAST: Line = [
  SEA_UK,
  [28.6, 59.95],
  [29.85, 60.05],
  [29.98, 60.14],
  [30.2, 60.21],
  [30.42, 60.29],
  [30.62, 60.44],
  [31.3, 60.75],
  [32.1, 61.1],
  [32.42, 61.3],
  [32.62, 61.6],
  [32.5, 61.95],
  [32.35, 62.3],
  [32.0, 62.62],
  EAST,
];
const MIDDLE_EAST: Line = [EAST, [31.36, 63.06], [31.2, 63.2], [30.85, 63.33], [30.49, 63.46], NORTH_EAST];
const NORTH_BORDER: Line = [
  NORTH_EAST,
  [30.22, 63.84],
  [30.51, 63.99],
  [30.53, 64.16],
  [30.45, 64.25],
  [30.09, 64.36],
  [30.04, 64.49],
  [29.96, 64.6],
  [30.16, 64.63],
  [30.12, 64.77],
  [29.63, 64.91],
  [29.85, 65.11],
  [29.58, 65.24],
  [29.73, 65.5],
  [30.12, 65.69],
  [29.2, 66.9],
  [29.2, 67.8],
  [23.5, 67.8],
  [24.0, 66.8],
  [23.7, 66.2],
  [24.15, 65.75],
  [23.6, 65.1],
  SEA_PO,
];

const back = (line: Line): Line => line.toReversed();
const along = (...lines: readonly Line[]): Line => lines.flatMap(line => line.slice(0, -1));

/** Each province as a closed line far out into the sea; it is cut at the coast. */
export const OUTLINES: Readonly<Record<Outlined, Line>> = {
  uusimaa: along(US, UH, UM, UK, [SEA_UK, [24.9, 59.5], SEA_US]),
  hame: along(SH, HP, back(HM), back(UH)),
  'varsinais-suomi': along(back(US), [SEA_US, [21.4, 59.5], [20.35, 59.9], [20.4, 60.6], SEA_SP], back(SP), back(SH)),
  pohjanmaa: along(SP, [SEA_SP, [20.4, 63.0], [21.3, 63.8], SEA_PO], back(PO), back(PU), back(PM), back(HP)),
  karelia: along(back(UK), MK, KU, back(SOUTH_EAST)),
  mikkeli: along(HM, PM, MU, back(MK), back(UM)),
  kuopio: along(PU, UO, back(MIDDLE_EAST), back(KU), back(MU)),
  oulu: along(PO, [SEA_PO, [23.6, 65.1]], back(NORTH_BORDER).slice(1), back(UO)),
};

/** Waters that the coast data counts as land. */
export const LADOGA: Line = [
  [31.05, 59.95],
  [31.1, 60.13],
  [30.98, 60.3],
  [30.86, 60.48],
  [30.58, 60.6],
  [30.5, 60.78],
  [30.33, 60.92],
  [30.14, 61.04],
  [29.97, 61.2],
  [30.08, 61.34],
  [30.22, 61.5],
  [30.48, 61.58],
  [30.68, 61.69],
  [30.95, 61.66],
  [31.18, 61.67],
  [31.42, 61.58],
  [31.62, 61.47],
  [31.9, 61.35],
  [32.12, 61.16],
  [32.42, 61.0],
  [32.75, 60.8],
  [32.92, 60.55],
  [32.8, 60.3],
  [32.35, 60.16],
  [31.75, 60.18],
  [31.5, 60.0],
];
/** The great lakes of the interior, as far as they are recognizable on a small map. */
export const LAKES: readonly Line[] = [
  // Päijänne
  [
    [25.55, 61.2],
    [25.7, 61.3],
    [25.55, 61.48],
    [25.68, 61.65],
    [25.52, 61.82],
    [25.72, 61.98],
    [25.6, 62.16],
    [25.45, 61.98],
    [25.36, 61.78],
    [25.42, 61.55],
    [25.38, 61.38],
  ],
  // Saimaa
  [
    [27.75, 61.08],
    [28.2, 61.13],
    [28.6, 61.2],
    [28.85, 61.35],
    [28.5, 61.42],
    [28.75, 61.6],
    [28.95, 61.78],
    [28.7, 61.9],
    [28.35, 61.75],
    [28.25, 61.5],
    [27.95, 61.4],
    [27.6, 61.25],
  ],
  // Kallavesi
  [
    [27.62, 62.7],
    [27.85, 62.78],
    [27.75, 62.95],
    [27.95, 63.05],
    [27.7, 63.2],
    [27.55, 63.02],
    [27.62, 62.88],
  ],
  // Pielinen
  [
    [29.35, 63.48],
    [29.75, 63.35],
    [30.05, 63.12],
    [29.85, 63.05],
    [29.55, 63.2],
    [29.2, 63.36],
  ],
  // Oulujärvi
  [
    [26.85, 64.42],
    [27.25, 64.5],
    [27.55, 64.35],
    [27.6, 64.2],
    [27.2, 64.22],
    [26.95, 64.32],
  ],
  // Näsijärvi
  [
    [23.72, 61.53],
    [23.9, 61.62],
    [23.82, 61.78],
    [23.98, 61.92],
    [23.75, 61.95],
    [23.65, 61.75],
    [23.6, 61.6],
  ],
  // Lappajärvi
  [
    [23.6, 63.08],
    [23.8, 63.12],
    [23.85, 63.25],
    [23.65, 63.25],
  ],
  // Pyhäjärvi
  [
    [22.15, 60.95],
    [22.35, 60.92],
    [22.4, 61.05],
    [22.2, 61.1],
  ],
];

/** The places of Towns, and the stops of the railways near the places that name them. */
export const PLACES: Readonly<Record<Stop, Lonlat>> = {
  helsinki: [24.94, 60.17],
  tampere: [23.76, 61.5],
  turku: [22.27, 60.45],
  viipuri: [28.75, 60.71],
  vaasa: [21.62, 63.1],
  'hame-north': [24.35, 61.95],
  'hame-west': [23.2, 61.22],
  'hame-south': [25.3, 61.0],
  'pohjanmaa-south': [22.84, 62.79],
  'pohjanmaa-north': [23.35, 63.68],
  'varsinais-suomi-stop': [22.72, 60.84],
  'uusimaa-west': [23.68, 60.12],
  'uusimaa-north': [24.85, 60.61],
  'uusimaa-east': [25.72, 60.78],
  'karelia-west': [27.02, 60.88],
  'karelia-east': [30.2, 61.72],
  'mikkeli-stop': [27.13, 62.25],
  'kuopio-stop': [27.2, 63.4],
  'oulu-stop': [24.6, 64.12],
};
