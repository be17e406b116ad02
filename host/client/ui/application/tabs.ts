import type { TabsConfiguration, FormOptions } from './options';
import { FormDataExtended } from '../form-data';

/** The tabs of one group for a template. [D14] ApplicationV2#_prepareTabs */
export const tabContexts = (
  group: string,
  { tabs = [], labelPrefix }: TabsConfiguration,
  chosen: string | undefined,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    tabs.map(tab => {
      const active = chosen === tab.id;
      const label = tab.label ?? (labelPrefix ? `${labelPrefix}.${tab.id}` : tab.id);
      const cssClass = [tab.cssClass, active && 'active'].filter(Boolean).join(' ');
      return [tab.id, { ...tab, group, label, active, cssClass }];
    }),
  );

/** Marks the buttons and the contents of the chosen tab. */
export const showTab = (root: HTMLElement, group: string, tab: string): void => {
  for (const element of root.querySelectorAll<HTMLElement>(`[data-group="${CSS.escape(group)}"][data-tab]`)) {
    const active = element.dataset['tab'] === tab;
    element.classList.toggle('active', active);
    if (element instanceof HTMLButtonElement) element.ariaPressed = String(active);
  }
};

type FormHandler = (this: object, event: Event, form: HTMLFormElement, data: FormDataExtended) => unknown;

interface Submitting {
  readonly form: HTMLFormElement | null;
  readonly options: { readonly form?: FormOptions };
  _onSubmitForm(options: FormOptions, event: Event): Promise<void>;
  _onChangeForm(options: FormOptions, event: Event): void;
}

/** Reports a form's changes and its submission to its application. */
export const listenToForm = (app: Submitting, form: HTMLFormElement): void => {
  const options = app.options.form ?? {};
  form.autocomplete = 'off';
  form.addEventListener('submit', event => void app._onSubmitForm(options, event));
  form.addEventListener('change', event => app._onChangeForm(options, event));
};

/** Passes the values of the submitted form to the handler. */
export const handOver = async (app: object, { handler }: FormOptions, event: Event): Promise<void> => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const submitter = (event as SubmitEvent).submitter ?? null;
  const data = new FormDataExtended(form, submitter ? { submitter } : {});
  await (handler as FormHandler | undefined)?.call(app, event, form, data);
};

/** Submits an application's form as its button would. */
export const submitForm = async (app: Submitting, options: FormOptions): Promise<void> => {
  const { form } = app;
  if (!form) throw new Error(`${app.constructor.name} has no form element to submit`);
  const event = new Event('submit', { cancelable: true });
  Object.defineProperty(event, 'currentTarget', { value: form });
  await app._onSubmitForm({ ...app.options.form, ...options }, event);
};
