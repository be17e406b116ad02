import type { Data } from '../../../shared/json';

/** The options of a failure. */
export interface FailureData {
  readonly message?: string;
  readonly invalidValue?: unknown;
  readonly fallback?: unknown;
  readonly dropped?: boolean;
  readonly unresolved?: boolean;
}

/** [D14] foundry.data.validation.DataModelValidationFailure: what is wrong with a value, and with its parts. */
export class DataModelValidationFailure {
  /** [D14] DataModelValidationFailure#fields */
  fields: Record<string, DataModelValidationFailure> = {};
  /** [D14] DataModelValidationFailure#elements */
  elements: { id: string | number; name?: string; failure: DataModelValidationFailure }[] = [];
  /** [D14] DataModelValidationFailure#joint */
  joint: DataModelValidationFailure | undefined;
  message: string | undefined;
  invalidValue: unknown;
  fallback: unknown;
  dropped: boolean;
  unresolved: boolean;

  constructor({ message, invalidValue, fallback, dropped = false, unresolved = false }: FailureData = {}) {
    this.message = message;
    this.invalidValue = invalidValue;
    this.fallback = fallback;
    this.dropped = dropped;
    this.unresolved = unresolved;
  }

  /** [D14] DataModelValidationFailure#isEmpty */
  isEmpty(): boolean {
    return (
      Object.keys(this.fields).length === 0 &&
      this.elements.length === 0 &&
      this.joint === undefined &&
      this.message === undefined
    );
  }

  /** Is the value itself wrong, and not one of its parts? */
  get isOwn(): boolean {
    return this.message !== undefined;
  }

  /** [D14] DataModelValidationFailure#asError */
  asError(): DataModelValidationError {
    return new DataModelValidationError(this);
  }

  /** [D14] DataModelValidationFailure#toObject */
  toObject(): Data {
    const fields = Object.entries(this.fields).map(([name, failure]) => [name, failure.toObject()]);
    return {
      message: this.message,
      invalidValue: this.invalidValue,
      fallback: this.fallback,
      fields: Object.fromEntries(fields),
    };
  }

  /** One line for each thing that is wrong, with the path of its field. */
  lines(path = ''): string[] {
    const at = (name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);
    return [
      ...(this.message === undefined ? [] : [path === '' ? this.message : `${path}: ${this.message}`]),
      ...Object.entries(this.fields).flatMap(([name, failure]) => failure.lines(at(name))),
      ...this.elements.flatMap(({ id, failure }) => failure.lines(at(id))),
      ...(this.joint?.lines(path) ?? []),
    ];
  }

  toString(): string {
    return this.lines().join('\n');
  }
}

/** [D14] foundry.data.validation.DataModelValidationError */
export class DataModelValidationError extends Error {
  readonly failure: DataModelValidationFailure;

  constructor(failure: DataModelValidationFailure | string) {
    const whole = typeof failure === 'string' ? new DataModelValidationFailure({ message: failure }) : failure;
    super(whole.toString());
    this.name = 'DataModelValidationError';
    this.failure = whole;
  }

  /** [D14] DataModelValidationError#getFailure: what is wrong at a path. */
  getFailure(path: string): DataModelValidationFailure | undefined {
    return path
      .split('.')
      .reduce<DataModelValidationFailure | undefined>((failure, name) => failure?.fields[name], this.failure);
  }

  /** [D14] DataModelValidationError#getAllFailures: by the paths of their fields. */
  getAllFailures(): Record<string, DataModelValidationFailure> | undefined {
    const all: Record<string, DataModelValidationFailure> = {};
    const visit = (failure: DataModelValidationFailure, path: string): void => {
      if (path && failure.message !== undefined) all[path] = failure;
      for (const [name, inner] of Object.entries(failure.fields)) visit(inner, path ? `${path}.${name}` : name);
      for (const { id, failure: inner } of failure.elements) visit(inner, `${path}.${id}`);
    };
    visit(this.failure, '');
    return Object.keys(all).length > 0 ? all : undefined;
  }
}
