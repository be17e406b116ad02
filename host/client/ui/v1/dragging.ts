import { page } from '../globals';

/** [D14] foundry.appv1.api.Application, only what is dragged in it: game masters may, unless a subclass says who. */
export class Dragging {
  _canDragStart(_selector?: string): boolean {
    return page.game.user?.isGM ?? false;
  }

  _canDragDrop(_selector?: string): boolean {
    return page.game.user?.isGM ?? false;
  }

  _onDragStart(_event: DragEvent): void {}

  _onDragOver(_event: DragEvent): void {}

  _onDrop(_event: DragEvent): unknown {
    return undefined;
  }
}
