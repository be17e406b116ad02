import { make } from './dom';
import { formGroup } from './form-data';
import { localize, page } from './globals';
import { uiConfig, type Scheme } from './theme';

const SCHEMES: Readonly<Record<Scheme, string>> = { '': 'As the browser', light: 'Light', dark: 'Dark' };

const select = (name: string, choices: Readonly<Record<string, string>>, chosen: string): HTMLElement =>
  make(
    'select',
    { name },
    ...Object.entries(choices).map(([value, label]) =>
      make('option', { value, selected: value === chosen }, localize(label)),
    ),
  );

/** Core's own settings that the host has: language, canvas, colours. */
export const coreFieldset = (): HTMLElement => {
  const { settings } = page.game;
  const { colorScheme } = uiConfig();
  const languages = settings.settings.get('core.language')?.choices as Readonly<Record<string, string>>;
  return make(
    'fieldset',
    { 'data-category': 'core' },
    make('legend', {}, localize('Core')),
    formGroup('Language', select('core.language', languages, String(settings.get('core', 'language')))),
    formGroup('Colours of windows', select('applications', SCHEMES, colorScheme.applications)),
    formGroup('Colours of the interface', select('interface', SCHEMES, colorScheme.interface)),
    formGroup(
      'Disable the canvas',
      make('input', { type: 'checkbox', name: 'core.noCanvas', checked: settings.get('core', 'noCanvas') === true }),
      'For slow computers: everything can be done in windows.',
    ),
  );
};

/** Saves them; true if the page must be reloaded. They are removed from the values. */
export const saveCore = async (values: Record<string, unknown>): Promise<boolean> => {
  const { settings } = page.game;
  const { applications, interface: ui, ...rest } = values;
  await settings.set('core', 'uiConfig', { ...uiConfig(), colorScheme: { applications, interface: ui } });
  let changed = false;
  for (const key of ['language', 'noCanvas']) {
    const value = rest[`core.${key}`];
    if (value === undefined || settings.get('core', key) === value) continue;
    await settings.set('core', key, value);
    changed = true;
  }
  for (const key of ['applications', 'interface', 'core.language', 'core.noCanvas']) delete values[key];
  return changed;
};
