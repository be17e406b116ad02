/**
 * "Check this Foundry": what the doctor found, worst first, and a report to copy. Opened from the settings, the Library
 * and the Seats of a table.
 */
import { findingText, nameOf, type Report } from '../diagnostics/report';
import { fetchDiagnostics } from '../lazy-translations';
import { lazyImport, speech } from '../lazy-import';
import type { Grade } from '../diagnostics/probe';
import { RtApplication, template, type Options, type Parts } from '../rt-application';

interface Line {
  readonly probe: string;
  readonly grade: Grade;
  readonly sign: string;
  readonly gradeName: string;
  readonly name: string;
  readonly text: string;
}
export interface DiagnosticsPanel {
  readonly busy: string | undefined;
  readonly lines: readonly Line[];
  readonly text: string;
}

/** A grade is a sign and a word, not a colour alone. */
const SIGNS: Readonly<Record<Grade, string>> = {
  fine: 'fa-circle-check',
  managed: 'fa-route',
  trouble: 'fa-triangle-exclamation',
  unseen: 'fa-circle-question',
};

export class DiagnosticsApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-diagnostics',
    classes: ['rt-diagnostics-app'],
    window: { icon: 'fa-solid fa-stethoscope', title: 'RT.diagnostics.title' },
    position: { width: 620, height: 680 },
    actions: { check: DiagnosticsApp.#onCheck, copy: DiagnosticsApp.#onCopy },
  };
  static override PARTS: Parts = { report: { template: template('diagnostics'), scrollable: [''] } };

  #report: Report | undefined;
  #part: number | undefined;

  protected override panel(): DiagnosticsPanel {
    const { findings = [], text = '' } = this.#report ?? {};
    return {
      text,
      busy:
        this.#part === undefined
          ? undefined
          : speech.format('RT.diagnostics.busy', { part: String(Math.round(this.#part * 100)) }),
      lines: findings.map(finding => ({
        probe: finding.probe,
        grade: finding.grade,
        sign: SIGNS[finding.grade],
        gradeName: speech.localize(`RT.diagnostics.grades.${finding.grade}`),
        name: nameOf(finding),
        text: findingText(finding),
      })),
    };
  }

  static async #onCheck(this: DiagnosticsApp): Promise<void> {
    if (this.#part !== undefined) return;
    this.#part = 0;
    this.refresh();
    const check = await lazyImport(async () => (await import('../diagnostics/check-foundry')).checkFoundry);
    this.#report = await check?.(part => {
      this.#part = part;
      this.refresh();
    });
    this.#part = undefined;
    this.refresh();
  }

  /** Without a clipboard (plain http), the report is selected so that the user can copy it. */
  static async #onCopy(this: DiagnosticsApp): Promise<void> {
    const field = this.element.querySelector('textarea');
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = await Promise.resolve(clipboard?.writeText(this.#report?.text ?? '')).then(
      () => clipboard !== undefined,
      () => false,
    );
    if (!copied) field?.select();
    ui.notifications.info(speech.localize(copied ? 'RT.diagnostics.copied' : 'RT.diagnostics.selected'));
  }
}

let doctor: DiagnosticsApp | undefined;

/** Opens the doctor's window, or brings it to the front with its last report. */
export const openDiagnostics = async (): Promise<void> => {
  await fetchDiagnostics();
  doctor ??= new DiagnosticsApp({});
  await doctor.render({ force: true });
};
