/** The field by which a setting is shown and changed. [D14] SettingConfig: its type is a field, or a class with choices. */
import * as fields from '../data/fields';
import { DataField } from '../data/fields/data-field';
import { page, type HostSetting } from './globals';

interface Shown extends HostSetting {
  /** [D14] SettingConfig#input: what makes the element in place of the field. */
  readonly input?: unknown;
  /** [D14] SettingConfig#filePicker: the kind of file, or true for any. */
  readonly filePicker?: string | boolean;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  image: 'IMAGE',
  imagevideo: 'IMAGE',
  video: 'VIDEO',
  audio: 'AUDIO',
  text: 'TEXT',
  font: 'FONT',
  graphics: 'GRAPHICS',
};

const choicesOf = ({ choices }: HostSetting): object | undefined =>
  Array.isArray(choices) ? Object.fromEntries(choices.map((choice: string) => [choice, choice])) : choices;

/** The field of a setting. */
export const fieldOfSetting = (setting: Shown): DataField => {
  const { type, range, filePicker } = setting;
  if (type instanceof DataField) return type;
  const choices = choicesOf(setting);
  const options = { required: true, ...(choices && { choices }) };
  const value = page.game.settings.get(setting.namespace, setting.key);
  if (type === Boolean || typeof value === 'boolean') return new fields.BooleanField();
  if (type === Number || (typeof value === 'number' && !choices)) {
    return new fields.NumberField({ ...options, ...range });
  }
  if (filePicker && typeof filePicker === 'string' && filePicker in CATEGORIES) {
    return new fields.FilePathField({
      categories: [CATEGORIES[filePicker] ?? 'IMAGE'],
      required: true,
      nullable: true,
    });
  }
  return new fields.StringField({ ...options, blank: true });
};

const shownValue = (value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** Its label, its element and its hint. */
export const groupOfSetting = (setting: Shown, value: unknown): HTMLElement => {
  const field = fieldOfSetting(setting);
  const name = `${setting.namespace}.${setting.key}`;
  const label = setting.name ?? (field.label || setting.key);
  const hint = setting.hint ?? field.hint;
  // a list or an object that no field describes can be seen there, but not written as a text
  const isOpaque = !(setting.type instanceof DataField) && typeof value === 'object' && value !== null;
  const shown = isOpaque ? { value: JSON.stringify(value), disabled: true } : { value: shownValue(value) };
  return field.toFormGroup(
    { label, localize: true, ...(hint && { hint }) },
    { name, id: `setting-${name}`, localize: true, input: setting.input, ...shown },
  );
};

/** Whether a form says what the setting already is. */
export const isSame = (field: DataField, now: unknown, value: unknown): boolean => {
  const plain = (one: unknown): string => JSON.stringify(shownValue(field.toObject(one)) ?? null);
  return plain(now) === plain(value);
};
