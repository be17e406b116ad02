import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { HostDocument } from '../document';
import { WorldCollection } from '../document-collection';

/** [D14] foundry.documents.Setting: one saved setting of the world or of a user, its value as JSON. */
export class Setting extends HostDocument {
  static override readonly documentName: string = 'Setting';

  declare readonly key: string;
  declare readonly user: string | null;

  /** The saved value, read. */
  get saved(): unknown {
    return JSON.parse(String(this._source['value'] ?? 'null'));
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    current.game.settings.changed(this, options, userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ('value' in changes) current.game.settings.changed(this, options, userId);
  }
}

/** [D14] foundry.documents.collections.WorldSettings (`game.settings.storage.get('world')`) */
export class WorldSettings extends WorldCollection<Setting> {
  constructor() {
    super('Setting');
  }

  /** [D14] WorldSettings#getSetting */
  getSetting(key: string, user: string | null = null): Setting | undefined {
    return this.find(setting => setting.key === key && setting.user === user);
  }
}
