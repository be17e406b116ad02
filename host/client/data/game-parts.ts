/** What the page has beside the world: issues, devices and workers, for packages that ask. */
import type { HostDocument } from './document';

/** [D14] foundry.helpers.ClientIssues (`game.issues`): what is wrong with documents and packages. */
export class ClientIssues {
  readonly #invalid: Record<string, Record<string, unknown>> = {};

  /** [D14] ClientIssues#validationFailures, ClientIssues#usabilityIssues, ClientIssues#packageCompatibilityIssues */
  get validationFailures(): Readonly<Record<string, unknown>> {
    return this.#invalid;
  }

  readonly usabilityIssues: Readonly<Record<string, unknown>> = {};
  readonly packageCompatibilityIssues: Readonly<Record<string, unknown>> = {};

  /** [D14] ClientIssues#getAllSubTypeCounts, ClientIssues#getSubTypeCountsFor, ClientIssues#countDocumentSubTypeIssues */
  getAllSubTypeCounts(): IterableIterator<[string, object]> {
    return new Map<string, object>().entries();
  }

  getSubTypeCountsFor(_module: unknown): undefined {
    return undefined;
  }

  _countDocumentSubType(_cls: unknown, _source: object, _options: object = {}): void {}

  _trackValidationFailure(
    collection: { readonly documentName?: string },
    source: { _id?: string },
    error: unknown,
  ): void {
    (this.#invalid[collection.documentName ?? ''] ??= {})[source._id ?? ''] = error;
  }
}

/** [D14] foundry.helpers.interaction.MouseManager (`game.mouse`) */
export class MouseManager {
  static readonly MOUSE_WHEEL_RATE_LIMIT = 50;

  _activateListeners(): void {}
}

/** [D14] foundry.helpers.interaction.GamepadManager (`game.gamepad`) */
export class GamepadManager {
  readonly connectedGamepads = new Map<string, object>();

  _activateListeners(): void {}

  poll(_onInput: unknown): void {}
}

/** [D14] foundry.helpers.WorkerManager (`game.workers`): none is made. */
export class WorkerManager extends Map<string, Worker> {
  retireWorker(name: string): void {
    this.get(name)?.terminate();
    this.delete(name);
  }
}

/** [D14] foundry.helpers.media.CompendiumArt (`game.compendiumArt`): pictures that packages give to documents of packs. */
export class CompendiumArt extends Map<string, object> {
  readonly enabled = true;

  getPackages(_pack: unknown): HostDocument[] {
    return [];
  }
}
