/** Random values for an owner's file in the form its reader takes: to test everything that a copy form offers. */
import * as fc from 'fast-check';
import type { DataShape } from '../owners-data';

/** Any value of a shape, from the shape alone. */
export const anyOfShape = (shape: DataShape): fc.Arbitrary<unknown> => {
  switch (shape.kind) {
    case 'whole':
      return fc.integer({ min: shape.least, max: shape.most });
    case 'text':
      return fc.constant('A text');
    case 'one-of':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(anyOfShape(shape.of()), {
        minLength: shape.least,
        maxLength: Math.max(shape.least, Math.min(shape.most, 3)),
      });
    case 'fields':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, anyOfShape(field)])),
        {
          requiredKeys: Object.keys(shape.fields).filter(name => !shape.optional.includes(name)),
        },
      );
    case 'cases':
      return fc.oneof(...Object.values(shape.cases).map(anyOfShape));
  }
};
