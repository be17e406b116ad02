import type { FieldOptions } from './data-field';
import { NumberField } from './simple-fields';

/** [D14] foundry.data.fields.AngleField */
export class AngleField extends NumberField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 0,
      normalize: true,
      min: 0,
      max: 360,
      validationError: 'is not a number between 0 and 360',
    };
  }

  declare normalize: boolean;

  override _cast(value: unknown): unknown {
    const number = Number(value);
    if (!this.normalize || !Number.isFinite(number)) return number;
    if (number >= 0 && number <= 360) return number;
    return ((number % 360) + 360) % 360;
  }
}

/** [D14] foundry.data.fields.AlphaField */
export class AlphaField extends NumberField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 1,
      min: 0,
      max: 1,
      validationError: 'is not a number between 0 and 1',
    };
  }
}

/** [D14] foundry.data.fields.HueField */
export class HueField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 1 };
  }

  override _cast(value: unknown): unknown {
    return ((Number(value) % 1) + 1) % 1;
  }
}

/** [D14] foundry.data.fields.IntegerSortField */
export class IntegerSortField extends NumberField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      integer: true,
      initial: 0,
      label: 'FOLDER.DocumentSort',
      hint: 'FOLDER.DocumentSortHint',
    };
  }
}
