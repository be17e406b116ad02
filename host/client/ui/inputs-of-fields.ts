import { formMakers, type DataField } from '../data/fields/data-field';
import * as fields from '../data/fields';
import {
  HTMLColorPickerElement,
  HTMLDocumentTagsElement,
  HTMLFilePickerElement,
  HTMLStringTagsElement,
} from './elements';
import {
  createCheckboxInput,
  createEditorInput,
  createFormGroup,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
  setInputAttributes,
  type GroupConfig,
  type InputConfig,
} from './form-fields';
import { page, type Json } from './globals';

/** The choices of a field as options. */
const choiceOptions = (choices: unknown, config: InputConfig): Json[] => {
  const given = typeof choices === 'function' ? (choices as () => unknown)() : choices;
  if (Array.isArray(given) || given instanceof Set) {
    return [...(given as Iterable<unknown>)].map(one =>
      typeof one === 'object' && one !== null ? (one as Json) : { value: one, label: String(one) },
    );
  }
  const { valueAttr, labelAttr = 'label' } = config as { valueAttr?: string; labelAttr?: string };
  return Object.entries((given ?? {}) as Json).map(([value, one]) =>
    typeof one === 'object' && one !== null
      ? { ...(one as Json), value: valueAttr ? (one as Json)[valueAttr] : value, label: (one as Json)[labelAttr] }
      : { value, label: String(one) },
  );
};

/** A document as an option. [D14] ForeignDocumentField offers those of the world. */
const optionOf = ({ id, name }: { readonly id: string; readonly name: string }): Json => ({ value: id, label: name });

const withChoices = (field: DataField, config: InputConfig): Json & InputConfig => ({
  ...config,
  options:
    (config['options'] as Json[] | undefined) ?? choiceOptions(config['choices'] ?? field.options.choices, config),
});

const hasChoices = (field: DataField, config: InputConfig): boolean =>
  config['options'] !== undefined || config['choices'] !== undefined || field.options.choices !== undefined;

/** A box may be off and a text blank: the browser does not ask for more. */
const isEmptyAllowed = (field: DataField): boolean =>
  field instanceof fields.BooleanField || (field instanceof fields.StringField && field.blank === true);

const inputOf = (field: DataField, given: InputConfig): HTMLElement => {
  const config: InputConfig = {
    required: field.required && !field.nullable && !isEmptyAllowed(field),
    value: field.getInitialValue(),
    ...given,
  };
  if (field instanceof fields.BooleanField) return createCheckboxInput({ ...config, required: false });
  if (field instanceof fields.ColorField) return setInputAttributes(HTMLColorPickerElement.create(config), config);
  if (field instanceof fields.FilePathField) {
    const type = field.categories.length === 1 ? (field.categories[0] ?? 'any').toLowerCase() : 'any';
    return setInputAttributes(HTMLFilePickerElement.create({ ...config, type }), config);
  }
  if (field instanceof fields.DocumentUUIDField) {
    return setInputAttributes(HTMLDocumentTagsElement.create({ ...config, type: field.type, single: true }), config);
  }
  if (field instanceof fields.HTMLField) return createEditorInput(config);
  if (field instanceof fields.JSONField || field instanceof fields.JavaScriptField) {
    return createEditorInput({ ...config, engine: 'codemirror' });
  }
  if (field instanceof fields.SetField || field instanceof fields.ArrayField) {
    const { element } = field;
    if (hasChoices(element, config)) return createMultiSelectInput(withChoices(element, config));
    if (element instanceof fields.DocumentUUIDField) {
      return setInputAttributes(HTMLDocumentTagsElement.create({ ...config, type: element.type }), config);
    }
    return setInputAttributes(HTMLStringTagsElement.create(config), config);
  }
  if (field instanceof fields.ForeignDocumentField && !hasChoices(field, config)) {
    const world = page.game.collections.get(field.model.documentName ?? '');
    if (world) return inputOf(field, { ...config, blank: '', options: [...world].map(optionOf) });
  }
  if (hasChoices(field, config)) {
    const dataset = field instanceof fields.NumberField ? { ...config.dataset, dtype: 'Number' } : config.dataset;
    const blank = field.nullable || !field.required ? (config['blank'] ?? '') : config['blank'];
    return createSelectInput({ ...withChoices(field, config), blank, ...(dataset && { dataset }) });
  }
  if (field instanceof fields.NumberField) {
    const { min, max, step } = field;
    return createNumberInput({
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      step: step ?? (field.integer ? 1 : undefined),
      ...config,
    });
  }
  if (field instanceof fields.ObjectField)
    return createEditorInput({ ...config, value: JSON.stringify(config.value ?? {}), engine: 'codemirror' });
  return config['elementType'] === 'textarea' ? createTextareaInput(config) : createTextInput(config);
};

/** The name of a field that has no label, as words: `playlistSound` is "Playlist sound". */
const spoken = (name: string): string =>
  name
    .replace(/[a-z][A-Z]/g, ([small, large]) => `${small} ${large?.toLowerCase()}`)
    .replace(/^./, first => first.toUpperCase());

/** Lets fields make form elements of themselves. */
export const installFieldForms = (): void => {
  formMakers.input = (field, config) => inputOf(field, config as InputConfig);
  formMakers.group = (field, group, input) => {
    const config = group as GroupConfig;
    const label = config.label ?? (field.label || spoken(field.name));
    const hint = config.hint ?? field.hint;
    const localizes = config.localize ?? true;
    return createFormGroup({
      ...config,
      label,
      ...(hint && { hint }),
      localize: localizes,
      input: field.toInput({ name: field.fieldPath, ...input }),
    });
  };
};
