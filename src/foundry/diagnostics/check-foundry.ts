/**
 * "Check this Foundry": asks everything that the public pages leave open and that the module leans on, cleans up after
 * itself, and says in plain words what was found and what somebody should change. docs/in-foundry.md, docs/platform.md `[K]`.
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

/** Everything that is asked, in the order of the report. */
export const PROBES = [...BROWSER_PROBES, ...MESSAGE_PROBES, ...DOCUMENT_PROBES, ...CANVAS_PROBES];

/** What is asked at every start, without a trace: what a table cannot do without, or does otherwise. */
const AT_START = ['release', 'chance', 'dialogs', 'ownership', 'hud', 'fresh-read'];

/** What a start finds that is not as the module likes it. */
export const checkAtStart = async (): Promise<readonly Finding[]> => {
  const findings = await Promise.all(PROBES.filter(({ id }) => AT_START.includes(id)).map(examineOne));
  return findings.filter(({ grade }) => grade === 'managed' || grade === 'trouble');
};

/** The worst comes first. */
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

/** Examines this Foundry from this page; two examinations at once would see each other. */
export const checkFoundry = (onProgress: (part: number) => void = () => undefined): Promise<Report> =>
  (running ??= examine(onProgress).finally(() => {
    running = undefined;
  }));
