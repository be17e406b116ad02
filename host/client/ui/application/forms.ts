import { FormDataExtended } from '../form-data';
import type { FormOptions } from './options';

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
