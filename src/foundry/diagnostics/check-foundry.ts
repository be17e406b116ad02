/**
 * "Check this Foundry": probes what public pages leave open and the module relies on. It cleans up, and reports
 * findings and advice in plain words. docs/in-foundry.md, docs/platform.md `[K]`.
 */
import { BROWSER_PROBES } from './browser';
import { CANVAS_PROBES } from './canvas';
import { DOCUMENT_PROBES } from './documents';
import { MESSAGE_PROBES } from './messages';
import { examineOne, type Finding, type Grade } from './probe';
import { findingText, nameOf, type Report } from './report';
import { clearWorkbench } from './workbench';
import { fetchDiagnostics } from '../lazy-translations';
import { ID } from '../module-id';

/** All probes, in the order of the report. */
export const PROBES = [...BROWSER_PROBES, ...MESSAGE_PROBES, ...DOCUMENT_PROBES, ...CANVAS_PROBES];

/** Probes at every start, which leave no trace: what a table needs, or handles differently. */
const AT_START = ['release', 'chance', 'dialogs', 'ownership', 'hud', 'fresh-read'];

/** Findings of a start that the module does not like. */
export const checkAtStart = async (): Promise<readonly Finding[]> => {
  const findings = await Promise.all(PROBES.filter(({ id }) => AT_START.includes(id)).map(examineOne));
  return findings.filter(({ grade }) => grade === 'managed' || grade === 'trouble');
};

/** The worst grade first. */
const ORDER: readonly Grade[] = ['trouble', 'managed', 'unseen', 'fine'];

const sorted = (findings: readonly Finding[]): readonly Finding[] =>
  ORDER.flatMap(grade => findings.filter(one => one.grade === grade));

const textOf = (findings: readonly Finding[]): string =>
  [
    `${ID} ${game.modules.get(ID)?.version}, Foundry ${game.version}, ${game.system.id} ${game.system.version}`,
    navigator.userAgent,
    ...findings.flatMap(finding => [
      '',
      `[${finding.grade}] ${finding.probe} = ${finding.answer}`,
      `${nameOf(finding)}: ${findingText(finding)}`,
    ]),
  ].join('\n');

let running: Promise<Report> | undefined;

const examine = async (onProgress: (part: number) => void): Promise<Report> => {
  const findings: Finding[] = [];
  await fetchDiagnostics();
  await clearWorkbench();
  try {
    for (const [n, probe] of PROBES.entries()) {
      findings.push(await examineOne(probe));
      onProgress((n + 1) / PROBES.length);
    }
  } finally {
    await clearWorkbench();
  }
  const order = sorted(findings);
  return { findings: order, text: textOf(order) };
};

/** Examines this Foundry from this page. Two examinations at once would see each other. */
export const checkFoundry = (onProgress: (part: number) => void = () => undefined): Promise<Report> =>
  (running ??= examine(onProgress).finally(() => {
    running = undefined;
  }));
