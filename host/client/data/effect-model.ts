import { ArrayField } from './fields/array-fields';
import { SchemaField, type DataSchema } from './fields/schema-field';
import { AnyField, NumberField, StringField } from './fields/simple-fields';
import { TypeDataModel } from './model';

/** [D14] foundry.data.ActiveEffectTypeDataModel: what every type of effects has, its changes. [I] 13740 */
export class ActiveEffectTypeDataModel extends TypeDataModel {
  static override defineSchema(): DataSchema {
    const text = (initial: string): StringField => new StringField({ required: true, initial });
    return {
      changes: new ArrayField(
        new SchemaField({
          key: text(''),
          type: text('add'),
          value: new AnyField({ required: true, nullable: true, initial: '' }),
          phase: text('initial'),
          priority: new NumberField({ nullable: true, initial: null }),
        }),
      ),
    };
  }
}
